import type { CaptchaChallenge, CaptchaProvider } from '#platform/contract/captcha.ts'

export type Verdict = 'ok' | 'invalid' | 'unavailable'

/** Tells people from machines. `unavailable`: nobody can say now; what that means is the caller's to decide. */
export type Captcha = {
  provider: CaptchaProvider
  challenge(): Promise<CaptchaChallenge> | null
  verify(token: string | undefined, remoteIp: string): Promise<Verdict>
}
