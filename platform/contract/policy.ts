import { entriesOf } from '#platform/contract/record.ts'
import type { Role, Scope } from './roles.ts'

/** L list, R read, C create, U update, D delete. */
const allActions = ['L', 'R', 'C', 'U', 'D'] as const
export type Action = (typeof allActions)[number]

type Actions = Exclude<`${'L' | ''}${'R' | ''}${'C' | ''}${'U' | ''}${'D' | ''}`, ''>
type Cell = `${Actions}:${Scope}`

/**
 * Who may do what, as in the permission matrix: role → `'LRU:M'` or `['LRU:M', 'LR:p']`, actions and then the scope in
 * which they are allowed. A role that is not named has nothing; every person who is logged in has what `anonymous` has.
 */
export type Policy = Readonly<Partial<Record<Role, Cell | readonly Cell[]>>>

export type Grant = { role: Role; actions: ReadonlySet<Action>; scope: Scope }

export const parsePolicy = (policy: Policy): Grant[] =>
  entriesOf(policy).flatMap(([role, cells]) =>
    [cells ?? []].flat().map(cell => {
      const [actions, scope] = cell.split(':') as [string, Scope]
      return { role, actions: new Set(allActions.filter(action => actions.includes(action))), scope }
    }),
  )

/** The scopes in which somebody with these roles may do `action`. */
export function scopesFor(grants: readonly Grant[], roles: readonly Role[], action: Action): Scope[] {
  const owned = new Set<Role>([...roles, 'anonymous'])
  const theirs = grants.filter(({ role, actions }) => owned.has(role) && actions.has(action))
  return [...new Set(theirs.map(({ scope }) => scope))]
}
