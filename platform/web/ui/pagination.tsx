import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useLastPage } from '../screens/use-last-page.ts'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import { pagesShown } from './pages-shown.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  current: number
  total: number
  /** The page is in the address, so that a reload and a sent link find it again. */
  hrefFor: (page: number) => string
  /** "1 to 25 of 412 exhibitors", said by the caller who knows what is counted. */
  count?: string
}

/** Page links under a list. One page needs none: only the count is shown. */
export function Pagination({ current, total, hrefFor, count }: PaginationProps) {
  const words = useKitWords()
  useLastPage({ current, total, hrefFor })
  if (!count && total <= 1) return null
  return (
    <div className={styles.frame}>
      {count && <p className={styles.count}>{count}</p>}
      {total > 1 && (
        <nav className={styles.pages} aria-label={words.pages}>
          <Step
            href={current > 1 ? hrefFor(current - 1) : undefined}
            label={words.previousPage}
            of={ChevronLeft}
          />
          <ol className={styles.list}>
            {pagesShown(current, total).map((page, index, shown) =>
              page === null ? (
                <li key={`after-${shown[index - 1]}`} className={styles.gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={page}>
                  <Link
                    className={styles.page}
                    href={hrefFor(page)}
                    aria-label={words.page(page)}
                    aria-current={page === current ? 'page' : undefined}
                  >
                    {page}
                  </Link>
                </li>
              ),
            )}
          </ol>
          <span className={styles.short}>{words.pageOf(current, total)}</span>
          <Step
            href={current < total ? hrefFor(current + 1) : undefined}
            label={words.nextPage}
            of={ChevronRight}
          />
        </nav>
      )}
    </div>
  )
}

function Step({ href, label, of }: { href?: string; label: string; of: typeof ChevronLeft }) {
  return (
    <Link className={styles.page} href={href} isDisabled={!href} aria-label={label}>
      <Icon of={of} size="small" />
    </Link>
  )
}
