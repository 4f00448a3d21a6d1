import { createContext, useContext } from 'react'

/** A list as somebody keeps it: what it is narrowed by, its order and its columns, as the address says them. */
export type ListView = { name: string; query: string; isFavourite: boolean }
export type KeptView = ListView & { id: number }

/** How the reader keeps their lists; changes are kept on the server. */
export type OwnLists = {
  viewsOf(list: string): readonly KeptView[]
  /** One of the same name is replaced; false where it was refused, which is said. */
  keep(list: string, view: ListView): Promise<boolean>
  drop(view: KeptView): void
  isComfortable: boolean
  setComfortable(isComfortable: boolean): void
}

const OwnListsContext = createContext<OwnLists | null>(null)
export const OwnListsProvider = OwnListsContext.Provider

/** Null where nobody keeps anything. */
export const useOwnLists = () => useContext(OwnListsContext)
