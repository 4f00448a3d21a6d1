import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'

const kinds = ['halls', 'sectors', 'firms', 'stands'] as const

/** What an import creates and changes, or has created and changed. */
export function ImportFigures({ preview }: { preview: ImportPreview }) {
  const t = useWords('stands')
  const number = new Intl.NumberFormat(useLocale())
  return (
    <Figures>
      {kinds.map(kind => (
        <Figure
          key={kind}
          label={t(`import.${kind}`)}
          value={number.format(preview[kind].created)}
          sentence={
            preview[kind].updated
              ? t('import.and_updated', { count: preview[kind].updated })
              : t('import.new', { count: preview[kind].created })
          }
        />
      ))}
    </Figures>
  )
}
