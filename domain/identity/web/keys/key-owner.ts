import type { KeyScope } from '../../contract/integration-keys.ts'

/** Whose keys: of a firm in a fair, or of the fair itself. */
export type KeyOwner = { fair: number; firm: number | null }

/** One that was just made, which is told once. */
export type MadeKey = { key: string; scope: KeyScope }
