import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Figure } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ApplicationFigures } from '../../contract/dashboard.ts'
import { jobPaths } from '../../contract/paths.ts'

/** How many applied today, once somebody has applied at all. */
export function ApplicationCount({ data: { total, today, read } }: { data: ApplicationFigures }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const number = new Intl.NumberFormat(useLocale())
  if (!total) return null
  return (
    <Figure
      label={t('dashboard.applications')}
      value={number.format(today)}
      sentence={today ? t('dashboard.read', { count: read }) : t('dashboard.all', { count: total })}
      href={href(jobPaths.jobsCvSolicitations)}
    />
  )
}
