import { fieldsIn } from '#platform/contract/record.ts'
import type { Captcha, Verdict } from '../captcha.ts'

/** Fixed here: the server never calls an address that somebody gave it. */
const verifyAddress = 'https://www.google.com/recaptcha/api/siteverify'
const leastScore = 0.5
const milliseconds = 3000

/** reCAPTCHA v3, for who configures its keys. `address` is for tests alone. */
export const recaptcha = ({
  secret,
  address = verifyAddress,
}: {
  secret: string
  address?: string
}): Captcha => ({
  provider: 'recaptcha',
  challenge: () => null,
  async verify(token, remoteIp): Promise<Verdict> {
    if (!token) return 'invalid'
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: remoteIp }),
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      })
      if (!answer.ok) return 'unavailable'
      const { success, score } = fieldsIn(await answer.json())
      return success === true && Number(score) >= leastScore ? 'ok' : 'invalid'
    } catch {
      return 'unavailable'
    }
  },
})
