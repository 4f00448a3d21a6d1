import { listTitle } from '#domain/reference/contract/list-pages.ts'
import type { Words } from '#platform/web/words/words.ts'

/** Pages that are another one when the address names something: `?firm=` manages a firm instead of creating one. */
const variants: Readonly<Record<string, { param: string; name: string }>> = {
  exhibitorManage: { param: 'firm', name: 'exhibitorManage_firm' },
}

/** The name of the page at an address with this query: its screen's, or that of what the query makes of it. */
export function pageName(screen: string, search: string): string {
  const variant = variants[screen]
  return variant && new URLSearchParams(search).has(variant.param) ? variant.name : screen
}

/** What it is called in its breadcrumb and its tab. */
export const pageTitle = (t: Words<'app'>, screen: string, search: string): string =>
  screenTitle(t, pageName(screen, search))

/** What a page is called in menus, breadcrumbs and tabs; `t` are the words of `app`. Lists are called by their domain. */
export function screenTitle(t: Words<'app'>, screen: string): string {
  const list = listTitle(screen)
  return list ? t(`reference:${list}`) : t(`screens.${screen}`)
}
