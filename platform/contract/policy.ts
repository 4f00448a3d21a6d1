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
export function parsePolicy(policy: Policy): Grant[] {
  return Object.entries(policy).flatMap(([role, cell]) =>
    cell.split(';').map(part => {
      const match = pattern.exec(part.trim())
      if (!match)
        throw new Error(`Policy of ${role}: "${part}" is not written as ACTIONS:SCOPE, e.g. "LRU:M".`)
      return { role, actions: new Set(match[1]?.split('') as Action[]), scope: match[2] ?? '' }
    }),
  )
}

/** The scopes in which somebody with these roles may do `action`. */
export function scopesFor(grants: readonly Grant[], roles: readonly string[], action: Action): string[] {
  const held = new Set([...roles, 'anonymous'])
  return [
    ...new Set(
      grants.filter(grant => held.has(grant.role) && grant.actions.has(action)).map(grant => grant.scope),
    ),
  ]
}
