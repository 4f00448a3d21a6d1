import { use } from 'react'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { nameOf } from './person-cells.tsx'

/** The ways to reach somebody who is in the fair. */
export function PersonReach({ person }: { person: PersonRow }) {
  const Actions = use(ContactActions)
  const fair = useFair()
  const isIn =
    person.organizes.some(({ id }) => id === fair?.id) ||
    person.memberships.some(one => one.fair.id === fair?.id && one.isValidated === validationState.validated)
  if (!isIn || person.account !== 'active') return null
  return <Actions person={person} context={{ kind: 'profile', id: person.id, title: nameOf(person) }} />
}
