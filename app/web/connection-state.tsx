import { useHubState } from '#platform/web/hub/use-hub-state.ts'
import { useWords } from '#platform/web/words/words.ts'
import styles from './connection-state.module.css'

/** A word while updates do not come, on pages that listen to any. */
export function ConnectionState() {
  const t = useWords('app')
  const state = useHubState()
  return (
    <p className={styles.state} role="status">
      {state !== 'connected' && t(`connection.${state}`)}
    </p>
  )
}
