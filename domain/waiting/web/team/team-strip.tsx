import { ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ownPresence } from '#domain/presence/contract/presence.ts'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { waitingPaths } from '../../contract/paths.ts'
import { standQueue } from '../../contract/queue.ts'
import styles from '../strip/queue-strip.module.css'
import { useStaffedQueues } from './use-staffed-queues.ts'

/** For those who receive, at the foot of every page: that people wait at their booth. */
export default function TeamStrip() {
  const queues = useStaffedQueues()
  return (
    <>
      {queues.map(({ id }) => (
        <Hear key={id} stand={id} />
      ))}
      <Shown queue={queues.find(({ waiting }) => waiting > 0)} />
    </>
  )
}

function Hear({ stand }: { stand: number }) {
  const refresh = useRefresh()
  useLive(`queue:${stand}`, () => refresh(standQueue, ownPresence))
  return null
}

function Shown({ queue }: { queue: { id: number; waiting: number } | undefined }) {
  const t = useWords('waiting')
  const href = useSalonHref()
  const { pathname } = useLocation()
  const page = href(waitingPaths.standQueue)
  if (!queue || pathname.startsWith(page)) return null
  return (
    <section className={styles.strip} aria-label={t('strip.team')}>
      <Link to={href(waitingPaths.standQueue, { id: queue.id })} className={styles.open ?? ''}>
        <span className={styles.number}>{queue.waiting}</span>
        <span className={styles.state}>{t('strip.waiting', { count: queue.waiting })}</span>
        <span className={styles.stand} />
        <span className={styles.estimate}>{t('strip.receive')}</span>
        <Icon of={ChevronRight} />
      </Link>
    </section>
  )
}
