import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { LayoutName, Screen } from '#platform/web/screens/screen.ts'
import { layoutSources } from './layouts/layouts.ts'
import { namespacesOf } from './routes.tsx'
import { screens } from './screens.ts'
import { wordsPath } from './words-path.ts'
import { laterNamespaces } from './words-source.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `fetched` are those that it fetches itself for what it shows. */
type Source = { imports: string[]; namespaces: Set<string>; fetched: string[] }

const importing = /^(?:import|export)(?! type\b)\b[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)/gm
const speaking = /\buseWords\('([\w/]+)'\)|['`]([a-z]+):[a-z_]+\./g

const fetching = /<WithWords of=\{\[([^\]]+)\]\}>/g

const named = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one, other]) => one ?? other)

/** Where the message files of a namespace may lie: `'node:fs.'` and the like are none. */
const isNamespace = (name: string) =>
  ['app', 'help', 'kit', 'import', 'lists', 'saving', 'steps', 'validations'].includes(name) ||
  existsSync(root + wordsPath('fr', name).slice(1))

const sources = new Map<string, Source>()
function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(root + file, 'utf8')
  const pathOf = (name: string) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)
  const source = {
    imports: named(text, importing)
      .filter(name => name !== undefined && /^[#.].*\.tsx?$/.test(name))
      .map(name => pathOf(name as string)),
    namespaces: new Set(
      named(text, speaking).filter(name => name !== undefined && isNamespace(name)) as string[],
    ),
    fetched: named(text, fetching).flatMap(list => named(list ?? '', /'(\w+)'/g).map(String)),
  }
  sources.set(file, source)
  return source
}

/**
 * What the file and all that it imports, at once or later, speak from and do not fetch themselves: namespace → one file
 * that does.
 */
function spokenIn(...files: string[]): Map<string, string> {
  const spoken = new Map<string, string>()
  const fetched = new Set<string>()
  const seen = new Set(files)
  // A set that grows while it is walked hands out what is added.
  for (const file of seen) {
    const { imports, namespaces, fetched: own } = sourceOf(file)
    for (const namespace of own) fetched.add(namespace)
    for (const namespace of namespaces) if (!spoken.has(namespace)) spoken.set(namespace, file)
    for (const one of imports) seen.add(one)
  }
  for (const namespace of fetched) spoken.delete(namespace)
  return spoken
}

const pageOf = ({ domain, page }: Screen) => `domain/${domain}/web/pages/${page}.tsx`

const layoutOf = (layout: LayoutName) =>
  (layoutSources[layout] ?? `/app/web/layouts/${layout}-layout.tsx`).slice(1)

it.each(screens.map(screen => [screen.name, screen] as const))(
  '%s loads every namespace of words that its page and its layout speak from',
  (_, screen) => {
    const loaded = new Set([...namespacesOf(screen), ...laterNamespaces])
    const spoken = spokenIn(pageOf(screen), layoutOf(screen.layout))
    expect(Object.fromEntries([...spoken].filter(([namespace]) => !loaded.has(namespace)))).toEqual({})
  },
)

it('finds what a page speaks from through the components that it imports', () => {
  const page = screens.find(({ name }) => name === 'exhibitorList') as Screen
  expect([...spokenIn(pageOf(page)).keys()]).toEqual(
    expect.arrayContaining(['exhibitors', 'lists', 'validations']),
  )
})
