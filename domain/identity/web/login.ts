import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { emailPattern } from '#platform/contract/email-address.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsIn, problemsOf } from '#platform/web/api/use-submit.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import type { FormProblems } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { login, type SessionUser } from '../contract/session.ts'

const address = new RegExp(emailPattern)

/** What is missing before it is worth asking the server: message codes by field. */
export function missingIn(email: string, password: string): Record<string, string[]> {
  return {
    ...(!email.trim()
      ? { email: ['required'] }
      : !address.test(email.trim()) && { email: ['email_invalid'] }),
    ...(!password && { password: ['required'] }),
  }
}

/** Logging in, for the page and for the modal: sends, remembers, and says what was wrong. */
export function useLogin(onDone: () => void) {
  const api = useApi()
  const store = useSessionStore<SessionUser>()
  const queries = useQueryClient()
  const captcha = useCaptcha()
  const t = useWords('validations')
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const [isPending, setPending] = useState(false)
  const submit = async (values: FormData) => {
    const [email, password] = [String(values.get('email') ?? ''), String(values.get('password') ?? '')]
    const missing = missingIn(email, password)
    if (Object.keys(missing).length) return setProblems(problemsIn(missing, t))
    setPending(true)
    try {
      const answer = await api.call(login, {
        body: {
          email: email.trim(),
          password,
          g_recaptcha_response: await captcha.token(),
        },
      })
      store.entered(answer)
      await queries.invalidateQueries()
      onDone()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setProblems(problemsOf(error, t))
      setUnconfirmed(error.problem.message_code === 'email_unconfirmed')
    } finally {
      setPending(false)
    }
  }
  return { submit: (values: FormData) => void submit(values), problems, isPending, isUnconfirmed }
}
