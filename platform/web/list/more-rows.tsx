import { useEffect, useRef } from 'react'
import type { useParts } from '../api/parts-query.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './more-rows.module.css'

type Props<Row> = {
  list: ReturnType<typeof useParts<Row>>
  href: string
  words: { failed: string; more: string; shown: (shown: number, total: number) => string }
}

/** Under a list that grows: how much of it is shown, and the way to the next part. */
export function MoreRows<Row>({ list, href, words }: Props<Row>) {
  const count = useRef<HTMLParagraphElement>(null)
  const hadMore = useRef(false)
  const { hasMore, total = 0, rows, isReadingMore, isMoreFailed, data } = list
  useEffect(() => {
    // The link goes with the last part: whoever pressed it by key stays where they were.
    if (hadMore.current && !hasMore && document.activeElement === document.body)
      count.current?.focus({ preventScroll: true })
    hadMore.current = hasMore
  }, [hasMore])
  if ((data?.pages.length ?? 0) < 2 && total <= rows.length) return null
  return (
    <div className={styles.more}>
      {isReadingMore && <Skeleton shape="rows" count={3} />}
      {isMoreFailed && <ErrorState title={words.failed} onRetry={() => void list.readMore()} />}
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {words.shown(rows.length, total)}
      </p>
      {hasMore && (
        <ButtonLink
          variant="secondary"
          href={href}
          routerOptions={{ replace: true, preventScrollReset: true }}
        >
          {words.more}
        </ButtonLink>
      )}
    </div>
  )
}
