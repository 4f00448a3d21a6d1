import { FileText, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { ReorderList } from '#platform/web/ui/reorder-list.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Brochure } from '../../contract/configuration.ts'
import { BoothTrash, useRemoved } from './booth-trash.tsx'
import { BrochureDialog } from './brochure-dialog.tsx'
import styles from './configure.module.css'
import { languageName } from './languages.ts'
import type { PartProps } from './part.ts'
import { brochureKinds, brochureMax } from './uploads.ts'
import { useUpload } from './use-upload.ts'
import { spoken } from './words-part.tsx'

/** How many the booth shows at first. */
const shownFirst = 6

/** Whether more than the first ones come before it, in the language in which it is shown. */
const isLater = (one: Brochure, all: readonly Brochure[], language: string) => {
  const seen = one.language ?? language
  const before = all.slice(0, all.indexOf(one))
  return before.filter(other => other.language === null || other.language === seen).length >= shownFirst
}

/** By its file, which it has before it is saved: what is open beside it stays open once it has an id. */
const keyOf = (one: Brochure) => (one.file ? `file-${one.file.id}` : String(one.id))
const titleOf = (fileName: string) =>
  fileName
    .replace(/\.\w{2,5}$/, '')
    .replace(/[_]+/g, ' ')
    .trim()
    .slice(0, 160) || 'PDF'

/** Brochures: uploaded many at once, ordered by hand or keyboard, named per language. */
export function BrochuresPart({ booth, draft, language }: PartProps) {
  const t = useWords('stands')
  const { send, problem, progress } = useUpload(booth.id, 'brochure')
  const removed = useRemoved({ booth, draft })
  const [opened, open] = useState<string | null>(null)
  const { brochures } = draft.content
  const codes = spoken({ booth, draft })
  const others = codes.filter(code => code !== booth.fair.mainLanguage)
  const add = async (chosen: File) => {
    const file = await send(chosen)
    if (!file) return
    const fresh = {
      id: null,
      title: titleOf(chosen.name),
      titles: {},
      description: null,
      language: null,
      url: null,
      file,
    }
    draft.set(now => ({ brochures: [...now.brochures, fresh] }))
  }
  const change = (key: string, next: Partial<Brochure>, field: string) =>
    draft.set(
      now => ({ brochures: now.brochures.map(one => (keyOf(one) === key ? { ...one, ...next } : one)) }),
      `brochure.${key}.${field}`,
    )
  const byKey = new Map(brochures.map(one => [keyOf(one), one]))
  const editing = opened === null ? null : byKey.get(opened)
  return (
    <>
      <FileDrop
        label={t('configure.brochures_add')}
        hint={t('configure.brochures_hint', { count: shownFirst })}
        accepts={brochureKinds}
        maxSize={brochureMax}
        isMultiple
        progress={progress}
        error={problem}
        onChoose={add}
      />
      {brochures.length > 0 && (
        <ReorderList
          label={t('configure.brochures')}
          items={brochures}
          itemId={keyOf}
          itemName={one => one.title}
          onReorder={keys => draft.set({ brochures: keys.flatMap(key => byKey.get(key) ?? []) })}
          actions={one => [
            {
              id: 'edit',
              label: t('configure.brochure_edit'),
              icon: Pencil,
              onAction: () => open(keyOf(one)),
            },
            {
              id: 'remove',
              label: t('configure.brochure_remove'),
              icon: Trash2,
              onAction: () => {
                draft.set({ brochures: brochures.filter(other => keyOf(other) !== keyOf(one)) })
                removed(one.title, now => ({ brochures: [...now.brochures, { ...one, id: null }] }))
              },
            },
          ]}
        >
          {one => (
            <span className={styles.brochure}>
              <Icon of={FileText} size="small" />
              <span>
                <b>{one.title}</b>
                <span className={styles.marks}>
                  {one.language && <Badge>{languageName(one.language)}</Badge>}
                  {!one.language && others.some(code => !one.titles[code]) && (
                    <Badge>{t('configure.name_missing')}</Badge>
                  )}
                  {isLater(one, brochures, language) && <Badge>{t('configure.shown_later')}</Badge>}
                </span>
              </span>
            </span>
          )}
        </ReorderList>
      )}
      <BoothTrash kind="brochure" booth={booth} draft={draft} />
      {editing && (
        <BrochureDialog
          brochure={editing}
          main={booth.fair.mainLanguage}
          codes={codes}
          onChange={(next, field) => change(keyOf(editing), next, field)}
          close={() => open(null)}
        />
      )}
    </>
  )
}
