import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { type Audience, isFor } from '#platform/web/screens/screen.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** Nobody logged in is led to the login and back; somebody without the role is led home. The server decides anyway. */
export function Guard({ allow, children }: { allow: Audience; children: ReactNode }) {
  const { status, roles } = usePerson()
  const { pathname, search } = useLocation()
  if (allow === 'anyone') return children
  if (status === 'unknown') return <Skeleton shape="rows" count={6} />
  if (status === 'anonymous')
    return <Navigate replace to={`${accountPaths.login}?next=${encodeURIComponent(pathname + search)}`} />
  if (!isFor(allow, roles)) return <Navigate replace to="/" />
  return children
}
