import type french from './problems/fr.json'

type Codes = typeof french

/** Message codes with their sentences; each domain adds its own by declaration merging (`contract/message-codes.d.ts`). */
export interface MessageCodes extends Codes {}

export type MessageCode = keyof MessageCodes & string
