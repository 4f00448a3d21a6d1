import { createContext } from 'react'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'

/** Opens the talk beside the place where one is, and leads back to the button; null where there is no room for it. */
export const TalkContext = createContext<((target: ContactTarget, button: Element) => void) | null>(null)
