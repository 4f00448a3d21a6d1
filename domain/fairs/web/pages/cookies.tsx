import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** What is kept in the reader's browser, and why. Nothing needs a choice: none of it follows anybody. */
export default function CookiesPage() {
  const t = useWords('fairs')
  return (
    <>
      <PageTitle title={t('cookies.title')} lead={t('cookies.lead')} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('cookies.name')}</th>
            <th scope="col">{t('cookies.purpose')}</th>
            <th scope="col">{t('cookies.duration')}</th>
          </tr>
        </thead>
        <tbody>
          {['locale', 'rt', 'theme', 'session'].map(name => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{t(`cookies.${name}`)}</td>
              <td>{t(`cookies.${name}_duration`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
