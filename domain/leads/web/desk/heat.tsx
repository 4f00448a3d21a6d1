import { useWords } from '#platform/web/words/words.ts'
import type { Temperature } from '../../contract/lead.ts'
import styles from './desk.module.css'

const filled: Record<Temperature, number> = { hot: 3, warm: 2, cool: 1 }

const heights = [6, 9.5, 13]

/** How warm a contact is: three bars, a word and the points, so that none of them has to be guessed. */
export function Heat({
  temperature,
  score,
  isLong,
}: {
  temperature: Temperature
  score: number
  /** The points in words. */
  isLong?: boolean
}) {
  const t = useWords('leads')
  return (
    <span className={styles.heat} data-long={isLong || undefined}>
      <svg className={styles.bars} viewBox="0 0 23 14" aria-hidden="true">
        {heights.map((height, at) => (
          <rect
            key={height}
            x={at * 8 + 0.75}
            y={13.25 - height + 0.75 - 0.5}
            width={5.5}
            height={height - 0.75}
            rx={1.5}
            data-filled={at < filled[temperature] || undefined}
          />
        ))}
      </svg>
      {isLong ? (
        <span>
          <b>{t(`temperature.${temperature}`)}</b>, {t('story.score', { count: score })}
        </span>
      ) : (
        <>
          <b>{t(`temperature.${temperature}`)}</b> <span>{score}</span>
        </>
      )}
    </span>
  )
}
