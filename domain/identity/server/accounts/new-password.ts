import type { Services } from '#platform/server/services.ts'
import { passwordProblems } from '../../contract/password.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Codes by field of what is wrong with a password that somebody chooses, once or twice; none means that it can be taken. */
export function newPasswordProblems(
  { password, passwordConfirmation }: { password?: string; passwordConfirmation?: string },
  { settings }: Services,
): Record<string, string[]> {
  if (!password) return { password: ['required'] }
  const problems = passwordProblems(password, settings.PASSWORD_MIN)
  if (!problems.length && isCommonPassword(password)) problems.push('password_common')
  return {
    ...(problems.length && { password: problems }),
    ...(passwordConfirmation !== undefined &&
      password !== passwordConfirmation && { passwordConfirmation: ['password_mismatch'] }),
  }
}
