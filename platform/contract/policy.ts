/** L list, R read, C create, U update, D delete. */
export type Action = 'L' | 'R' | 'C' | 'U' | 'D'

/**
 * Who may do what, as in the permission matrix: role → `"LRU:M; LR:p"`, actions and then the scope in which
 * they are allowed. A role that is not named has nothing; every person who is logged in has what `anonymous` has.
 * `A` is every row, `N` those that belong to nobody: what the scope is measured by is empty.
 */
export type Policy = Readonly<Record<string, string>>

export type Grant = { role: string; actions: ReadonlySet<Action>; scope: string }

const pattern = /^([LRCUD]+):([A-Za-z])$/

/** @throws when a cell is not written as the matrix demands, so that the server does not start on it. */
export const parsePolicy = (policy: Policy): Grant[] =>
  Object.entries(policy).flatMap(([role, cell]) =>
    cell.split(';').map(part => {
      const [, actions, scope] = pattern.exec(part.trim()) ?? []
      if (actions && scope) return { role, actions: new Set(actions as Iterable<Action>), scope }
      throw new Error(`Policy of ${role}: "${part}" is not written as ACTIONS:SCOPE, e.g. "LRU:M".`)
    }),
  )

/** The scopes in which somebody with these roles may do `action`. */
export function scopesFor(grants: readonly Grant[], roles: readonly string[], action: Action): string[] {
  const held = new Set([...roles, 'anonymous'])
  const theirs = grants.filter(({ role, actions }) => held.has(role) && actions.has(action))
  return [...new Set(theirs.map(({ scope }) => scope))]
}
