import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useSalonHref, useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Moment } from '#platform/web/screens/moment.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { useLanguages } from './language-menu.tsx'
import { OwnVisitsWhenSeen } from './own-visits.tsx'
import styles from './site-footer.module.css'

// Known once the page is hydrated.
const VisitSwitch = lazyWithRetry(() => import('#domain/statistics/web/choice/visit-switch.tsx'))

export function SiteFooter() {
  const t = useWords('app')
  const fair = useShownFair()
  const href = useSalonHref()
  const languages = useLanguages()
  return (
    <footer className={styles.footer}>
      <span>
        © <Moment>{String(new Date().getUTCFullYear())}</Moment> {fair?.name ?? t('product')}
      </span>
      {(['legal', 'terms', 'privacy', 'cookies', 'contact'] as const).map(page => (
        <Link key={page} to={href(fairPaths[page])}>
          {t(`nav.${page}`)}
        </Link>
      ))}
      <OwnVisitsWhenSeen page={VisitSwitch} />
      <span className={styles.grow} />
      <nav className={styles.languages} aria-label={t('nav.language')}>
        {languages.map(code => (
          <a key={code} href={`?lang=${code}`} hrefLang={code} lang={code}>
            {languageNames[code]}
          </a>
        ))}
      </nav>
    </footer>
  )
}
