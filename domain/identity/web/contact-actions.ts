import { type ComponentType, createContext } from 'react'

/** Whom one can reach from somewhere: a person, or a booth, and from where. */
export type ContactTarget = {
  person?: { id: number; firstName: string; lastName: string }
  stand?: { id: number; name: string }
  /** What goes with the first message; nothing, the place itself says enough. */
  context?: { kind: 'booth' | 'brochure' | 'card' | 'profile' | 'exhibitor'; id: number; title: string }
  /** The uuid of that in which one is, which a call is part of. */
  conversation?: string
  /** The one thing to do there, or one beside another. */
  look?: 'primary' | 'secondary' | 'icon'
  /** Where one writes already. */
  isCallOnly?: boolean
  /** Somebody is there, and nobody is free. */
  isBusy?: boolean
  /** When one has chosen to reach them: what is open over the page closes. */
  onReach?: () => void
}

/** The id of whom one speaks with beside the page; null of nobody. */
export const SpokenTo = createContext<number | null>(null)

/** What later domains offer beside somebody: to write to them, to call them. */
export const ContactActions = createContext<ComponentType<ContactTarget>>(() => null)
