import { createContext } from 'react'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'

/** Opens the talk beside the place where one is, and leads back to the button. */
type Talk = {
  open: (target: ContactTarget, button: Element) => void
  /** It is meant to be beside this place; elsewhere only what cannot be opened on its own page is. */
  isBeside: boolean
}

export const TalkContext = createContext<Talk | null>(null)
