import { BoothLine } from '#domain/fairs/web/dashboard/booth-line.tsx'
import { Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FairPresence, VisitedBooth } from '../../contract/dashboard.ts'
import { statisticsPaths } from '../../contract/paths.ts'

/** Where visitors are now, and where nobody receives them. */
export function VisitedBooths({ data: { booths } }: { data: FairPresence }) {
  const t = useWords('statistics')
  if (!booths.length) return null
  return (
    <Part title={t('dashboard.booths')}>
      <ol>
        {booths.map(booth => (
          <VisitedLine key={booth.id} booth={booth} />
        ))}
      </ol>
    </Part>
  )
}

function VisitedLine({ booth }: { booth: VisitedBooth }) {
  const t = useWords('statistics')
  const href = useSalonHref()
  const staff = booth.isStaffed ? '' : t('dashboard.nobody_there')
  return (
    <BoothLine
      booth={booth}
      said={[t('dashboard.visitors', { count: booth.present }), staff]}
      way={{
        href: href(statisticsPaths.standStats, { id: booth.id }),
        label: t('dashboard.its_figures'),
        name: t('dashboard.figures_of', { name: booth.name }),
      }}
    />
  )
}
