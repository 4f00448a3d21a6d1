import { Check, CheckCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react'
import { dateLocale } from '#platform/contract/locale.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import styles from './thread.module.css'
import type { LineState as State, ThreadLine } from './thread-line.ts'

const icons: Readonly<Record<State, LucideIcon>> = {
  sending: Clock,
  waiting: Clock,
  failed: TriangleAlert,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
}

export const useClock = () => {
  const format = new Intl.DateTimeFormat(dateLocale(useLocale()), { timeStyle: 'short' })
  return (instant: string) => format.format(new Date(instant))
}

/** When it was written and, of one's own, what has become of it: ticks and a word. */
export function LineFoot({ line }: { line: ThreadLine }) {
  const t = useWords('messaging')
  const clock = useClock()
  const { createdAt, state, readAt } = line
  return (
    <p className={styles.foot} data-state={state ?? undefined}>
      <time dateTime={createdAt}>{clock(createdAt)}</time>
      {state && (
        <span className={styles.state}>
          <Icon of={icons[state]} size="small" />
          {state === 'read' && readAt ? t('state.read_at', { time: clock(readAt) }) : t(`state.${state}`)}
        </span>
      )}
    </p>
  )
}
