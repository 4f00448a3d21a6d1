import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { locales } from '#platform/contract/locale.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { ruledOut } from './ruled-out-words.ts'

type Messages = { [key: string]: string | Messages }

const flatten = (messages: Messages, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )

const read = (path: string) => flatten(JSON.parse(readFileSync(path, 'utf8')) as Messages)

const placeholders = (text: string) =>
  (text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])
    .map(one => one.replace(/\s/g, ''))
    .sort()
    .join()

/** Every folder with message files. */
function folders(): string[] {
  const domains = readdirSync(join(packageRoot, 'domain')).flatMap(name => [
    join('domain', name, 'web/messages'),
    join('domain', name, 'web/messages/work'),
    join('domain', name, 'web/messages/elsewhere'),
    join('domain', name, 'contract/problems'),
  ])
  return [
    'app/web/messages',
    'app/web/help/messages',
    'app/web/help/steps/messages',
    'platform/web/ui/messages',
    'platform/web/import/messages',
    'platform/web/list/messages',
    'platform/web/saving/messages',
    'platform/contract/problems',
    ...domains,
  ]
    .map(folder => join(packageRoot, folder))
    .filter(folder => existsSync(join(folder, 'fr.json')))
}

/** Missing and extra keys, empty texts, ruled out words and broken placeholders, measured by French. */
function compare(folder: string): string[] {
  const french = read(join(folder, 'fr.json'))
  const at = relative(packageRoot, folder)
  return locales.flatMap(locale => {
    const path = join(folder, `${locale}.json`)
    if (!existsSync(path)) return [`${at}: ${locale}.json is missing`]
    const own = read(path)
    return [
      ...[...french.keys()].filter(key => !own.has(key)).map(key => `${at}/${locale}.json lacks "${key}"`),
      ...[...own.keys()]
        .filter(key => !french.has(key))
        .map(key => `${at}/${locale}.json has "${key}", which French does not`),
      ...[...own]
        .filter(([, text]) => !text.trim())
        .map(([key]) => `${at}/${locale}.json: "${key}" is empty`),
      ...[...own].flatMap(([key, text]) =>
        ruledOut(locale, text).map(
          instead =>
            `${at}/${locale}.json: "${key}" has a word that GLOSSARY.md rules out (${instead}): ${text}`,
        ),
      ),
      ...[...own]
        .filter(
          ([key, text]) => french.has(key) && placeholders(text) !== placeholders(french.get(key) ?? ''),
        )
        .map(([key, text]) => `${at}/${locale}.json: "${key}" has other placeholders than French: ${text}`),
    ]
  })
}

function sources(folder: string, kinds = /\.tsx?$/): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path, kinds)
    return kinds.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

/** Words that the platform says itself, and domains beside it: the folder of each namespace. */
const ofPlatform = new Map(Object.entries({ import: 'import', kit: 'ui', lists: 'list', saving: 'saving' }))

/** The keys of a namespace, a domain's or the platform's, without the endings of their number forms. */
function keysOf(namespace: string): Set<string> {
  const shared = ofPlatform.get(namespace)
  const messages = join(
    packageRoot,
    ...(shared ? ['platform/web', shared] : ['domain', namespace, 'web']),
    'messages',
  )
  const keys = ['fr.json', 'work/fr.json', 'elsewhere/fr.json']
    .map(file => join(messages, file))
    .filter(existsSync)
    .flatMap(path => [...read(path).keys()])
  return new Set(keys.map(key => key.replace(/_(one|other|many|zero)$/, '')))
}

