import { BoothLine } from '#domain/fairs/web/dashboard/booth-line.tsx'
import { Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { dateLocale } from '#platform/contract/locale.ts'
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
          <WaitingLine key={booth.id} booth={booth} />
        ))}
      </ul>
    </Part>
  )
}

function WaitingLine({ booth }: { booth: UnansweredBooth }) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const timeZone = useFair()?.timeZone
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).format(new Date(booth.since))
  return (
    <BoothLine
      booth={booth}
      said={[t('dashboard.waiting', { count: booth.waiting, moment })]}
      way={{
        href: href(visitPaths.standVisit, { id: booth.id }),
        label: t('dashboard.see_booth'),
        name: t('dashboard.see_booth_of', { name: booth.name }),
      }}
    />
  )
}
