import { listTitle } from '#domain/reference/contract/list-pages.ts'
import type { Words } from '#platform/web/words/words.ts'

/** What a page is called in menus, breadcrumbs and tabs; `t` are the words of `app`. Lists are called by their domain. */
export function screenTitle(t: Words, screen: string): string {
  const list = listTitle(screen)
  return list ? t(`reference:${list}`) : t(`screens.${screen}`)
}
