import type { UserTypeId } from '#domain/identity/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'

const organizers = ['superAdmin', 'organizer']

/**
 * Who may make an account of which kind. Nobody makes a super admin but whoever runs the server. A super organizer makes
 * those who run a fair or exhibit in it, and visitors; who speaks there or writes about it is invited by its organizers.
 */
const creators: Readonly<Record<UserTypeId, readonly string[]>> = {
  1: [],
  2: ['superAdmin'],
  3: runners,
  4: ['superAdmin'],
  5: [...runners, 'firmAdmin'],
  6: [...runners, 'firmAdmin'],
  7: runners,
  8: organizers,
  9: organizers,
  10: organizers,
}

export const mayCreate = (audiences: readonly string[], userType: UserTypeId) =>
  creators[userType].some(audience => audiences.includes(audience))

/** Kinds that somebody may offer in a form. */
export const creatableTypes = (audiences: readonly string[]): UserTypeId[] =>
  userTypeIds.filter(id => mayCreate(audiences, id))

const userTypeIds: readonly UserTypeId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export const isUserType = (id: number | null): id is UserTypeId =>
  id !== null && userTypeIds.some(known => known === id)

/** Kinds that the one call for all makes; a super organizer has a call of their own, whoever is of no kind visits. */
const invited: readonly UserTypeId[] = [3, 4, 5, 6, 8, 9, 10]

export const invitedAs = (id: number | null): UserTypeId => invited.find(known => known === id) ?? 7
