import type { HttpContext } from '#platform/server/context.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'

/**
 * @throws 422 for a captcha that was not solved. A provider that is down keeps registrations and mails shut (503) but
 * lets logins through, which have limits of their own.
 */
export async function assertCaptcha(
  { services, request }: HttpContext,
  token: string | undefined,
  whenDown: 'open' | 'shut',
): Promise<void> {
  const verdict = await services.captcha.verify(token, request.ip)
  if (verdict === 'invalid') throw invalid({ g_recaptcha_response: 'captcha_invalid' })
  if (verdict === 'unavailable' && whenDown === 'shut') throw new Refusal(503, 'captcha_unavailable')
}
