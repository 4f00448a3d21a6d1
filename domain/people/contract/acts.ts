/** Lets in those who wait in a fair: these, and nobody who has come since. */
export type ValidatePeopleAct = { memberships: number[] }

declare module '#platform/contract/acts.ts' {
  interface Acts {
    validate_people: ValidatePeopleAct
  }
}
