import type french from './problems/fr.json'

type Codes = typeof french

declare module '#platform/contract/message-code.ts' {
  interface MessageCodes extends Codes {}
}
