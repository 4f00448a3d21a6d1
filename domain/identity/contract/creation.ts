import { runners } from '#platform/contract/runners.ts'
import type { UserTypeId } from './roles.ts'

/** Who may make an account of which kind. Nobody makes a super admin but whoever runs the server. */
const creators: Readonly<Record<UserTypeId, readonly string[]>> = {
  1: [],
  2: ['superAdmin'],
  3: runners,
  4: ['superAdmin'],
  5: [...runners, 'firmAdmin'],
  6: [...runners, 'firmAdmin'],
  7: runners,
  8: runners,
  9: runners,
  10: runners,
}

export const mayCreate = (audiences: readonly string[], userType: UserTypeId) =>
  creators[userType].some(audience => audiences.includes(audience))

/** Kinds that somebody may offer in a form. */
export const creatableTypes = (audiences: readonly string[]): UserTypeId[] =>
  userTypeIds.filter(id => mayCreate(audiences, id))

const userTypeIds: readonly UserTypeId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export const isUserType = (id: number | null): id is UserTypeId =>
  id !== null && userTypeIds.some(known => known === id)
