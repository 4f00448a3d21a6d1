import type { Role, Scope } from '#platform/contract/roles.ts'
import { type Actor, hasRole } from '#platform/server/actor.ts'

/** By which scope letter somebody who runs fairs reaches them. */
const letters: Readonly<Partial<Record<Role, Scope>>> = { organizer: 'F', superOrganizer: 'G' }

/** A reach that is not a list of ids is a super organizer's: every fair. */
const reaches = (actor: Actor, letter: Scope, fair: number) =>
  (actor.reach[letter] ?? []).some(
    ({ anchor, ids }) => anchor === 'fair' && (!Array.isArray(ids) || ids.includes(fair)),
  )

/** What somebody is in this fair: who runs another one does not run it, whatever else they do here. */
export const rolesIn = (actor: Actor, fair: number | null): Role[] =>
  actor.roles.filter(role => {
    const letter = letters[role]
    return !letter || (fair !== null && reaches(actor, letter, fair))
  })

/** Whether this person runs the fair. */
export const runsFair = (actor: Actor, fair: number | null): boolean =>
  hasRole({ ...actor, roles: rolesIn(actor, fair) }, 'superAdmin', 'organizer', 'superOrganizer')
