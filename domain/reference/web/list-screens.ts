import type { Screen } from '#platform/web/screens/screen.ts'
import { type ListPage, listPages } from '../contract/list-pages.ts'

/** The screens of the lists that `domain` draws with its page `page`. */
export const listScreens = (domain: string, page: string, isDrawn: boolean): Screen[] =>
  Object.entries<ListPage>(listPages)
    .filter(([, list]) => (list.isDrawn ?? false) === isDrawn)
    .map(([name, { path, allow }]) => ({
      name,
      path,
      layout: 'manage',
      allow: allow ?? ['superAdmin'],
      domain,
      page,
      words: ['reference', 'import'],
      record: 'platform',
    }))
