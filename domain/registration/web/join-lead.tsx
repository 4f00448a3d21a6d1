import { usePerson } from '#domain/identity/web/person.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { FormType } from '../contract/registration-form.ts'

/** With which account somebody comes, and whether something is left to ask. */
export function JoinLead({ type, isAsking }: { type: FormType; isAsking: boolean }) {
  const t = useWords('registration')
  const { user } = usePerson()
  const way = type === 'exhibitor' ? 'with_firm' : 'alone'
  return <p>{t(`join.${way}${isAsking ? '_asks' : ''}`, { email: user?.email, firm: user?.firm?.name })}</p>
}
