import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { safePath } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import type { Draft } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { registerExhibitor, registerVisitor } from '../contract/registration.ts'
import { type FormType, registrationForm } from '../contract/registration-form.ts'
import { bodyOf } from './registration-body.ts'
import { RegistrationFace } from './registration-face.tsx'

const calls = { visitor: registerVisitor, exhibitor: registerExhibitor }
const noSecrets = { password: '' }

export type Registered = { email: string; isValidated: number; values: Draft }
type Props = {
  type: FormType
  fair: PublicFair
  /** What was sent before, to be corrected. */
  initial?: Draft
  onDone: (registered: Registered) => void
}

/** The fields that the fair asks for, in its order. What was typed outlasts a reload; the password is never kept. */
export function RegistrationForm({ type, fair, initial = {}, onDone }: Props) {
  const api = useApi()
  const captcha = useCaptcha()
  const [search] = useSearchParams()
  const next = safePath(search.get('next'))
  const { data: form } = useSuspenseQuery(
    callQuery(api, registrationForm, { query: { type, fair: String(fair.id) } }),
  )
  const draft = useDraft(initial, `draft:register:${type}:${fair.id}`)
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>(noSecrets)
  const [isTaken, setTaken] = useState(false)
  const values = { ...draft.value, ...secrets }
  const { submit, problems, isPending } = useSubmit(async () => {
    setTaken(false)
    const body = { ...bodyOf(form.blocks, values), fair: fair.id, ...(next && { next }) }
    try {
      const g_recaptcha_response = await captcha.token()
      const answer = await api.call(calls[type], { body: { ...body, g_recaptcha_response } })
      draft.reset()
      onDone({ ...answer, values: draft.value })
    } catch (error) {
      if (error instanceof ProblemError)
        setTaken(Boolean(error.problem.errors?.email?.includes('email_exist')))
      throw error
    }
  })
  const change = (name: string, value: unknown) => {
    if (name in noSecrets) setSecrets(now => ({ ...now, [name]: String(value) }))
    else draft.set(name, value)
  }
  return (
    <RegistrationFace
      type={type}
      fair={fair}
      blocks={form.blocks}
      values={values}
      onChange={change}
      onSubmit={submit}
      problems={problems}
      isPending={isPending}
      isTaken={isTaken}
    />
  )
}
