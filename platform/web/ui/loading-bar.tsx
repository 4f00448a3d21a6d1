import { useKitWords } from './kit-words.tsx'
import styles from './loading-bar.module.css'

/** A thin bar at the very top while the next page is fetched; under 200 ms nobody sees it. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const words = useKitWords()
  return (
    <div role="status" className={styles.place}>
      {isLoading && (
        <span className={styles.bar}>
          <span className="visually-hidden">{words.loading}</span>
        </span>
      )}
    </div>
  )
}
