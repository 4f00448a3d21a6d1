import type { ReactNode } from 'react'
import { StateSign } from '../program/state-sign.tsx'
import styles from './stage.module.css'

type Props = {
  /** It is on air, though nothing of it is seen here. */
  isLive?: boolean
  title: ReactNode
  children?: ReactNode
  /** What can be done. */
  action?: ReactNode
}

/** In the place of the picture: what is the matter, in words. */
export function StageNotice({ isLive, title, children, action }: Props) {
  return (
    <div className={styles.frame} data-words>
      <div className={styles.words} role="status">
        {isLive && <StateSign state="on_air" hasReplay={false} />}
        <p className={styles.title}>{title}</p>
        {children && <p>{children}</p>}
      </div>
      {action && <div className={styles.ways}>{action}</div>}
    </div>
  )
}
