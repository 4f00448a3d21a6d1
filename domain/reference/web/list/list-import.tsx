import { Table2 } from 'lucide-react'
import { importLimits } from '#platform/contract/import.ts'
import {
  type ListDescription,
  type ListImportPreview,
  listColumns,
  listImport,
} from '#platform/contract/list-administration.ts'
import { locales } from '#platform/contract/locale.ts'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { ImportDone } from '#platform/web/import/done.tsx'
import { ImportSteps } from '#platform/web/import/import-steps.tsx'
import { useImport } from '#platform/web/import/use-import.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { listCalled } from './list-source.ts'

const figures = ['created', 'updated'] as const

function ListFigures({ preview }: { preview: ListImportPreview }) {
  const t = useWords('reference')
  const number = new Intl.NumberFormat(useLocale())
  return (
    <Figures>
      {figures.map(kind => (
        <Figure
          key={kind}
          label={t(`import.${kind}`)}
          value={number.format(preview[kind])}
          sentence={t(`import.${kind}_text`)}
        />
      ))}
    </Figures>
  )
}

/** How a column of a list's file is called: its field, and the language of its words. */
function useColumnNames() {
  const t = useWords('reference')
  return (column: string) => {
    const locale = locales.find(code => column.endsWith(`_${code}`))
    return locale
      ? t('import.in_language', {
          field: t(`fields.${column.slice(0, -locale.length - 1)}`),
          language: languageNames[locale],
        })
      : t(`fields.${column}`)
  }
}

/** A list from its own file, edited. */
export function ListImport({
  description,
  title,
  onClose,
}: {
  description: ListDescription
  title: string
  onClose: () => void
}) {
  const t = useWords('reference')
  const refresh = useRefresh()
  const labelOf = useColumnNames()
  const rows = new Intl.NumberFormat(useLocale()).format(importLimits.rows)
  const state = useImport(listImport, {
    params: { name: description.name },
    whenDone: () => refresh(listCalled(description.name)),
  })
  return (
    <ImportSteps
      label={t('import.title', { list: title })}
      state={state}
      fields={listColumns(description)}
      labelOf={labelOf}
      fileHint={t('import.file_hint', { rows })}
      fileLead={t('import.file_lead')}
      exampleName={`${description.name}.csv`}
      changes={preview => <ListFigures preview={preview} />}
      done={preview => (
        <ImportDone
          state={state}
          title={t('import.done', { count: preview.created + preview.updated })}
          text={t('import.done_text')}
          links={
            <Button icon={Table2} onPress={onClose}>
              {t('import.see_list')}
            </Button>
          }
        >
          <ListFigures preview={preview} />
        </ImportDone>
      )}
    />
  )
}
