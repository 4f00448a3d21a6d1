import { useWords } from '#platform/web/words/words.ts'
import { isRefusedByBrowser, useVisitChoice } from './use-visit-choice.ts'

/** At the foot of every page: counted or not, by one press. Nothing where the fair does not count. */
export default function VisitSwitch({ fair }: { fair: number }) {
  const t = useWords('statistics')
  const { known, choose, isPending } = useVisitChoice(fair)
  if (!known || known.mode === 'off' || isRefusedByBrowser()) return null
  const isCounted = known.token !== null
  return (
    <button type="button" disabled={isPending} onClick={() => choose(isCounted ? 'no' : 'yes')}>
      {t(isCounted ? 'switch.stop' : 'switch.start')}
    </button>
  )
}
