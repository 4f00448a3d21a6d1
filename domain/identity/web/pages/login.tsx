import { useSearchParams } from 'react-router'
import { safePath } from '#platform/contract/href.ts'
import { FormColumn } from '#platform/web/ui/form-column.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { LoginForm } from '../login-form.tsx'
import { useRegistrationLinks } from '../registration-links.ts'
import { useOnward } from '../use-onward.ts'

/** Logging in, then on to where one was going. */
export default function LoginPage() {
  const t = useWords('identity')
  const [search] = useSearchParams()
  const register = useRegistrationLinks()
  const next = safePath(search.get('next'))
  useOnward(next)
  return (
    <FormColumn>
      <PageTitle title={t('login.title')} lead={next ? t('login.to_go_on') : t('login.lead')} />
      <LoginForm onDone={() => undefined} register={register} next={next} />
    </FormColumn>
  )
}
