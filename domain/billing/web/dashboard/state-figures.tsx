import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { dashboard } from '../../contract/accounts.ts'
import { formatRoughly } from '../../contract/amounts.ts'
import { states } from '../../contract/sides.ts'

/** How much stands where, each leading to who that is. */
export function StateFigures({ data: { states: sums, currency } }: { data: ResponseOf<typeof dashboard> }) {
  const t = useWords('billing')
  const locale = useLocale()
  return (
    <Figures>
      {states.map(state => (
        <Figure
          key={state}
          label={t(`state.${state}`)}
          value={formatRoughly(sums[state]?.gross ?? 0, currency, locale)}
          sentence={t('dashboard.exhibitors', { count: sums[state]?.count ?? 0 })}
          href={`?state=${state}`}
        />
      ))}
    </Figures>
  )
}
