import { readCaptcha } from '#platform/contract/captcha.ts'
import { useApi } from './api/api-context.tsx'

/** Proves, without asking anything of the person, that a form is sent by a browser. */
export function useCaptcha() {
  const api = useApi()
  return {
    token: async (): Promise<string> => {
      const challenge = await api.call(readCaptcha)
      if (challenge.provider === 'off') return ''
      const { solve } = await import('./captcha/solve.ts')
      return solve(challenge)
    },
  }
}
