import { useSearchParams } from 'react-router'
import { LoginPanel } from '#domain/identity/web/login-panel.tsx'
import { safePath } from '#platform/contract/href.ts'
import { useOnward } from '../use-onward.ts'

/** Logging in, then on to where one was going; here, because on the way a fair may have something to ask. */
export default function LoginPage() {
  const [search] = useSearchParams()
  const next = safePath(search.get('next'))
  useOnward(next)
  return <LoginPanel next={next} />
}
