import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { PeopleImportPreview } from '../../contract/people-import.ts'

const kinds = ['created', 'joined', 'validated', 'updated', 'offered', 'invited'] as const

/** How many people an import makes, brings in, mends and writes to, or has; new ones are always told. */
export function PeopleFigures({ preview }: { preview: PeopleImportPreview }) {
  const t = useWords('people')
  const number = new Intl.NumberFormat(useLocale())
  return (
    <Figures>
      {kinds
        .filter(kind => kind === 'created' || preview[kind])
        .map(kind => (
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
