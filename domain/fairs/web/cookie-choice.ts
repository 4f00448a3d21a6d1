import { createContext, type ReactNode } from 'react'

/** What can be chosen of what is kept in the browser; given by whoever keeps it. */
export const CookieChoice = createContext<ReactNode>(null)
