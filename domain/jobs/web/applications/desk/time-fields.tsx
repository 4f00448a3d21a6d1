import { Plus, X } from 'lucide-react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { DateTimeField } from '#platform/web/ui/date-time-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { timesMost } from '../../../contract/job-interview.ts'
import styles from './desk.module.css'

const minutes = [15, 30, 45, 60, 90] as const
const minuteMs = 60_000

export type Times = { begins: readonly (string | null)[]; minutes: number }

export const noTimes: Times = { begins: [], minutes: 30 }

const endOf = (begin: string, long: number) => new Date(Date.parse(begin) + long * minuteMs).toISOString()

/** As the call takes them: those that are said, in their order, each once. */
export const timesToSend = ({ begins, minutes: long }: Times) =>
  [...new Set(begins.flatMap(begin => begin ?? []))]
    .toSorted()
    .map(begin => ({ begin, end: endOf(begin, long) }))

/** Up to five moments for a talk, of which the candidate picks one. */
export function TimeFields({ times, onChange }: { times: Times; onChange: (times: Times) => void }) {
  const t = useWords('jobs')
  const { timeZone } = useCurrentFair()
  const { begins } = times
  const put = (next: readonly (string | null)[]) => onChange({ ...times, begins: next })
  return (
    <div className={styles.times}>
      {begins.map((begin, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their number is their name
        <div key={at} className={styles.time}>
          <DateTimeField
            label={t('interviews.moment', { number: at + 1 })}
            timeZone={timeZone}
            value={begin}
            onChange={next => put(begins.map((one, index) => (index === at ? next : one)))}
          />
          <Button
            variant="icon"
            size="small"
            icon={X}
            aria-label={t('interviews.moment_remove', { number: at + 1 })}
            onPress={() => put(begins.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {begins.length > 0 && (
        <SelectField
          label={t('interviews.long')}
          options={minutes.map(count => ({ id: String(count), label: t('interviews.minutes', { count }) }))}
          value={String(times.minutes)}
          onChange={id => onChange({ ...times, minutes: Number(id) || noTimes.minutes })}
        />
      )}
      {begins.length < timesMost && (
        <Button variant="soft" size="small" icon={Plus} onPress={() => put([...begins, null])}>
          {t(begins.length ? 'interviews.add' : 'interviews.propose')}
        </Button>
      )}
    </div>
  )
}
