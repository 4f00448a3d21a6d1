import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import type { FormProblems } from '#platform/web/ui/form.tsx'
import { login, type SessionUser } from '../contract/session.ts'

/** Logging in, for the page and for the modal: sends, remembers, and says what was wrong. */
export function useLogin(onDone: () => void) {
  const api = useApi()
  const store = useSessionStore<SessionUser>()
  const queries = useQueryClient()
  const captcha = useCaptcha()
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const [isPending, setPending] = useState(false)
  const submit = async (values: FormData) => {
    setPending(true)
    try {
      const answer = await api.call(login, {
        body: {
          email: String(values.get('email') ?? '').trim(),
          password: String(values.get('password') ?? ''),
          g_recaptcha_response: await captcha.token(),
        },
      })
      store.entered(answer)
      await queries.invalidateQueries()
      onDone()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setProblems({ message: error.problem.message })
      setUnconfirmed(error.problem.message_code === 'email_unconfirmed')
    } finally {
      setPending(false)
    }
  }
  return { submit: (values: FormData) => void submit(values), problems, isPending, isUnconfirmed }
}
