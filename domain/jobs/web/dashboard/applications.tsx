import { Line, Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FairApplications, LateFirm } from '../../contract/dashboard.ts'
import { jobPaths } from '../../contract/paths.ts'

/** How many applied today, and the exhibitors who have not answered by the day that was promised. */
export function Applications({ data }: { data: FairApplications }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const { total, today, read, overdue, firms } = data
  if (!total) return null
  return (
    <Part
      title={t('dashboard.applications')}
      href={href(jobPaths.jobsCvSolicitations)}
      aside={
        today
          ? `${t('dashboard.today', { count: today })}, ${t('dashboard.read', { count: read })}`
          : t('dashboard.all', { count: total })
      }
    >
      <p>{overdue ? t('dashboard.overdue', { count: overdue }) : t('dashboard.in_time')}</p>
      {firms.length > 0 && (
        <ul>
          {firms.map(firm => (
            <FirmLine key={firm.id} firm={firm} />
          ))}
        </ul>
      )}
    </Part>
  )
}

function FirmLine({ firm: { name, initials, color, shape, logo, overdue } }: { firm: LateFirm }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const query = new URLSearchParams({ isWaiting: 'true', search: name })
  return (
    <Line
      sign={<Mark name={name} initials={initials} color={color} shape={shape} logo={logo} />}
      title={name}
      text={t('dashboard.overdue', { count: overdue })}
    >
      <ButtonLink
        variant="secondary"
        size="small"
        href={`${href(jobPaths.jobsMyoffers)}?${query}`}
        aria-label={t('dashboard.see_offers_of', { name })}
      >
        {t('dashboard.see_offers')}
      </ButtonLink>
    </Line>
  )
}
