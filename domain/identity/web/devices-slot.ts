import { type ComponentType, createContext } from 'react'

/** Where whoever may be called looks at their camera and microphone beforehand, in a fair with calls: what a later domain offers. */
export const DevicesSlot = createContext<ComponentType>(() => null)
