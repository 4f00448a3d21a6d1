import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '../contract/paths.ts'
import { screens } from './index.ts'
import type { RegistrationLinks } from './login-form.tsx'

const path = accountPaths.registerFormtype
const isThere = screens.some(screen => screen.path === path)

/** The ways to an account that the current fair leaves open. */
export function useRegistrationLinks(): RegistrationLinks {
  const fair = useFair()
  const href = useSalonHref()
  const to = (formtype: 'visitor' | 'exhibitor', isOpen: boolean | undefined) =>
    isThere && isOpen ? href(path, { formtype }) : null
  return {
    visitor: to('visitor', fair?.isRegistrationUserHomepage),
    exhibitor: to('exhibitor', fair?.isRegistrationFirmHomepage),
  }
}
