import { ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import styles from './breadcrumb.module.css'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'

/** Where one is, from the fair down; the last entry is the page itself. On a phone only the step back is left. */
export function Breadcrumb({ crumbs }: { crumbs: readonly { label: string; href?: string }[] }) {
  const words = useKitWords()
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={label} className={styles.crumb}>
              {href && !isLast ? (
                <Link className={styles.link} href={href}>
                  {label}
                </Link>
              ) : (
                <span className={styles.here} aria-current={isLast ? 'page' : undefined}>
                  {label}
                </span>
              )}
              {!isLast && <Icon of={ChevronRight} size="small" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
