import { UserCheck } from 'lucide-react'
import type { ActView } from '#platform/web/acts/act-entry.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { ValidatePeopleAct } from '../contract/acts.ts'
import { usePeopleActions } from './use-people-actions.ts'

/** "Validate the 10 people who are waiting". */
export function useValidatePeople(): ActView<'validate_people'> {
  const t = useWords('people')
  const { validateWaiting } = usePeopleActions()
  return ({ memberships }: ValidatePeopleAct) => ({
    title: t('people.act_validate', { count: memberships.length }),
    icon: UserCheck,
    onAction: () => validateWaiting(memberships),
  })
}
