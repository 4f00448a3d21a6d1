import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Static } from 'typebox'
import type { readCaptcha } from '#platform/contract/captcha.ts'
import { ProblemError } from '../api/client.ts'

type Challenge = Static<NonNullable<(typeof readCaptcha)['response']>>
type Recaptcha = {
  ready(done: () => void): void
  execute(key: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const failed = () =>
  new ProblemError(0, { code: 0, message: 'captcha_unavailable', message_code: 'captcha_unavailable' })

let loading: Promise<Recaptcha> | null = null

/** The provider's script, once, and only where it is configured. */
const recaptcha = (key: string): Promise<Recaptcha> => {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`
    script.onload = () => {
      const loaded = window.grecaptcha
      if (loaded) loaded.ready(() => resolve(loaded))
      else reject(failed())
    }
    script.onerror = () => {
      loading = null
      reject(failed())
    }
    document.head.append(script)
  })
  return loading
}

/** Does the work that was asked for; the answer goes with the form. @throws ProblemError captcha_unavailable */
export async function solve({ provider, siteKey, challenge }: Challenge): Promise<string> {
  if (provider === 'recaptcha' && siteKey)
    return (await recaptcha(siteKey)).execute(siteKey, { action: 'submit' })
  if (!challenge || !crypto.subtle) throw failed()
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey, timeout: 60_000 })
  if (!solution) throw failed()
  return btoa(JSON.stringify({ challenge, solution }))
}
