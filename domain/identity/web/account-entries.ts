import { createContext, useContext } from 'react'

export type AccountEntry = {
  id: string
  /** Where it can be a favourite. */
  screen: string | null
  label: string
  href: string
  isFavourite: boolean
}

export type AccountEntryGroup = { id: string; title: string; entries: readonly AccountEntry[] }

export type AccountEntries = {
  groups: readonly AccountEntryGroup[]
  setFavourite(screen: string, isFavourite: boolean): void
}

const AccountEntriesContext = createContext<AccountEntries>({ groups: [], setFavourite: () => {} })
export const AccountEntriesProvider = AccountEntriesContext.Provider

/** Everything that somebody may open in the account area; the layout around the page knows. */
export const useAccountEntries = () => useContext(AccountEntriesContext)
