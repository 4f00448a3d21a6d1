import { useWords } from '#platform/web/words/words.ts'
import type { Temperature } from '../../contract/lead.ts'
import styles from './desk.module.css'

const filled: Record<Temperature, number> = { hot: 3, warm: 2, cool: 1 }

/** How warm a contact is: three bars, a word and the points, so that none of them has to be guessed. */
export function Heat({ temperature, score }: { temperature: Temperature; score: number }) {
  const t = useWords('leads')
  return (
    <span className={styles.heat}>
      <svg className={styles.bars} viewBox="0 0 23 14" aria-hidden="true">
        {[0, 1, 2].map(at => (
          <rect
            key={at}
            x={at * 8 + 0.75}
            y={9 - at * 4 + 0.75 - (at === 2 ? 0.25 : 0)}
            width={5}
            height={4 + at * 4 - 0.5}
            rx={1.5}
            data-filled={at < filled[temperature] || undefined}
          />
        ))}
      </svg>
      <b>{t(`temperature.${temperature}`)}</b>
      <span>{score}</span>
    </span>
  )
}
