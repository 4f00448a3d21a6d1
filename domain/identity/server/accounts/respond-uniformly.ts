import { setTimeout as pause } from 'node:timers/promises'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import { assertCaptcha } from './assert-captcha.ts'
import { mailLimits } from './mail-limits.ts'

const milliseconds = 150

type LinkRequest = { email: string; g_recaptcha_response?: string }

/**
 * Mails a link to an address, if `work` finds somebody there: the same answer, and as slowly, whether or not it does.
 * In a transaction of its own. @throws 422, 429
 */
export async function respondUniformly(
  { g_recaptcha_response }: LinkRequest,
  context: HttpContext,
  work: (db: Context['db']) => Promise<unknown>,
): Promise<{ accepted: true }> {
  const { services } = context
  await assertCaptcha(context, g_recaptcha_response, 'shut')
  await services.limiter.consume(mailLimits.byAddress, sourceOf(context.request.ip))
  const sending = async () => {
    await services.database.transaction(work)
  }
  await Promise.all([sending(), pause(milliseconds)])
  return { accepted: true }
}
