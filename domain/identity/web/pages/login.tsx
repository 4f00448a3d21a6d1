import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { safePath } from '#platform/contract/href.ts'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useLanding } from '../landing.ts'
import { LoginForm } from '../login-form.tsx'
import { usePerson } from '../person.ts'
import { useWay } from '../registration/use-missing.ts'
import { useRegistrationLinks } from '../registration-links.ts'

/** Logging in, then on to where one was going. */
export default function LoginPage() {
  const t = useWords('identity')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { status } = usePerson()
  const register = useRegistrationLinks()
  const landing = useLanding()
  const wish = safePath(search.get('next'))
  const next = wish ?? landing
  const way = useWay()
  const isReady = status === 'known' && way !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone on as soon as the way is known, and once
  useEffect(() => {
    if (isReady) void way(next).then(to => navigate(to, { replace: true }))
  }, [isReady, next])
  return (
    <>
      <PageTitle title={t('login.title')} lead={search.has('next') ? t('login.to_go_on') : t('login.lead')} />
      <LoginForm onDone={() => undefined} register={register} next={wish} />
    </>
  )
}
