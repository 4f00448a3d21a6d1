import { type ComponentType, createContext } from 'react'

/** What later domains add at the end of the page about oneself. */
export const ProfilePart = createContext<ComponentType>(() => null)
