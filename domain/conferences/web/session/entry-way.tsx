import { useLocation } from 'react-router'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useRegistrationLinks } from '#domain/identity/web/registration-links.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** The steps by which one comes in as oneself: both lead back to this page. */
export function EntryWay() {
  const t = useWords('conferences')
  const isKnown = usePerson().user !== null
  const { visitor } = useRegistrationLinks()
  const { pathname, search } = useLocation()
  const back = `?next=${encodeURIComponent(pathname + search)}`
  return (
    <>
      {visitor && <ButtonLink href={visitor + back}>{t('entry.register')}</ButtonLink>}
      {!isKnown && (
        <ButtonLink variant={visitor ? 'secondary' : 'primary'} href={accountPaths.login + back}>
          {t('entry.log_in')}
        </ButtonLink>
      )}
    </>
  )
}
