import { Line, Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { LateAnswers, LateFirm } from '../../contract/dashboard.ts'
import { jobPaths } from '../../contract/paths.ts'

/** Exhibitors who owe answers whose day has passed. */
export function LateFirms({ data: { overdue, firms } }: { data: LateAnswers }) {
  const t = useWords('jobs')
  if (!firms.length) return null
  return (
    <Part title={t('dashboard.late')} aside={t('dashboard.overdue', { count: overdue })}>
      <ul>
        {firms.map(firm => (
          <FirmLine key={firm.id} firm={firm} />
        ))}
      </ul>
    </Part>
  )
}

function FirmLine({ firm }: { firm: LateFirm }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const { name, initials, color, shape, logo, overdue, waiting } = firm
  return (
    <Line
      sign={<Mark name={name} initials={initials} color={color} shape={shape} logo={logo} />}
      title={name}
      text={[
        t('dashboard.overdue', { count: overdue }),
        waiting > overdue && t('dashboard.in_time', { count: waiting - overdue }),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <ButtonLink
        variant="secondary"
        size="small"
        href={`${href(jobPaths.jobsMyoffers)}?${new URLSearchParams({ isWaiting: 'true', search: name })}`}
        aria-label={t('dashboard.see_offers_of', { name })}
      >
        {t('dashboard.see_offers')}
      </ButtonLink>
    </Line>
  )
}
