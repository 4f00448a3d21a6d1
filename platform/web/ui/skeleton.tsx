import { useKitWords } from './kit-words.tsx'
import styles from './skeleton.module.css'

type Shape = 'lines' | 'card' | 'rows' | 'figures'

export type SkeletonProps = { shape?: Shape; count?: number }

/** The shape of what is coming, where the shape is known. Read aloud once as "loading", drawn as mist. */
export function Skeleton({ shape = 'lines', count = 3 }: SkeletonProps) {
  const words = useKitWords()
  return (
    <div className={styles[shape]} role="status" aria-label={words.loading}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes, never reordered
        <Piece key={index} shape={shape} />
      ))}
    </div>
  )
}

function Piece({ shape }: { shape: Shape }) {
  if (shape === 'lines') return <span className={styles.line} />
  if (shape === 'figures')
    return (
      <span className={styles.figure}>
        <span className={styles.short} />
        <span className={styles.number} />
        <span className={styles.line} />
      </span>
    )
  if (shape === 'rows')
    return (
      <span className={styles.row}>
        <span className={styles.mark} />
        <span className={styles.line} />
        <span className={styles.short} />
      </span>
    )
  return (
    <span className={styles.box}>
      <span className={styles.mark} />
      <span className={styles.line} />
      <span className={styles.short} />
    </span>
  )
}
