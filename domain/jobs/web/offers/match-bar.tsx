import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { computedJob } from '../../contract/job-calls.ts'
import styles from './match.module.css'
import { MatchLines } from './match-lines.tsx'

const bars = Array.from({ length: 9 }, (_, at) => at)

/** How well an offer fits, to be seen at a glance. */
export const MatchBars = ({ percent }: { percent: number }) => (
  <span className={styles.bars} aria-hidden="true">
    {bars.map(at => (
      <i key={at} data-met={at < Math.round((percent * bars.length) / 100) || undefined} />
    ))}
  </span>
)

/** How an offer of a list fits the reader’s profile; why, once they ask. */
export function MatchBar({ job, percent }: { job: number; percent: number }) {
  const t = useWords('jobs')
  const api = useApi()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...callQuery(api, computedJob, { params: { id: job } }), enabled: isOpen })
  return (
    <div className={styles.match}>
      <span className={styles.said}>
        <MatchBars percent={percent} />
        <Button
          variant="ghost"
          size="small"
          iconAfter={isOpen ? Minus : Plus}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {t('offers.fits', { percent })}
        </Button>
      </span>
      <div id={id} hidden={!isOpen}>
        {isOpen && (data ? <MatchLines lines={data.match?.lines ?? []} /> : <Skeleton count={3} />)}
      </div>
    </div>
  )
}
