import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Paths } from '#platform/contract/href.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { entriesOf } from '#platform/contract/record.ts'
import type { Role } from '#platform/contract/roles.ts'
import type { Api } from '../api/client.ts'
import type { AnyWords } from '../words/word-book.ts'

export type LayoutName =
  | 'assign-stands'
  | 'conference'
  | 'default'
  | 'door'
  | 'full-screen'
  | 'manage'
  | 'manage-full-width'
  /** A place for everybody, the account area for those who run a fair. */
  | 'shared'
  | 'user'
  | 'visit-hall'
  | 'wide'

/** Who may see a screen: everybody, everybody logged in, or the holders of one of these roles (policy names). */
export type Audience = 'anyone' | 'members' | readonly Role[]

/** Whether somebody logged in, with these roles (policy names), may open what is for `allow`. */
export const isFor = (allow: Audience, roles: readonly Role[]) =>
  allow === 'anyone' || allow === 'members' || allow.some(role => roles.includes(role))

/** One row of the site map. */
export type Screen = {
  /** The route's name, the key in its domain's `contract/paths.ts`. */
  name: string
  path: string
  layout: LayoutName
  allow: Audience
  /** The page's module: `domain/<domain>/web/pages/<page>.tsx`. */
  domain: string
  page: string
  /** Message files that it needs besides its domain's own. */
  words?: readonly string[]
  /** It shows what all domains have on the checklist, in their words. */
  hasChecklist?: true
  /** Reached only without the fair's prefix. */
  unprefixed?: boolean
  /**
   * What the number in its address is of, where the fair is changed on it: the fair itself, something that all fairs
   * share, or a record of one fair, and then where one goes on in another. Unless said, the page without a number.
   */
  record?: 'fair' | 'platform' | { isNamedBy: string; elsewhere: string }
  /** A place of the fair: of one that is closed there is its homepage only. */
  isPlace?: boolean
  /** Other sites may show it in a frame; nothing on such a page may act for somebody. */
  isEmbeddable?: boolean
}

type Row = Omit<Screen, 'name' | 'path' | 'domain'>

/** The screens of a domain, one row each, by the names of its paths. */
export const screensOf = <P extends Paths>(
  domain: string,
  paths: P,
  rows: { [Name in keyof P & string]?: Row },
): Screen[] =>
  entriesOf(rows).flatMap(([name, row]) => (row ? [{ ...row, name, path: paths[name] ?? '', domain }] : []))

/** What the fair of the address is, as far as every page needs it. The fairs domain says what a fair is. */
export type LoadContext<Fair = unknown> = {
  api: Api
  queries: QueryClient
  locale: Locale
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** Slug in the address, if there is one. */
  salon: string | undefined
  fair: Fair | null
}

/** What a page says of itself to the reader's tab, to search engines and to social networks. */
export type Head = {
  title: string
  description?: string
  image?: string
  type?: 'website' | 'article'
  noIndex?: boolean
  /** What it shows, as search engines read it (schema.org); its address is added. */
  structured?: Readonly<Record<string, unknown>>
}

export type PageModule<Fair = never> = {
  default: ComponentType
  /** Fetches into `queries` what the page shows first; runs on the server too. */
  load?: (context: LoadContext<Fair>) => Promise<unknown>
  /** From what `load` returned. */
  head?(data: unknown, words: AnyWords): Head
}
