import type { Context } from '#platform/server/context.ts'
import type { Limit } from '#platform/server/limiter.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { passwordProblems } from '../contract/password.ts'

/** For forms that anybody may send: under a limit by address, and only with a solved captcha. */
export async function demandPerson(limit: Limit, token: string | undefined, { services, request }: Context) {
  await services.limiter.demand(limit, request.ip)
  const verdict = await services.captcha.verify(token, request.ip)
  if (verdict === 'unavailable') throw new Refusal(503, 'captcha_unavailable')
  if (verdict === 'invalid') throw invalid({ g_recaptcha_response: 'captcha_invalid' })
}

/** @throws 422 with everything that the password lacks. */
export function demandPassword(password: string, confirmation: string | undefined, { services }: Context) {
  const problems = passwordProblems(password, services.settings.PASSWORD_MIN)
  if (problems.length) throw invalid({ password: problems })
  if (confirmation !== undefined && confirmation !== password)
    throw invalid({ passwordConfirmation: 'password_mismatch' })
}
