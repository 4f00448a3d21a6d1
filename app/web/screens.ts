import type { Paths } from '#platform/contract/href.ts'
import type { Screen } from '#platform/web/screens/screen.ts'

/** The site map: one row a page, in the words of its domain. */
export const screens: readonly Screen[] = Object.values(
  import.meta.glob<readonly Screen[]>('/domain/*/web/index.ts', { eager: true, import: 'screens' }),
).flat()

const byName = new Map(screens.map(screen => [screen.name, screen]))

/** The page of that name, where there is one. */
export const screenNamed = (name: string) => byName.get(name)

/** Pages that exist, by name: links to others are not shown. */
export const paths: Paths = Object.fromEntries(screens.map(screen => [screen.name, screen.path]))
