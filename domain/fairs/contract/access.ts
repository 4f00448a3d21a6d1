import { Type } from 'typebox'
import { recordOf } from '#platform/contract/record.ts'

/** Columns of the access matrix, by the roles' codes on the wire; `anonymous` is who is not logged in. */
export const accessRoles = [
  'anonymous',
  'ROLE_VISITOR',
  'ROLE_PRESS',
  'ROLE_MODERATOR',
  'ROLE_SPEAKER',
  'ROLE_EXHIBITOR',
  'ROLE_CLUSTER_ADMIN',
  'ROLE_ORGANIZER',
  'ROLE_SUPER_ORGANIZER',
  'ROLE_SUPER_ADMIN',
] as const
export type AccessRole = (typeof accessRoles)[number]

const byStatus = Type.Object(
  recordOf(['1', '2', '3', '4'], () => Type.Optional(Type.Boolean())),
  { additionalProperties: false },
)

/** Role → id of the fair's status → may follow it. What is not said is allowed. */
export const AccessMatrix = Type.Object(
  recordOf(accessRoles, () => Type.Optional(byStatus)),
  { additionalProperties: false },
)
/** Role → status id → may follow it. */
export type AccessMatrix = { [role: string]: { [statusId: string]: boolean | undefined } | undefined }
