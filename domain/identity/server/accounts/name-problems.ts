import { isAddressLike } from '#platform/contract/web-address.ts'

type Named = Readonly<Record<string, unknown>>

/** Whether a name is an address, and was none that is kept already: mails begin with it. */
export const isAddressAsName = (name: unknown, kept?: unknown): boolean =>
  typeof name === 'string' && name !== kept && isAddressLike(name)

/** Codes by field of what nobody is called. */
export const nameProblems = (sent: Named, kept: Named = {}): Record<string, string[]> =>
  Object.fromEntries(
    (['firstName', 'lastName'] as const)
      .filter(field => isAddressAsName(sent[field], kept[field]))
      .map(field => [field, ['name_is_address']]),
  )
