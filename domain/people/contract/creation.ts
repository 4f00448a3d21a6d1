import { type UserTypeId, userTypeId } from '#domain/identity/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'

const organizers = ['superAdmin', 'organizer']

/**
 * Who may make an account of which kind. Nobody makes a super admin but whoever runs the server. A super organizer makes
 * those who run a fair or exhibit in it, and visitors; who speaks there or writes about it is invited by its organizers.
 */
const creators: Readonly<Record<UserTypeId, readonly string[]>> = {
  [userTypeId.superAdmin]: [],
  [userTypeId.superOrganizer]: ['superAdmin'],
  [userTypeId.organizer]: runners,
  [userTypeId.clusterAdmin]: ['superAdmin'],
  [userTypeId.exhibitor]: [...runners, 'firmAdmin'],
  [userTypeId.standContact]: [...runners, 'firmAdmin'],
  [userTypeId.visitor]: runners,
  [userTypeId.speaker]: organizers,
  [userTypeId.moderator]: organizers,
  [userTypeId.press]: organizers,
}

export const mayCreate = (audiences: readonly string[], userType: UserTypeId) =>
  creators[userType].some(audience => audiences.includes(audience))

/** Kinds that somebody may offer in a form. */
export const creatableTypes = (audiences: readonly string[]): UserTypeId[] =>
  userTypeIds.filter(id => mayCreate(audiences, id))

const userTypeIds: readonly UserTypeId[] = Object.values(userTypeId)

export const isUserType = (id: number | null): id is UserTypeId =>
  id !== null && userTypeIds.some(known => known === id)

/** Kinds that the one call for all makes; a super organizer has a call of their own, whoever is of no kind visits. */
const invited: readonly UserTypeId[] = userTypeIds.filter(
  id => id !== userTypeId.superAdmin && id !== userTypeId.superOrganizer && id !== userTypeId.visitor,
)

export const invitedAs = (id: number | null): UserTypeId =>
  invited.find(known => known === id) ?? userTypeId.visitor
