import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StatFigures, StatTotals } from '../../contract/figures.ts'
import { useSay } from './say.ts'

type Kind = 'visitors' | 'views' | 'medianSeconds' | 'downloads'

/** Four figures, each with what it was on as many days before. */
export function Totals({ figures: { totals, before } }: { figures: StatFigures }) {
  const t = useWords('statistics')
  const say = useSay()
  const said = (of: StatTotals, kind: Kind) =>
    kind === 'medianSeconds' ? say.stay(of.medianSeconds) : say.count(of[kind])
  const sentence = (kind: Kind) => {
    if (before && before.views !== 0) return t('total.before', { value: said(before, kind) })
    if (kind === 'visitors' && typeof totals.newcomers === 'number' && before)
      return t('total.first_time', { count: totals.newcomers })
    return t(`total.${kind}_means`)
  }
  return (
    <Figures>
      {(['visitors', 'views', 'medianSeconds', 'downloads'] as const).map(kind => (
        <Figure key={kind} label={t(`total.${kind}`)} value={said(totals, kind)} sentence={sentence(kind)} />
      ))}
    </Figures>
  )
}
