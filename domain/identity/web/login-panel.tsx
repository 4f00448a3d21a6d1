import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { LoginForm } from './login-form.tsx'
import { useRegistrationLinks } from './registration-links.ts'

/** Logging in, then on to where one was going. */
export function LoginPanel({ next }: { next: string | null }) {
  const t = useWords('identity')
  const register = useRegistrationLinks()
  return (
    <>
      <PageTitle title={t('login.title')} lead={next ? t('login.to_go_on') : t('login.lead')} />
      <LoginForm onDone={() => undefined} register={register} next={next} />
    </>
  )
}
