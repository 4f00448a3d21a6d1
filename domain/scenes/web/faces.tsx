import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useDrawnLater } from '#platform/web/before-hydration.ts'
import styles from './faces.module.css'
import { isNarrowNow, onWidthChange } from './use-face.ts'

const never = () => () => {}
const left = { __html: '' }

type Props = {
  /** The scene of wide screens. */
  wide: ReactNode
  /** The scene of phones, whose height only the browser knows. */
  phone: ReactNode
  /** What a phone shows until then. */
  list: ReactNode
}

/**
 * A place as it is walked through. The server draws what wide and narrow screens begin with and the width decides;
 * the browser takes over only what is seen, and leaves the rest as it came.
 */
export function Faces({ wide, phone, list }: Props) {
  // What one width shows stays until what the other draws is there.
  const isNarrow = useDeferredValue(useSyncExternalStore(onWidthChange, isNarrowNow, isNarrowNow))
  const isServer = typeof document === 'undefined'
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => !isServer,
  )
  const [isHydrating, setHydrating] = useState(isFromServer)
  useDrawnLater(isHydrating && isNarrow)
  // In small steps: the phone answers while its scene is drawn.
  useEffect(() => startTransition(() => setHydrating(false)), [])
  if (!isServer && !isHydrating && isNarrow) return phone
  return (
    <>
      {isHydrating && isNarrow ? (
        <Left className={styles.wideOnly} />
      ) : (
        <div className={styles.wideOnly}>{wide}</div>
      )}
      {isServer && <div className={styles.narrowOnly}>{list}</div>}
      {isHydrating && <Left className={styles.narrowOnly} />}
    </>
  )
}

/** What the server drew, untouched. */
const Left = ({ className }: { className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves alone what the server drew
  <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={left} />
)
