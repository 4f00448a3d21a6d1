import { useState } from 'react'
import type { FormProblems } from '../ui/form.tsx'
import { type AnyWords, useWords, withAnyKey } from '../words/words.ts'
import { ProblemError } from './client.ts'

/**
 * Sends a form: pending while the server answers, and the server's problems in the reader's words. What was typed
 * stays, whatever happens.
 */
export function useSubmit(send: (values: FormData) => Promise<void>) {
  const t = useWords('validations')
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [isPending, setPending] = useState(false)
  const submit = async (values: FormData) => {
    setPending(true)
    setProblems(null)
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setProblems(problemsOf(error, t))
    } finally {
      setPending(false)
    }
  }
  return { submit: (values: FormData) => void submit(values), problems, isPending, setProblems }
}

/** A refusal as a form shows it: one sentence, and a sentence per field. */
export function problemsOf(error: ProblemError, t: AnyWords): FormProblems {
  const { message, message_code, values, errors = {} } = error.problem
  return { message: message_code ? withAnyKey(t)(message_code, values) : message, ...problemsIn(errors, t) }
}

/** Message codes by field, in words. */
export const problemsIn = (
  errors: Readonly<Record<string, readonly string[]>>,
  t: AnyWords,
): FormProblems => ({
  errors: Object.fromEntries(
    Object.entries(errors).map(([field, codes]) => [field, codes.map(code => withAnyKey(t)(code))]),
  ),
})
