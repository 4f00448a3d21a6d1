import { type ComponentType, createContext } from 'react'

/** What a later domain has counted of the pages of a session, shown among its figures. */
export const PageVisits = createContext<ComponentType<{ conference: number }>>(() => null)
