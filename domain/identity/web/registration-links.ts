import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '../contract/paths.ts'
import type { RegistrationLinks } from './login-form.tsx'

/** The ways to an account that the current fair leaves open. */
export function useRegistrationLinks(): RegistrationLinks {
  const fair = useFair()
  const href = useSalonHref()
  const visitor = href(accountPaths.registerFormtype, { formtype: 'visitor' })
  const exhibitor = href(accountPaths.registerFormtype, { formtype: 'exhibitor' })
  const isTaking = fair && !isClosed(fair.status.id)
  return {
    visitor: isTaking && fair.isRegistrationUserHomepage ? visitor : null,
    exhibitor: isTaking && fair.isRegistrationFirmHomepage ? exhibitor : null,
  }
}
