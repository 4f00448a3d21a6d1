/** Lets in the exhibitors who wait in a fair: these, and nobody who has come since. */
export type ValidateExhibitorsAct = { exhibitors: { fairFirm: number; name: string; isValidated: number }[] }

declare module '#platform/contract/acts.ts' {
  interface Acts {
    validate_exhibitors: ValidateExhibitorsAct
  }
}
