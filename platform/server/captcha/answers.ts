import { readCaptcha } from '#platform/contract/captcha.ts'
import { type Answer, answer } from '../http/endpoint-routes.ts'

export const captchaAnswers: Answer[] = [
  answer(readCaptcha, async (_call, { services: { captcha, settings } }) => {
    const challenge = await captcha.challenge()
    return {
      provider: captcha.provider,
      ...(captcha.provider === 'recaptcha' && { siteKey: settings.RECAPTCHA_SITE_KEY }),
      ...(challenge && { challenge }),
    }
  }),
]
