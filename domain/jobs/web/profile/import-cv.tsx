import { FileInput } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAttempt } from '#platform/web/api/use-attempt.ts'
import type { Fields } from '#platform/web/saving/unsaved.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { FormActions } from '#platform/web/ui/form.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { cvFileMost, type ReadCv, readCvFile } from '../../contract/cv-import.ts'
import styles from './profile.module.css'

const accepts = ['.json', '.xml', 'application/json', 'text/xml', 'application/xml', 'application/pdf']

/** Takes over what a CV in another format says, once it is shown what was understood and what was not. */
export function ImportCv({ onTake }: { onTake: (fields: Fields) => void }) {
  const t = useWords('jobs')
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" icon={FileInput} onPress={() => open(true)}>
        {t('cv_import.open')}
      </Button>
      {isOpen && (
        <ImportDialog
          onClose={() => open(false)}
          onTake={fields => {
            onTake(fields)
            open(false)
            toast.success(t('cv_import.taken'))
          }}
        />
      )}
    </>
  )
}

function ImportDialog({ onClose, onTake }: { onClose: () => void; onTake: (fields: Fields) => void }) {
  const t = useWords('jobs')
  const api = useApi()
  const { attempt, isPending, percent, problem, setPercent } = useAttempt()
  const [name, setName] = useState('')
  const [read, setRead] = useState<ReadCv | null>(null)
  const send = (file: File) =>
    attempt(async () => {
      setRead(null)
      setName(file.name)
      const body = new FormData()
      body.set('file', file)
      setRead(await api.call(readCvFile, { body, onProgress: setPercent }))
    })
  return (
    <Dialog
      isOpen
      isBusy={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      title={t('cv_import.title')}
      lead={t('cv_import.lead')}
    >
      <FileDrop
        label={t('cv_import.file')}
        accepts={accepts}
        maxSize={cvFileMost}
        file={name && (read || isPending) ? { name } : null}
        {...(isPending && { progress: percent ?? 0 })}
        {...(problem && { error: problem })}
        onChoose={file => void send(file)}
      />
      {read && <Understood key={name} read={read} onTake={onTake} onClose={onClose} />}
    </Dialog>
  )
}

type Said = { field: string; label: string; words: string; value: unknown }

/** Field by field, what a file says, as it is read. */
function useSaid({ profile }: ReadCv): Said[] {
  const t = useWords('jobs')
  const { title, summary, positions = [], educations = [], skills = [], languages = [] } = profile
  const { degree = '', school = '', graduationYear, educationLevel } = profile
  const titles = (rows: readonly { title: string }[]) => rows.map(row => row.title).join(', ')
  const said = [
    { field: 'title', label: t('profile.title'), words: title ?? '', value: title },
    { field: 'summary', label: t('profile.summary'), words: summary ?? '', value: summary },
    { field: 'positions', label: t('cv.positions'), words: titles(positions), value: positions },
    { field: 'educations', label: t('cv.educations'), words: titles(educations), value: educations },
    { field: 'degree', label: t('profile.degree'), words: degree, value: degree },
    { field: 'school', label: t('profile.school'), words: school, value: school },
    {
      field: 'graduationYear',
      label: t('profile.graduationYear'),
      words: String(graduationYear ?? ''),
      value: graduationYear,
    },
    {
      field: 'educationLevel',
      label: t('profile.educationLevel'),
      words: educationLevel?.name ?? '',
      value: educationLevel?.id,
    },
    {
      field: 'skills',
      label: t('cv.skills'),
      words: skills.map(one => one.name).join(', '),
      value: skills.map(({ id }) => id).toSorted((one, other) => one - other),
    },
    {
      field: 'languages',
      label: t('cv.languages'),
      words: languages.map(({ language }) => language.name).join(', '),
      value: languages.map(({ language, level }) => ({ language: language.id, level: level?.id ?? null })),
    },
  ]
  return said.filter(({ words }) => words)
}

function Understood({
  read,
  onTake,
  onClose,
}: {
  read: ReadCv
  onTake: (fields: Fields) => void
  onClose: () => void
}) {
  const t = useWords('jobs')
  const said = useSaid(read)
  const [left, leave] = useState<ReadonlySet<string>>(new Set())
  const taken = said.filter(({ field }) => !left.has(field))
  const tick = (field: string, isTaken: boolean) => {
    const next = new Set(left)
    if (isTaken) next.delete(field)
    else next.add(field)
    leave(next)
  }
  if (!said.length)
    return (
      <EmptyState isPlain title={t('cv_import.nothing')}>
        {t('cv_import.nothing_text')}
      </EmptyState>
    )
  return (
    <div className={styles.understood}>
      <h3>{t('cv_import.understood')}</h3>
      <p className={styles.hint}>{t('cv_import.replaces')}</p>
      {said.map(({ field, label, words }) => (
        <CheckboxField
          key={field}
          isSelected={!left.has(field)}
          onChange={isTaken => tick(field, isTaken)}
          hint={words.length > 200 ? `${words.slice(0, 200)}…` : words}
        >
          {label}
        </CheckboxField>
      ))}
      {read.left.length > 0 && (
        <Disclosure title={t('cv_import.left')} aside={String(read.left.length)}>
          <ul className={styles.leftOver}>
            {read.left.map(({ path, text }) => (
              <li key={path}>
                <b>{path}</b> {text}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <FormActions>
        <Button variant="ghost" onPress={onClose}>
          {t('profile.cancel')}
        </Button>
        <Button
          isDisabled={!taken.length}
          onPress={() => onTake(Object.fromEntries(taken.map(({ field, value }) => [field, value])))}
        >
          {t('cv_import.take', { count: taken.length })}
        </Button>
      </FormActions>
    </div>
  )
}
