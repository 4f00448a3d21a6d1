import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { computedJob, type JobCard } from '../../contract/job-calls.ts'
import styles from './match.module.css'
import { MatchLines } from './match-lines.tsx'

type Points = NonNullable<JobCard['match']>

/** How well an offer fits, to be seen at a glance: a bar for each point that it asks for. */
export const MatchBars = ({ fits, asked }: Points) => (
  <span className={styles.bars} aria-hidden="true">
    {Array.from({ length: asked }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place
      <i key={at} data-met={at < fits || undefined} />
    ))}
  </span>
)

/** How an offer of a list fits the reader’s profile; why, once they ask. */
export function MatchBar({ job, points }: { job: number; points: Points }) {
  const t = useWords('jobs')
  const api = useApi()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const lines = useQuery({ ...callQuery(api, computedJob, { params: { id: job } }), enabled: isOpen })
  return (
    <div className={styles.match}>
      <span className={styles.said}>
        <MatchBars {...points} />
        <Button
          variant="ghost"
          size="small"
          iconAfter={isOpen ? Minus : Plus}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {t('offers.fits', points)}
        </Button>
      </span>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          (lines.data ? (
            <MatchLines lines={lines.data.match?.lines ?? []} />
          ) : (
            <LoadState of={lines} count={3} />
          ))}
      </div>
    </div>
  )
}
