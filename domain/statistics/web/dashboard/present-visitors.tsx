import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { Spark } from '#platform/web/ui/chart/spark.tsx'
import { Figure } from '#platform/web/ui/figure-card.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FairPresence } from '../../contract/dashboard.ts'
import { useSay } from '../figures/say.ts'
import { mostOf } from './most-of.ts'

/** How many walk through an open fair now. */
export function PresentVisitors({ fair, data }: { fair: PublicFair; data: FairPresence }) {
  const t = useWords('statistics')
  const say = useSay()
  if (fair.status.id !== fairStatus.open) return null
  const { moments } = data
  const most = moments ? t('dashboard.most', { count: mostOf(data) }) : t('failed')
  return (
    <Figure
      label={t('dashboard.present')}
      value={say.count(data.present)}
      sentence={most}
      trend={
        moments &&
        moments.length > 2 && <Spark sentence={most} values={moments.map(({ present }) => present)} />
      }
    />
  )
}
