import { type AccessMatrix, type AccessRole, accessRoles } from '../../contract/access.ts'
import { fairStatusIds, mayBeEntered } from '../../contract/statuses.ts'

/** What is not said is allowed. */
export const isOpen = (access: AccessMatrix, role: AccessRole, status: number) =>
  access[role]?.[String(status)] !== false

export function withAccess(
  access: AccessMatrix,
  role: AccessRole,
  status: number,
  open: boolean,
): AccessMatrix {
  const { [String(status)]: _, ...others } = access[role] ?? {}
  return { ...access, [role]: open ? others : { ...others, [status]: false } }
}

const organizers: readonly AccessRole[] = ['ROLE_ORGANIZER', 'ROLE_SUPER_ORGANIZER', 'ROLE_SUPER_ADMIN']
const exhibitors: readonly AccessRole[] = ['ROLE_EXHIBITOR', 'ROLE_CLUSTER_ADMIN']

/** The matrix in which exactly what `may` allows is open. */
const matrix = (may: (role: AccessRole, status: number) => boolean): AccessMatrix =>
  Object.fromEntries(
    accessRoles.map(role => [
      role,
      Object.fromEntries(
        fairStatusIds.filter(status => !may(role, status)).map(status => [String(status), false]),
      ),
    ]),
  )

const prepares = (role: AccessRole) => organizers.includes(role) || exhibitors.includes(role)

/** The choices that most buttons need, as one press. */
export const presets = {
  everybody: {},
  while_open: matrix((role, status) => mayBeEntered(status) || prepares(role)),
  members: matrix(role => role !== 'anonymous'),
  visitors: matrix(role => role === 'ROLE_VISITOR'),
  exhibitors: matrix(prepares),
} satisfies Record<string, AccessMatrix>
