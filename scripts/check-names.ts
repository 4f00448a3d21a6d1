import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { locales } from '#platform/contract/locale.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { declaredNames, ruledOutNames } from './ruled-out-names.ts'

/** One file a language, each exporting what it says under the language's name. */
const conventions = new Set<string>(locales)

const isCovered = (path: string) =>
  /^(domain\/[^/]+|platform|app)\/(contract|server)\//.test(path) &&
  /\.ts$/.test(path) &&
  // What only tests import calls things as its test does.
  !/\.(test|d)\.ts$|\/testing\/|\/fixtures\//.test(path)

const exported = /^export (?:async )?(?:function|const|class|type|interface|enum) (\w+)/gm

/** Names that are exported by more than one of these files, with the files. */
export function sharedNames(files: Iterable<readonly [path: string, text: string]>): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const [path, text] of files)
    for (const [, name = ''] of text.matchAll(exported))
      found.set(name, (found.get(name) ?? new Set()).add(path))
  return new Map([...found].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, [...paths]]))
}

const pathsIn = (...folders: string[]) =>
  folders.flatMap(folder =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' }).map(path =>
      join(folder, path),
    ),
  )

const isOfTests = (path: string) =>
  /^(bench|e2e|seed)\/|\.test\.tsx?$|\/(testing|fixtures|hostile|matrix|settings)\//.test(path)

/** Keys of words and message codes; one language has those of all. */
const isWording = (path: string) => /\/(problems|messages\/(\w+\/)?)\/?fr\.json$/.test(path)

/** Names of the machinery that GLOSSARY.md has other words for. */
export function checkNameWords(): string[] {
  return pathsIn('app', 'bench', 'domain', 'e2e', 'platform', 'seed')
    .filter(path => /\.(tsx?|mjs)$/.test(path) || isWording(path))
    .flatMap(path => {
      const text = readFileSync(join(packageRoot, path), 'utf8')
      const names = isWording(path)
        ? [...text.matchAll(/^\s*"(\w+)":/gm)].map(([, key = '']) => key)
        : [basename(path), ...declaredNames(text)]
      return ruledOutNames(names, !isOfTests(path) && !isWording(path)).map(
        ([name, instead]) => `${path}: ${name} is no name that GLOSSARY.md knows: ${instead}`,
      )
    })
}

/** Names that mean two things in contracts and on the server, or in both: whoever looks for one finds the other. */
export function checkNames(): string[] {
  const paths = pathsIn('app', 'domain', 'platform').filter(isCovered)
  const files = paths.map(path => [path, readFileSync(join(packageRoot, path), 'utf8')] as const)
  return [...sharedNames(files)]
    .filter(([name]) => !conventions.has(name))
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}: call them what they are`)
}
