import { BoothLine } from '#domain/fairs/web/dashboard/booth-line.tsx'
import { Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { dateLocale } from '#platform/contract/locale.ts'
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
          <WaitingLine key={booth.id} booth={booth} />
        ))}
      </ul>
    </Part>
  )
}

function WaitingLine({ booth }: { booth: WaitedBooth }) {
  const t = useWords('waiting')
  const href = useSalonHref()
  const timeZone = useFair()?.timeZone
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), {
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(booth.since))
  return (
    <BoothLine
      booth={booth}
      said={[t('dashboard.waiting', { count: booth.waiting, time })]}
      way={{
        href: href(visitPaths.standVisit, { id: booth.id }),
        label: t('dashboard.see_booth'),
        name: t('dashboard.see_booth_of', { name: booth.name }),
      }}
    />
  )
}
