import type { ReactNode } from 'react'
import { Link } from '#platform/web/screens/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairPaths } from '../../contract/paths.ts'
import { useSalonHref } from '../fair-context.tsx'
import styles from './text-page.module.css'

const texts = ['legal', 'terms', 'privacy', 'cookies'] as const

/** A text to read, beside the others of its kind and the way to ask about them. */
export function TextPage({ current, children }: { current: (typeof texts)[number]; children: ReactNode }) {
  const t = useWords('fairs')
  const href = useSalonHref()
  return (
    <div className={styles.page}>
      <nav className={styles.others} aria-label={t('texts.others')}>
        <ul>
          {texts.map(text => (
            <li key={text}>
              <Link to={href(fairPaths[text])} aria-current={text === current ? 'page' : undefined}>
                {t(text === 'cookies' ? 'cookies.title' : `texts.${text}`)}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink variant="secondary" size="small" href={href(fairPaths.contact)}>
          {t('contact.title')}
        </ButtonLink>
      </nav>
      <article className={styles.text}>{children}</article>
    </div>
  )
}