/** What all sources name: words in quotes, and the beginnings of keys that are composed. Read once for all domains. */
function namedInSources() {
  const text = sources(join(packageRoot, 'domain')).join('\n') + sources(join(packageRoot, 'app')).join('\n')
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1] ?? '')
  return {
    quoted: new Set(all(/'([\w.:]+)'/g)),
    counted: new Set(all(/\bcount\('([\w.]+)'/g).map(key => `scene.${key}`)),
    prefixes: [
      ...new Set([
        ...all(/\bt\)?\(`(?:(?:\w+|\$\{[\w.]+\}):)?([\w.]+)\$\{/g),
        ...all(/prefix="(\w+)"/g).map(prefix => `${prefix}.`),
      ]),
    ].filter(Boolean),
  }
}

/** Keys that the sources of a domain ask for by name and that do not exist, and those that nobody asks for. */
function usage(domain: string, named: ReturnType<typeof namedInSources>): string[] {
  const web = join(packageRoot, 'domain', domain, 'web')
  const known = keysOf(domain)
  if (!known.size) return []
  const shell = [...read(join(packageRoot, 'app/web/messages/fr.json')).keys()]
  const text = sources(web).join('\n')
  const asked = [...text.matchAll(/\bt\('([\w.:]+)'/g)].map(match => match[1] ?? '')
  const said = [...text.matchAll(/\buseWords\('(\w+)(?:\/\w+)?'\)/g)].map(match => match[1] ?? '')
  const translated = new Set([...known, ...shell, ...said.flatMap(namespace => [...keysOf(namespace)])])
  const exists = (key: string) => {
    const [namespace = '', rest] = key.split(':')
    return rest === undefined ? translated.has(key) : keysOf(namespace).has(rest)
  }
  const isUsed = (key: string) =>
    named.quoted.has(key) ||
    named.quoted.has(`${domain}:${key}`) ||
    named.counted.has(key) ||
    named.prefixes.some(prefix => key.startsWith(prefix))
  return [
    ...asked
      .filter(key => !exists(key))
      .map(key => `domain/${domain}: the key "${key}" is asked for and has no words`),
    ...[...known]
      .filter(key => !isUsed(key))
      .map(key => `domain/${domain}: nobody asks for the words of "${key}"`),
  ]
}

/** Codes of problems are one list for all domains: said twice, the words of one would be said of the other. */
function saidTwice(): string[] {
  const places = new Map<string, string>()
  return folders()
    .filter(folder => folder.endsWith('problems'))
    .flatMap(folder =>
      [...read(join(folder, 'fr.json')).keys()].flatMap(code => {
        const at = relative(packageRoot, folder)
        const other = places.get(code)
        places.set(code, at)
        return other ? [`${at}: the problem "${code}" is one of ${other} as well`] : []
      }),
    )
}

const sourcesOf = (...folders: string[]) =>
  folders.flatMap(folder => sources(join(packageRoot, folder), /\.(tsx?|sql)$/)).join('\n')

/** Keys without the endings of their number forms. */
const asked = (keys: readonly string[]) =>
  new Set(
    keys.map(key => {
      const base = key.replace(/_(one|other|many|zero)$/, '')
      return keys.includes(`${base}_other`) ? base : key
    }),
  )

/**
 * Keys that no source names: not whole, nor by a template (`nav.${page}`) whose rest is a word or the name of a field
 * in the sources.
 */
export function unusedKeys(keys: readonly string[], text: string): string[] {
  const words = new Set(
    [...text.matchAll(/['":]([\w.-]+)['"]|\b(\w+)\??:/g)].map(match => match[1] ?? match[2] ?? ''),
  )
  const plain = new Set([...words].map(word => word.replace(/-/g, '_')))
  const prefixes = new Set([...text.matchAll(/`(?:\w+:)?([\w.]+[._])\$\{/g)].map(match => match[1] ?? ''))
  const isComposed = (key: string) =>
    [...prefixes].some(prefix => key.startsWith(prefix) && plain.has(key.slice(prefix.length)))
  return [...asked(keys)].filter(key => !words.has(key) && !isComposed(key))
}

/** Words of `app` and `platform`, and message codes: constraints of the database are codes too. */
function usageElsewhere(): string[] {
  const text = sourcesOf('app', 'domain', 'platform')
  const names = new Set(sourcesOf('app', 'domain', 'platform', 'migrations').match(/\b[a-z]\w+\b/g))
  return folders().flatMap(folder => {
    const at = relative(packageRoot, folder)
    const keys = [...read(join(folder, 'fr.json')).keys()]
    if (at.endsWith('/problems'))
      return keys.filter(code => !names.has(code)).map(code => `${at}: no source has the code "${code}"`)
    if (at.startsWith('domain/')) return []
    return unusedKeys(keys, text).map(key => `${at}: nobody asks for the words of "${key}"`)
  })
}

export function checkWords(): string[] {
  const named = namedInSources()
  return [
    ...folders().flatMap(compare),
    ...saidTwice(),
    ...readdirSync(join(packageRoot, 'domain')).flatMap(domain => usage(domain, named)),
    ...usageElsewhere(),
  ]
}
