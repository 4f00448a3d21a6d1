import type { ReactNode } from 'react'
import { lettersOf } from './longest-word.ts'
import styles from './page-title.module.css'

export interface PageTitleProps {
  title: ReactNode
  /** A line above: the day, the place. */
  before?: ReactNode
  /** One sentence below: counts, state. */
  lead?: ReactNode
  /** At most one primary button. */
  actions?: ReactNode
  /** Above a list, which wants the room: title and lead on one line. */
  isShort?: boolean
}

/** The head of a page. Its `h1` is where the focus goes after a navigation. */
export function PageTitle({ title, before, lead, actions, isShort }: PageTitleProps) {
  return (
    <header className={styles.head} data-short={isShort || undefined}>
      <div className={styles.words}>
        {before && <p className={styles.before}>{before}</p>}
        <h1
          className={styles.title}
          style={typeof title === 'string' ? lettersOf(title) : undefined}
          tabIndex={-1}
        >
          {title}
        </h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

/** What a page is called, above the shape of what is coming: until there is a title, or what stands for one, beside it. */
export const ComingTitle = ({ title }: { title: string }) => (
  <div className={styles.coming}>
    <PageTitle title={title} />
  </div>
)
