/** A secret that says where it was kept, so that an answer that holds it says what leaked. */
export const canary = (table: string, column: string, owner: string) => `CANARY-${table}-${column}-${owner}`

export const canaryMail = (table: string, column: string, owner: string) =>
  `${canary(table, column, owner)}@example.test`
