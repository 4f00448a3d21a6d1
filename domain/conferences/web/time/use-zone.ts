import { useSyncExternalStore } from 'react'
import { keepText, useKeptText } from '#platform/web/use-kept-text.ts'

const key = 'programme-zone'
const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The reader’s zone, null until it is known; and whether they want times by it, which is remembered. */
export function useZone() {
  const own = useSyncExternalStore(never, ownZone, () => null)
  const isOwn = useKeptText(key) === 'own'
  return { own, isOwn, choose: (next: boolean) => keepText(key, next ? 'own' : null) }
}
