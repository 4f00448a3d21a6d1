import { parseSync } from '@swc/core'

/** `names` is a table's name as text, for a helper to make SQL of. */
type Verb = 'reads' | 'writes' | 'names'
/** A table named by one statement; `text` is how the statement begins. */
export type Naming = { table: string; verb: Verb; text: string }
type Named = Pick<Naming, 'table' | 'verb'>
type Node = { type?: string; value?: unknown; [key: string]: unknown }

const keyword =
  'as|where|join|left|right|inner|full|cross|lateral|on|set|using|order|group|limit|union|except|returning|for'
const item = `(?:only\\s+)?"?(\\w+)"?(?![\\w.(])(?:\\s+(?:as\\s+)?(?!(?:${keyword})\\b)\\w+)?`
const clause = new RegExp(
  `\\b(insert\\s+into|merge\\s+into|update|delete\\s+from|truncate(?:\\s+table)?|from|join|using)\\s+${item}`,
  'gi',
)
const nextItem = new RegExp(`\\s*,\\s*${item}`, 'iy')
/** A fragment that others write `from` or `join` before. */
const fragment = /^\s*(\w+)\s+(?:as\s+)?\w+\s+(?:(?:left|inner|cross)\s+)?join\b/i

/** What stands where SQL names tables, once each; also words that are no table, such as `set` of `on conflict do update set`. */
function tablesOf(text: string): Named[] {
  const found = new Map<string, Named>()
  const add = (table: string | undefined, verb: Verb) =>
    table && found.set(`${verb} ${table}`, { table, verb })
  add(fragment.exec(text)?.[1], 'reads')
  for (const match of text.matchAll(clause)) {
    const [whole, word = '', table] = match
    const verb = /^(from|join|using)$/i.test(word) ? 'reads' : 'writes'
    add(table, verb)
    nextItem.lastIndex = match.index + whole.length
    if (verb === 'reads')
      for (let more = nextItem.exec(text); more; more = nextItem.exec(text)) add(more[1], 'reads')
  }
  return [...found.values()]
}

const methods: Readonly<Record<string, Verb>> = {
  insertInto: 'writes',
  updateTable: 'writes',
  deleteFrom: 'writes',
  mergeInto: 'writes',
  selectFrom: 'reads',
  from: 'reads',
  using: 'reads',
  innerJoin: 'reads',
  leftJoin: 'reads',
  rightJoin: 'reads',
  fullJoin: 'reads',
  crossJoin: 'reads',
  table: 'reads',
  /** Of the trash. */
  takeOut: 'writes',
}

const textOf = (node: unknown) =>
  (node as Node | undefined)?.type === 'StringLiteral' ? String((node as Node).value) : undefined

/** Before a template of SQL: `sql`, or what reads its rows, `many<Row>(db)`. */
const isStatement = ({ value, callee }: Node) =>
  value === 'sql' || /^(one|maybeOne|many)$/.test(String((callee as Node | undefined)?.value))

/** What a node of the syntax tree names; what lies within it is looked at as well. */
function namedBy(node: Node): { named: Named[]; text: string } | undefined {
  if (node.type === 'TaggedTemplateExpression' && isStatement(node.tag as Node)) {
    const { quasis } = node.template as { quasis: { raw: string }[] }
    const text = quasis.map(quasi => quasi.raw).join(' ? ')
    return { named: tablesOf(text), text }
  }
  if (node.type === 'CallExpression') {
    const callee = node.callee as Node
    const method = String(((callee.property ?? callee) as Node).value)
    const table = textOf((node.arguments as { expression: Node }[])[0]?.expression)?.split(' ')[0]
    const verb = methods[method]
    if (verb && table) return { named: [{ table, verb }], text: `${method}('${table}')` }
  }
  // A word without `_` is as often a kind, a field or an alias.
  const table = textOf(node)
  if (table?.includes('_')) return { named: [{ table, verb: 'names' }], text: `'${table}'` }
}

/** The tables that the SQL templates, the builder's calls and the literals of a TypeScript source name, statement by statement. */
export function tablesIn(source: string): Naming[] {
  const found: Naming[] = []
  const walk = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) {
      for (const one of node) walk(one)
      return
    }
    if ((node as Node).type === 'TsLiteralType') return
    const { named = [], text = '' } = namedBy(node as Node) ?? {}
    for (const one of named) found.push({ ...one, text: text.replace(/\s+/g, ' ').trim().slice(0, 90) })
    // The name that a builder's call names is said by the call.
    const within =
      named.length && (node as Node).type === 'CallExpression' ? (node as Node).callee : undefined
    if (within) walk([within, (node as { arguments: unknown[] }).arguments.slice(1)])
    else Object.values(node).forEach(walk)
  }
  walk(parseSync(source, { syntax: 'typescript', target: 'es2022' }).body)
  return found
}
