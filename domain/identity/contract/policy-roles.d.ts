import '#platform/contract/roles.ts'

declare module '#platform/contract/roles.ts' {
  interface Roles {
    superOrganizer: true
    organizer: true
    clusterAdmin: true
    /** An exhibitor who keeps the whole firm or some of its stands. */
    firmAdmin: true
    standContact: true
    speaker: true
    moderator: true
    press: true
    visitor: true
    /** Logged in, and not validated yet. */
    unvalidated: true
  }

  interface Scopes {
    /** Fairs of a super organizer. */
    G: true
    /** Fairs of an organizer. */
    F: true
    /** The exhibitors that a cluster admin follows. */
    C: true
    /** The own firm. */
    M: true
    /** Stands on which one is a contact. */
    S: true
    /** What is one's own. */
    O: true
    /** What one speaks at or moderates. */
    K: true
    /** Participations of the firm for which one recruits. */
    R: true
    /** Published in fairs to which one belongs. */
    p: true
    /** Published in public fairs. */
    P: true
  }
}
