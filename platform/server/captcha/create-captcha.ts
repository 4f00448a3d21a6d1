import type { Captcha } from '../captcha.ts'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { altcha } from './altcha.ts'
import { recaptcha } from './recaptcha.ts'

/** The captcha that the settings name. */
export function createCaptcha({
  settings,
  database,
  now,
}: {
  settings: Settings
  database: Database
  now: () => Date
}): Captcha {
  if (settings.CAPTCHA === 'recaptcha') return recaptcha({ secret: settings.RECAPTCHA_SECRET })
  if (settings.CAPTCHA === 'altcha') return altcha({ secret: settings.APP_SECRET, database, now })
  return { provider: 'off', challenge: () => null, verify: async () => 'ok' }
}
