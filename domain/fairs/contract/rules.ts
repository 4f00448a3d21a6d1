import { foldCase } from '#platform/contract/text.ts'
import { isSafeUrl } from '#platform/contract/web-address.ts'
import { type AccessMatrix, accessRoles } from './access.ts'
import { fairStatus, fairStatusIds } from './statuses.ts'

/** A slug; a leading slash is tolerated when writing and never kept. Of digits alone it would be taken for an id. */
export const homepagePattern = '^/?(?=[0-9-]*[a-z])[a-z0-9]+(-[a-z0-9]+)*$'

/** A slug out of a name, for the form to propose: `Salon de Lyon 2026` → `salon-de-lyon-2026`. */
export const proposedSlug = (name: string) =>
  foldCase(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-*(?=[\d-]*$)(?=.*\d)/, 'fair-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')

/** Going back in the order of the statuses is for those above the organizers of one fair. */
export const mayChangeStatus = (from: number, to: number, roles: readonly string[]) =>
  to >= from || roles.some(role => role === 'superAdmin' || role === 'superOrganizer')

export type Followed = { allowed: true } | { allowed: false; reason: 'login' | 'status' | 'role' }

/**
 * Whether somebody may follow a header button now, and if not, why: `login` when an account would help, `status`
 * when the fair has to be in another state, `role` when it is not for them. `roles` are codes of the wire
 * (`ROLE_VISITOR`); of several, the most generous counts.
 */
export function mayFollow(
  button: { access: AccessMatrix },
  roles: readonly string[],
  statusId: number,
): Followed {
  const open = (role: string, status: number) => button.access[role]?.[String(status)] !== false
  const own = roles.length ? roles : ['anonymous']
  if (own.some(role => open(role, statusId))) return { allowed: true }
  if (!roles.length && accessRoles.some(role => role !== 'anonymous' && open(role, statusId)))
    return { allowed: false, reason: 'login' }
  const later = fairStatusIds.some(status => own.some(role => open(role, status)))
  return { allowed: false, reason: later ? 'status' : 'role' }
}

/** The code of what is wrong with a link, or null: a page of ours starts with one slash, others are http(s). */
export function linkProblem(linkType: number, link: string): 'link_invalid' | 'url_invalid' | null {
  if (linkType === 0) return /^\/(?![/\\])[^\s\\<>"]*$/.test(link) ? null : 'link_invalid'
  return isSafeUrl(link) ? null : 'url_invalid'
}

export const isInPreparation = (statusId: number) => statusId === fairStatus.preparation
