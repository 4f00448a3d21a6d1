import { fairDashboard } from '#domain/fairs/contract/dashboard.ts'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { type FormerStates, formerStates, undoSteps } from '#domain/identity/contract/decide-found.ts'
import { users } from '#domain/identity/contract/user.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { inviteAgain } from '../contract/new-person.ts'
import {
  backPeople,
  backPeopleState,
  backPerson,
  inviteFound,
  type PersonRow,
  validateFound,
} from '../contract/people-back.ts'
import { validateFairUsers } from '../contract/people-changes.ts'
import { roleOffers } from '../contract/role-offers.ts'
import { nameOf } from './person-cells.tsx'

/** Memberships of these people that are not yet in that state. */
export const toDecide = (people: readonly PersonRow[], isValidated: number) =>
  people.flatMap(person =>
    person.memberships.filter(one => one.isValidated !== isValidated).map(one => one.id),
  )

/** The same, by what they are now. */
const byState = (people: readonly PersonRow[], isValidated: number) =>
  formerStates(people.flatMap(person => person.memberships).filter(one => one.isValidated !== isValidated))

/** All whom the list finds: what it was narrowed by, and how many they are. */
export type FoundPeople = { found: BodyOf<typeof validateFound>['found']; total: number }

/** What shows somebody of a fair. */
export const shownByPeople = [backPeople, backPeopleState, backPerson, users] as const

/** What can be done with people of a list or with one of them. */
export function usePeopleActions() {
  const t = useWords('people')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const refreshLists = () => refresh(backPeople, backPeopleState, listTrash)
  const refreshPeople = () => refresh(...shownByPeople, roleOffers)
  const undo = (former: FormerStates) =>
    run(async () => {
      for (const step of undoSteps(former))
        await api.call(validateFairUsers, { body: { ...step, undo: 'taken' } })
      await refreshPeople()
      toast.info(t('people.undone'))
    })
  const undoing = (former: FormerStates) => ({
    label: t('people.undo'),
    onPress: () => undo(former),
    isUndo: true,
  })
  const decide = (ids: readonly number[], before: FormerStates, isValidated: 1 | 2, after?: () => void) =>
    run(async () => {
      const { changed } = await api.call(validateFairUsers, {
        body: { ids: [...ids], isValidated, undo: 'offered' },
      })
      toast.success(
        t(isValidated === validationState.validated ? 'people.validated' : 'people.refused', {
          count: changed,
        }),
        { action: undoing(before) },
      )
      // Who sees them go and takes them back must not take back those before.
      await refreshPeople()
      after?.()
    })
  return {
    isPending,
    refreshPeople,
    /** Without the record, which may be gone. */
    refreshLists,
    run,
    /** Until those who are decided on are told, it can be undone. */
    validate: (people: readonly PersonRow[], isValidated: 1 | 2, after?: () => void) =>
      decide(toDecide(people, isValidated), byState(people, isValidated), isValidated, after),
    /** Those who wait, by their memberships. */
    validateWaiting: (memberships: readonly number[]) =>
      decide(
        memberships,
        [{ isValidated: validationState.waiting, ids: [...memberships] }],
        validationState.validated,
        () => void refresh(fairDashboard),
      ),
    /** The same with all of them, on whatever page they are. */
    validateFound: (
      { found, total }: FoundPeople,
      isValidated: 1 | 2,
      done: () => void,
      always: () => void,
    ) =>
      run(async () => {
        try {
          const {
            changed,
            passedOver,
            before = [],
          } = await api.call(validateFound, {
            body: { found, count: total, isValidated, undo: 'offered' },
          })
          toast.success(
            t(isValidated === validationState.validated ? 'people.validated' : 'people.refused', {
              count: changed,
            }),
            {
              hint: Object.entries(passedOver)
                .filter(([, count]) => count > 0)
                .map(([reason, count]) => t(`people.passed_${reason}`, { count }))
                .join(' · '),
              ...(before.length > 0 && { action: undoing(before) }),
            },
          )
          done()
        } finally {
          always()
          await refreshPeople()
        }
      }),
    /** Those of them who have no password yet: the chosen, or all whom the list finds. */
    inviteFound: (
      { found, total }: FoundPeople,
      chosen: readonly PersonRow[] | null,
      done: () => void,
      always: () => void,
    ) =>
      run(async () => {
        try {
          const { invited, passedOver } = await api.call(inviteFound, {
            body: { found, count: total, ...(chosen && { ids: chosen.map(person => person.id) }) },
          })
          const hint = Object.entries(passedOver)
            .filter(([, count]) => count > 0)
            .map(([reason, count]) => t(`people.uninvited_${reason}`, { count }))
            .join(' · ')
          toast.success(t('people.invited', { count: invited }), { hint })
          done()
        } finally {
          always()
          await refreshPeople()
        }
      }),
    invite: (person: PersonRow) =>
      run(async () => {
        await api.call(inviteAgain, { params: { id: person.id } })
        toast.success(t('people.invited_again', { name: nameOf(person) }))
      }),
  }
}
