import { Suspense } from 'react'
import type { HallVisit } from '#domain/halls/contract/hall-visit.ts'
import { AsServed } from '#platform/web/screens/as-served.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import styles from './hero.module.css'

// A drawing of many parts: the words come first.
const HallPicture = lazyWithRetry(() => import('../hall-picture.tsx'))

/** A hall behind the words of a page's head. */
export function HallBehind({ visit }: { visit: HallVisit }) {
  return (
    <AsServed of={visit} className={styles.scene}>
      <Suspense>
        <HallPicture visit={visit} />
      </Suspense>
    </AsServed>
  )
}
