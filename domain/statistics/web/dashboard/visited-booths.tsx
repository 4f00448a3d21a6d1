import { Line, Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
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
          <BoothLine key={booth.id} booth={booth} />
        ))}
      </ol>
    </Part>
  )
}

function BoothLine({ booth: { id, number, isStaffed, present, ...mark } }: { booth: VisitedBooth }) {
  const t = useWords('statistics')
  const href = useSalonHref()
  const staff = isStaffed ? '' : t('dashboard.nobody_there')
  return (
    <Line
      sign={<Mark {...mark} />}
      title={mark.name}
      text={[number, t('dashboard.visitors', { count: present }), staff].filter(Boolean).join(' · ')}
    >
      <ButtonLink
        variant="secondary"
        size="small"
        href={href(statisticsPaths.standStats, { id })}
        aria-label={t('dashboard.figures_of', { name: mark.name })}
      >
        {t('dashboard.its_figures')}
      </ButtonLink>
    </Line>
  )
}
