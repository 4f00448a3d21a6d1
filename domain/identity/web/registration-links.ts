import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '../contract/paths.ts'
import type { RegistrationLinks } from './login-form.tsx'

/** The ways to an account that the current fair leaves open. */
export function useRegistrationLinks(): RegistrationLinks {
  const fair = useFair()
  const href = useSalonHref()
  const to = (formtype: 'visitor' | 'exhibitor') => href(accountPaths.registerFormtype, { formtype })
  return {
    visitor: fair?.isRegistrationUserHomepage ? to('visitor') : null,
    exhibitor: fair?.isRegistrationFirmHomepage ? to('exhibitor') : null,
  }
}
