import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { audiences } from '#domain/identity/contract/roles.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { ProblemError } from '#platform/web/api/client.ts'
import { type Audience, isFor } from '#platform/web/screens/screen.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** A screen that asks for a role which there is not would be closed to everybody, and nobody knew why. @throws 500 */
export function requireLogin(allow: Audience) {
  const asked = typeof allow === 'string' ? [] : allow
  const unknown = asked.find(role => !audiences.has(role))
  if (unknown) throw new ProblemError(500, { code: 500, message: `Unknown middleware ${unknown}` })
}

/**
 * Leads away from each address anew: whoever is quick is at the next forbidden one before the page they were led to
 * has been shown, and `<Navigate>` would take the two for one.
 */
function LeadTo({ to, why }: { to: string; why?: string }) {
  const navigate = useNavigate()
  const from = useLocation()
  useEffect(() => {
    if (!from) return
    if (why) toast.info(why)
    void navigate(to, { replace: true })
  }, [navigate, to, why, from])
  return null
}

/** Nobody logged in is led to the login and back; somebody without the role is led home and told why. The server decides anyway. */
export function Guard({ allow, children }: { allow: Audience; children: ReactNode }) {
  requireLogin(allow)
  const t = useWords('app')
  const { status, roles } = usePerson()
  const { pathname, search } = useLocation()
  if (allow === 'anyone') return children
  if (status === 'unknown') return <Skeleton shape="rows" count={6} />
  if (status === 'anonymous')
    return <LeadTo to={`${accountPaths.login}?next=${encodeURIComponent(pathname + search)}`} />
  if (!isFor(allow, roles)) return <LeadTo to="/" why={t('errors.other_role')} />
  return children
}
