import { readCaptcha } from '#platform/contract/captcha.ts'
import { type Handler, handle } from '../http/endpoint-routes.ts'

export const captchaHandlers: Handler[] = [
  handle(readCaptcha, async (_call, { services: { captcha, settings } }) => {
    const challenge = await captcha.challenge()
    return {
      provider: captcha.provider,
      ...(captcha.provider === 'recaptcha' && { siteKey: settings.RECAPTCHA_SITE_KEY }),
      ...(challenge && { challenge }),
    }
  }),
]
