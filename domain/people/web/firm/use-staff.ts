import { useState } from 'react'
import { backFirms } from '#domain/exhibitors/contract/back-firms.ts'
import { type FirmPerson, peopleOfFirm } from '#domain/exhibitors/contract/firm-people.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { type NoticeOptions, toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { inviteAgain } from '../../contract/new-person.ts'
import {
  changeStaff,
  formerColleagues,
  removeStaff,
  restoreColleague,
} from '../../contract/people-changes.ts'
import { roleOffers } from '../../contract/role-offers.ts'

/** Changes to the people of a firm; each says what it has done, or why not. */
export function useStaff() {
  const t = useWords('people')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const [isPending, setPending] = useState(false)
  const attempt = async <T>(
    work: Promise<T>,
    done: string | ((answer: T) => string),
    action?: NoticeOptions['action'],
  ): Promise<boolean> => {
    setPending(true)
    try {
      const answer = await work
      await refresh(peopleOfFirm, backFirms, formerColleagues, roleOffers)
      toast.success(typeof done === 'string' ? done : done(answer), { action })
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(problemsOf(error, say).message ?? t('team.failed'))
      return false
    } finally {
      setPending(false)
    }
  }
  const nameOf = (person: FirmPerson) => ({ name: `${person.firstName} ${person.lastName}` })
  const takeBack = (firm: number, { id, name }: { id: number; name: string }) =>
    attempt(api.call(restoreColleague, { params: { id: firm, user: id } }), ({ isOffered }) =>
      isOffered ? t('team.asked_back', { name }) : t('lists:trash.restored', { name }),
    )
  const on = (person: FirmPerson) => ({ params: { id: person.id } })
  return {
    isPending,
    change: (person: FirmPerson, body: { isFirmAdmin?: boolean; canRecruit?: boolean }) =>
      attempt(api.call(changeStaff, { ...on(person), body }), t('team.changed', nameOf(person))),
    inviteAgain: (person: FirmPerson) =>
      attempt(api.call(inviteAgain, on(person)), t('team.invited_again', nameOf(person))),
    takeBack,
    remove: (firm: number, person: FirmPerson) =>
      attempt(api.call(removeStaff, on(person)), t('team.removed', nameOf(person)), {
        label: t('lists:trash.undo'),
        onPress: () => void takeBack(firm, { id: person.id, ...nameOf(person) }),
        isUndo: true,
      }),
  }
}
