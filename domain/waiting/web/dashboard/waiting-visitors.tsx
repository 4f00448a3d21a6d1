import { Line, Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { WaitedBooth, WaitedBooths } from '../../contract/dashboard.ts'

/** Booths at which everybody is busy and somebody waits. */
export function WaitingVisitors({ data: { waiting, booths } }: { data: WaitedBooths }) {
  const t = useWords('waiting')
  if (!booths.length) return null
  return (
    <Part title={t('dashboard.title')} aside={t('dashboard.people', { count: waiting })}>
      <ul>
        {booths.map(booth => (
          <BoothLine key={booth.id} booth={booth} />
        ))}
      </ul>
    </Part>
  )
}

function BoothLine({ booth }: { booth: WaitedBooth }) {
  const t = useWords('waiting')
  const href = useSalonHref()
  const timeZone = useFair()?.timeZone
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), {
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  })
  const waits = t('dashboard.waiting', { count: booth.waiting, time: time.format(new Date(booth.since)) })
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
