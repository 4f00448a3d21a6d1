import type { ReactNode } from 'react'
import styles from './door-frame.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

type Props = {
  /** The entrance of the fair: most pages have none, so that it comes with those that do. */
  picture: ReactNode
  children: ReactNode
}

/** A short form, or a word about an address, beside a picture; on a phone a strip of it below. */
export const DoorFrame = ({ picture, children }: Props) => (
  <>
    <SiteHeader />
    <div className={styles.door}>
      <div className={styles.column}>{children}</div>
      <div className={styles.picture}>{picture}</div>
    </div>
    <SiteFooter />
    <TabBar />
  </>
)
