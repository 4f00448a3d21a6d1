import { useWords } from '#platform/web/words/words.ts'
import type { OwnSolicitation } from '../../contract/job-solicitation.ts'
import { useDays } from '../use-days.ts'
import styles from './solicitation-steps.module.css'

type Step = OwnSolicitation['steps'][number]

/** What has happened to an application, as an ordered list with its days; `next` is what is still awaited. */
export function SolicitationSteps({
  steps,
  next,
  isOwn = false,
}: {
  steps: readonly Step[]
  next?: string | undefined
  /** Read by its candidate. */
  isOwn?: boolean
}) {
  const t = useWords('jobs')
  const { day, time } = useDays()
  const wordOf = ({ kind, status }: Step) =>
    kind === 'answered' && status !== null
      ? t(`${isOwn ? 'own_status' : 'status'}.${status}`)
      : t(`step.${kind}`)
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added at the end
        <li key={at} className={styles.step}>
          {t('step.on', { what: wordOf(step), day: day(step.at), time: time(step.at) })}
        </li>
      ))}
      {next && (
        <li className={styles.step} data-next>
          {next}
        </li>
      )}
    </ol>
  )
}
