import { type ComponentType, createContext } from 'react'

/** What later domains have to say at the head of the pages about oneself. */
export const ProfileNotice = createContext<ComponentType>(() => null)
