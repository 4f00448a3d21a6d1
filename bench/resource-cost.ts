import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { atMost, type Figure, plain } from './figure.ts'
import type { Group } from './results.ts'

const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8')

/** Lines that say something: neither comments nor empty ones. */
const linesOf = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter(line => line.trim() && !line.trim().startsWith('//')).length

/** From here to where the statement ends: the first line that closes it at the same indentation. */
function statementAt(text: string, from: number): string {
  const start = text.lastIndexOf('\n', from) + 1
  const indent = /^ */.exec(text.slice(start))?.[0] ?? ''
  const first = text.slice(start).split('\n')[0] ?? ''
  if (/\),?$/.test(first)) return first
  const end = new RegExp(`\n${indent}[}\\]]*\\),?$`, 'm').exec(text.slice(start))
  return end ? text.slice(start, start + end.index + end[0].length) : first
}

type Cost = { name: string; lines: number; files: number }

/** What one resource is: its declaration, the line that ties it to its hooks, and the files of those. */
function costsOf(contract: string): Cost[] {
  const text = read(contract)
  const server = contract.replace(/\/contract\/.*/, '/server')
  const index = read(`${server}/index.ts`)
  const declarations = text.matchAll(/^export const (\w+) = (?:define(?:Resource|List)|of[A-Z]\w*)\(/gm)
  return [...declarations].flatMap(({ 1: constant, index: at }) => {
    const declaration = statementAt(text, at)
    const name = /(?:name: |\(\s*)'([a-z_]+)'/.exec(declaration)?.[1]
    if (!name) return []
    const alias = new RegExp(`\\b${constant} as (\\w+)`).exec(index)?.[1] ?? constant
    const tied = new RegExp(`implement\\(${alias}[,)]`).exec(index)
    const tie = tied ? statementAt(index, tied.index) : ''
    const hooks = [...index.matchAll(/import \{([^}]+)\} from '\.\/(.+\.ts)'/g)].filter(([, names = '']) =>
      names.split(',').some(one => one.trim() && new RegExp(`\\b${one.trim()}\\b`).test(tie)),
    )
    const files = hooks.map(([, , path = '']) => read(join(server, path)))
    return [
      {
        name,
        lines: [declaration, tie, ...files].map(linesOf).reduce((a, b) => a + b),
        files: 1 + files.length,
      },
    ]
  })
}

/** Sources below a folder, by their paths from the root. */
const sources = (folder: string): string[] =>
  readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(path => join(folder, path))

const engine = [
  ...['fields', 'list', 'list-administration', 'policy', 'resource'].map(
    name => `platform/contract/${name}.ts`,
  ),
  ...sources('platform/server/resource'),
]

/** What one more resource costs whoever writes it, and what everybody reads who wants to know why it works. */
export async function resourceCost(): Promise<Group> {
  const costs = sources('domain')
    .filter(path => path.includes('/contract/'))
    .flatMap(costsOf)
    .sort((a, b) => a.lines - b.lines || a.name.localeCompare(b.name))
  const said = ({ lines, files }: Cost) => `${lines} lines in ${files} ${files === 1 ? 'file' : 'files'}`
  const simplest = costs.slice(0, 3).map(
    (cost): Figure => ({
      what: `simplest: ${cost.name}`,
      measured: said(cost),
      target: '≤ 30 lines in 1 file',
      holds: cost.lines <= 30 && cost.files === 1,
    }),
  )
  const richest = costs
    .slice(-3)
    .map(
      (cost): Figure => ({ what: `richest: ${cost.name}`, measured: said(cost), target: '–', holds: null }),
    )
  const size = engine.map(path => linesOf(read(path)))
  return {
    title: 'Cost of a resource',
    how: `Lines without comments and empty ones: of its declaration, of what ties it to its hooks, and of the files those hooks stand in. ${costs.length} resources are declared; the engine is what makes the calls of all of them, with the administration of lists.`,
    figures: [
      ...simplest,
      ...richest,
      atMost('median resource', costs[Math.floor(costs.length / 2)]?.lines ?? 0, 30, plain('lines')),
      atMost(
        'the engine',
        size.reduce((a, b) => a + b),
        600,
        plain('lines'),
      ),
    ],
  }
}
