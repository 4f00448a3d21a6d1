import { use } from 'react'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { CookieChoice } from '../cookie-choice.ts'
import styles from '../texts/text-page.module.css'
import { TextPage } from '../texts/text-page.tsx'

/** As they are called in the browser, where not as here; of a fair with its number. */
const names: Readonly<Record<string, string>> = {
  first_steps: 'first-steps',
  charts: 'chart-face',
  visit: 'st…',
  visit_no: 'st… = no',
}

/** What is kept in the reader's browser, and why; of being counted as a visitor they choose. */
export default function CookiesPage() {
  const t = useWords('fairs')
  return (
    <TextPage current="cookies">
      <PageTitle title={t('cookies.title')} lead={t('cookies.lead')} />
      <div className={styles.choice}>{use(CookieChoice)}</div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('cookies.name')}</th>
            <th scope="col">{t('cookies.purpose')}</th>
            <th scope="col">{t('cookies.duration')}</th>
          </tr>
        </thead>
        <tbody>
          {['locale', 'rt', 'theme', 'session', 'first_steps', 'charts', 'visit', 'visit_no'].map(name => (
            <tr key={name}>
              <td>
                <code>{names[name] ?? name}</code>
              </td>
              <td>{t(`cookies.${name}`)}</td>
              <td>{t(`cookies.${name}_duration`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TextPage>
  )
}
