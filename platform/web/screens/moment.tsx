import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Words of this moment, such as the day. A page may be kept for longer: until it is hydrated they stand as the server wrote
 * them, then as it is now.
 */
export function Moment({ children }: { children: string }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return (
    <span key={String(isHydrating)} suppressHydrationWarning>
      {children}
    </span>
  )
}
