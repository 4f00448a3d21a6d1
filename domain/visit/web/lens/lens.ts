/** How a place is looked at: whether for who is free, and in which language. */
export type Lens = {
  isOn: boolean
  setOn: (isOn: boolean) => void
  /** The code of a language that one wants to speak. */
  language: string | null
  setLanguage: (code: string | null) => void
}
