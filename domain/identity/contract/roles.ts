import { entriesOf } from '#platform/contract/record.ts'
import type { Role } from '#platform/contract/roles.ts'

/** Role codes of the wire and their names in policies. */
export const roleCodes = {
  superAdmin: 'ROLE_SUPER_ADMIN',
  superOrganizer: 'ROLE_SUPER_ORGANIZER',
  organizer: 'ROLE_ORGANIZER',
  clusterAdmin: 'ROLE_CLUSTER_ADMIN',
  exhibitor: 'ROLE_EXHIBITOR',
  speaker: 'ROLE_SPEAKER',
  moderator: 'ROLE_MODERATOR',
  press: 'ROLE_PRESS',
  visitor: 'ROLE_VISITOR',
} as const

export type CodedRole = keyof typeof roleCodes
export type RoleCode = (typeof roleCodes)[CodedRole]

const byCode: Record<string, CodedRole> = Object.fromEntries(
  entriesOf(roleCodes).map(([role, code]) => [code, role]),
)

/**
 * As what somebody may act: their roles by policy name. An exhibitor acts as `firmAdmin` (of the whole firm or of
 * some stands) or as `standContact`, or as both.
 */
export function audiencesOf(
  codes: readonly string[],
  exhibitor: { isFirmAdmin: boolean; adminStands: number; contactStands: number },
): Role[] {
  const roles = codes.flatMap(code => byCode[code] ?? [])
  const names: Role[] = roles.filter(role => role !== 'exhibitor')
  if (roles.includes('exhibitor')) {
    if (exhibitor.isFirmAdmin || exhibitor.adminStands > 0) names.push('firmAdmin')
    if (exhibitor.contactStands > 0 || !names.includes('firmAdmin')) names.push('standContact')
  }
  return names
}

/** Names that policies and screens may ask for. */
export const audiences: ReadonlySet<string> = new Set(
  Object.keys(roleCodes)
    .filter(role => role !== 'exhibitor')
    .concat('firmAdmin', 'standContact'),
)

/** What somebody is called. An exhibitor is one first, then whatever they are of the firm and its booths. */
export function labelsOf(
  codes: readonly string[],
  exhibitor: { isFirmAdmin: boolean; adminStands: number; contactStands: number },
): string[] {
  return codes.flatMap(code => {
    const role = byCode[code]
    if (role !== 'exhibitor') return role ?? []
    return [
      'exhibitor',
      ...(exhibitor.isFirmAdmin ? ['wholeFirm'] : []),
      ...(exhibitor.adminStands > 0 ? ['firmAdmin'] : []),
      ...(exhibitor.contactStands > 0 ? ['standContact'] : []),
    ]
  })
}

/** The ids of the fixed kinds of people. Both an exhibitor and a contact of a stand have the role of exhibitors. */
export const userTypeId = {
  superAdmin: 1,
  superOrganizer: 2,
  organizer: 3,
  clusterAdmin: 4,
  exhibitor: 5,
  standContact: 6,
  visitor: 7,
  speaker: 8,
  moderator: 9,
  press: 10,
} as const

/** Who works at booths: for the whole firm, or as a contact at one. */
export type StaffType = typeof userTypeId.exhibitor | typeof userTypeId.standContact

/** The fixed kinds of people: id of the user type → the role that comes with it. */
export const userTypes = {
  1: 'superAdmin',
  2: 'superOrganizer',
  3: 'organizer',
  4: 'clusterAdmin',
  5: 'exhibitor',
  6: 'exhibitor',
  7: 'visitor',
  8: 'speaker',
  9: 'moderator',
  10: 'press',
} as const satisfies Record<number, CodedRole>

export type UserTypeId = keyof typeof userTypes

const ranks: CodedRole[] = [
  'visitor',
  'press',
  'speaker',
  'moderator',
  'exhibitor',
  'clusterAdmin',
  'organizer',
  'superOrganizer',
  'superAdmin',
]

/** Who stands above whom: nobody changes somebody of their own rank or above. */
export const rankOf = (codes: readonly string[]) =>
  Math.max(-1, ...codes.map(code => ranks.indexOf(byCode[code] ?? 'visitor')))
