import { Footprints } from 'lucide-react'
import { useWords } from '#platform/web/words/words.ts'
import type { WalkerCount } from '../contract/walkers.ts'
import { useWalkers } from './use-walkers.ts'
import styles from './walking.module.css'

type Props = { fair: number; kind: WalkerCount['kind']; id: number }

/** Alone in a hall one is not told so; at a booth its people see that somebody has come. */
const least = { fair: 2, hall: 2, stand: 1 }

/** How many are in a place now, by number and never by name. */
export function Walking({ fair, kind, id }: Props) {
  const t = useWords('presence')
  const count = useWalkers(fair)?.(kind, id) ?? 0
  // Known after the page is: its line is there before it, so that nothing moves.
  return (
    <p className={styles.walking}>
      {count >= least[kind] && (
        <>
          <Footprints size={16} aria-hidden="true" />
          {t(kind === 'stand' ? 'visitors' : 'walking', { count })}
        </>
      )}
    </p>
  )
}
