import { Line, Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { FairConversations, UnansweredBooth } from '../../contract/dashboard.ts'

/** Booths to which somebody has written and that have not answered. */
export function UnansweredMessages({ data: { waiting, booths } }: { data: FairConversations }) {
  const t = useWords('messaging')
  if (!booths.length) return null
  return (
    <Part title={t('dashboard.unanswered')} aside={t('dashboard.people', { count: waiting })}>
      <ul>
        {booths.map(booth => (
          <BoothLine key={booth.id} booth={booth} />
        ))}
      </ul>
    </Part>
  )
}

function BoothLine({ booth }: { booth: UnansweredBooth }) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const timeZone = useFair()?.timeZone
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  })
  const waits = t('dashboard.waiting', {
    count: booth.waiting,
    moment: moment.format(new Date(booth.since)),
  })
  return (
    <Line
      sign={
        <Mark
          name={booth.name}
          initials={booth.initials}
          color={booth.color}
          shape={booth.shape}
          logo={booth.logo}
        />
      }
      title={booth.name}
      text={[booth.number, waits].filter(Boolean).join(' · ')}
    >
      <ButtonLink
        variant="secondary"
        size="small"
        href={href(visitPaths.standVisit, { id: booth.id })}
        aria-label={t('dashboard.see_booth_of', { name: booth.name })}
      >
        {t('dashboard.see_booth')}
      </ButtonLink>
    </Line>
  )
}
