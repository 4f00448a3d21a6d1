import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { BoothLine } from '#domain/fairs/web/dashboard/booth-line.tsx'
import { Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { QuietStand, QuietStands } from '../../contract/dashboard.ts'
import { peoplePaths } from '../../contract/paths.ts'

/** Stands without anybody: dark now, or still without a team. */
export function QuietBooths({ fair, data: { count, stands } }: { fair: PublicFair; data: QuietStands }) {
  const t = useWords('people')
  if (!stands.length) return null
  return (
    <Part
      title={t(fair.status.id === fairStatus.open ? 'dashboard.quiet_open' : 'dashboard.quiet_before')}
      aside={t('dashboard.quiet_count', { count })}
    >
      <ul>
        {stands.map(stand => (
          <QuietLine key={stand.id} stand={stand} />
        ))}
      </ul>
    </Part>
  )
}

function QuietLine({ stand }: { stand: QuietStand }) {
  const t = useWords('people')
  const href = useSalonHref()
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium' })
  const team = !stand.staff
    ? t('dashboard.no_team')
    : stand.lastLoginAt
      ? t('dashboard.team_seen', { day: day.format(new Date(stand.lastLoginAt)) })
      : t('dashboard.team_never', { count: stand.staff })
  const way = stand.staff
    ? {
        href: href(visitPaths.standVisit, { id: stand.id }),
        label: t('dashboard.see_stand'),
        name: t('dashboard.see_stand_of', { name: stand.name }),
      }
    : {
        href: `${href(peoplePaths.userCreate)}?type=${userTypeId.standContact}`,
        label: t('dashboard.invite_team'),
        name: t('dashboard.invite_for', { name: stand.name }),
      }
  return <BoothLine booth={stand} said={[team]} way={way} />
}
