import { type ComponentType, createContext } from 'react'

/** Where somebody may hand a firm of the fair their card: on its booth, in a conversation with it, after a call. */
export type CardTarget = {
  stand?: number | null
  way: 'booth' | 'conversation' | 'call'
} & ({ firm: { id: number; name: string } } | { person: number })

/** What a later domain offers there. */
export const CardSlot = createContext<ComponentType<CardTarget>>(() => null)

/** What firms hold of oneself, shown on the page of one’s data. */
export const LedgerSlot = createContext<ComponentType>(() => null)
