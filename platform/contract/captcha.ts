import { type Static, Type } from 'typebox'
import { defineEndpoint } from './endpoint.ts'

export const CaptchaProvider = Type.Union([
  Type.Literal('altcha'),
  Type.Literal('recaptcha'),
  Type.Literal('off'),
])
export type CaptchaProvider = Static<typeof CaptchaProvider>

/** A piece of work, signed by the server: its solution is the token. */
export const CaptchaChallenge = Type.Object({
  parameters: Type.Record(Type.String(), Type.Unknown()),
  signature: Type.Optional(Type.String()),
})
export type CaptchaChallenge = Static<typeof CaptchaChallenge>

/** What a form needs to fill `g_recaptcha_response`. */
export const readCaptcha = defineEndpoint({
  method: 'GET',
  path: '/captcha',
  tag: 'Captcha',
  summary: 'How a form shows that a person fills it',
  allow: 'anyone',
  response: Type.Object({
    provider: CaptchaProvider,
    siteKey: Type.Optional(Type.String()),
    challenge: Type.Optional(CaptchaChallenge),
  }),
})
