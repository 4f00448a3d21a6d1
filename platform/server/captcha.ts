import type { CaptchaChallenge, CaptchaProvider } from '#platform/contract/captcha.ts'
import { altcha } from './captcha/altcha.ts'
import { recaptcha } from './captcha/recaptcha.ts'
import type { Database } from './database/database.ts'
import type { Settings } from './settings.ts'

export type Verdict = 'ok' | 'invalid' | 'unavailable'

/** Tells people from machines. `unavailable`: nobody can say now; what that means is the caller's to decide. */
export type Captcha = {
  provider: CaptchaProvider
  challenge(): Promise<CaptchaChallenge> | null
  verify(token: string | undefined, remoteIp: string): Promise<Verdict>
}

/** The captcha that the settings name. */
export function createCaptcha({ settings, database, now }: { settings: Settings; database: Database; now: () => Date }): Captcha {
  if (settings.CAPTCHA === 'recaptcha') return recaptcha({ secret: settings.RECAPTCHA_SECRET })
  if (settings.CAPTCHA === 'altcha') return altcha({ secret: settings.APP_SECRET, database, now })
  return { provider: 'off', challenge: () => null, verify: async () => 'ok' }
}
