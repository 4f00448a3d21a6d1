import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from '../texts/text-page.module.css'
import { TextPage } from '../texts/text-page.tsx'

/** What is kept in the reader's browser, and why. Nothing needs a choice: none of it follows anybody. */
export default function CookiesPage() {
  const t = useWords('fairs')
  return (
    <TextPage current="cookies">
      <PageTitle title={t('cookies.title')} lead={t('cookies.lead')} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('cookies.name')}</th>
            <th scope="col">{t('cookies.purpose')}</th>
            <th scope="col">{t('cookies.duration')}</th>
          </tr>
        </thead>
        <tbody>
          {['locale', 'rt', 'theme', 'session', 'first_steps'].map(name => (
            <tr key={name}>
              <td>
                <code>{name.replace('_', '-')}</code>
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
