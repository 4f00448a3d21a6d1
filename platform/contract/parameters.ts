/** How a page reads what stands in its address behind a name: the one form of it, null for what it does not read. */
type Parameter = {
  read: (said: string) => string | null
  /** There is no end to what it may say. */
  isOpen?: true
}

export type Parameters = Readonly<Record<string, Parameter>>

export const matching = (pattern: RegExp) => (said: string) => (pattern.test(said) ? said : null)

export const id: Parameter = { read: matching(/^[1-9]\d{0,8}$/), isOpen: true }

/** What counts is that it is there. */
export const sign: Parameter = { read: () => '1' }
