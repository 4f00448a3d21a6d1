/**
 * As what somebody may act. The platform knows who runs the installation and everybody; the domains add their own by
 * declaration merging.
 */
export interface Roles {
  superAdmin: true
  /** Everybody, logged in or not. */
  anonymous: true
}

export type Role = keyof Roles

/**
 * Letters of the scopes in which a policy allows something: `A` is every row, `N` those that belong to nobody (what the
 * scope is measured by is empty). The domains add those that they measure.
 */
export interface Scopes {
  A: true
  N: true
}

export type Scope = keyof Scopes
