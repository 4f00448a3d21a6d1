import { useEffect, useRef } from 'react'
import type { useParts } from '#platform/web/api/parts-query.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './more-firms.module.css'

type Props<Row> = { list: ReturnType<typeof useParts<Row>>; href: string }

/** Under a list of firms: how many of them are shown, and the way to the next ones. */
export function MoreFirms<Row>({ list, href }: Props<Row>) {
  const t = useWords('exhibitors')
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
      {isMoreFailed && <ErrorState title={t('list.failed')} onRetry={() => void list.readMore()} />}
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {t('list.shown', { shown: rows.length, total })}
      </p>
      {hasMore && (
        <ButtonLink
          variant="secondary"
          href={href}
          routerOptions={{ replace: true, preventScrollReset: true }}
        >
          {t('list.more')}
        </ButtonLink>
      )}
    </div>
  )
}
