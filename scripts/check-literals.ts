import { parseSync } from '@swc/core'
import { isRecord } from '#platform/contract/record.ts'
import { productSources } from './product-sources.ts'

/** What a cast is to the parser, in either spelling; `as const` is another node. */
const casts = new Set(['TsAsExpression', 'TsTypeAssertion'])

const count = (node: unknown): number => {
  if (Array.isArray(node)) return node.reduce((sum: number, one) => sum + count(one), 0)
  if (!isRecord(node)) return 0
  return Number(casts.has(String(node.type))) + count(Object.values(node))
}

/** A cast says what the compiler cannot see. */
export const castsIn = (source: string, tsx = false): number =>
  count(parseSync(source, { syntax: 'typescript', tsx }))

const idPatterns = [
  // In SQL, and what a parameter is unless it is said.
  /\b(fair_status_id|user_type_id|is_validated|isValidated|state|status|\w\.type) (=|<>|(not )?in) \(?\d/g,
  /\bcase [\w.]*(status_id|type_id|is_validated) when \d/g,
  /->>'(fair_status_id|user_type_id|is_validated)' (=|<>|is (not )?distinct from) '\d/g,
  /\('(fair_status_id|user_type_id|is_validated)'\)\}? (=|<>) \d/g,
  // What is read from a record.
  /\b(status\.id|(userType|isValidated)(\.id)?|type|state|\w*[sS]tates\.get\([^()]*\)) (===|!==) \d/g,
  // As a type of its own.
  /\btype: \d \| \d/g,
  // What is written into one, types such as `1 | 2` apart.
  /\b(isValidated|userType): \d\b(?! \|)/g,
  // In addresses.
  /[?&'"`](type|state|status|isValidated)=\d/g,
]

/** Ids of fixed rows written as figures. They have names in contracts. */
export const literalIdsIn = (source: string): number =>
  idPatterns.reduce((sum, pattern) => sum + (source.match(pattern)?.length ?? 0), 0)

/** What there may be at most: these figures only go down. */
const limits = { castsPerThousand: 0.8, ids: 0 }

/** Casts and literal ids of the product's sources, and where most of them are. */
export function countLiterals() {
  const files = productSources().map(({ path, source }) => ({
    path,
    casts: castsIn(source, path.endsWith('.tsx')),
    ids: literalIdsIn(source),
    lines: source.split('\n').length,
  }))
  const sum = (of: 'casts' | 'ids' | 'lines') => files.reduce((total, file) => total + file[of], 0)
  return { files, casts: sum('casts'), ids: sum('ids'), perThousand: (1000 * sum('casts')) / sum('lines') }
}

/** Problems where there are more casts in a thousand lines, or more literal ids, than the limits allow. */
export function checkLiterals(): string[] {
  const { files, casts, ids, perThousand } = countLiterals()
  const worst = (of: 'casts' | 'ids') =>
    files
      .toSorted((a, b) => b[of] - a[of])
      .slice(0, 10)
      .map(file => `  ${file[of]} ${file.path}`)
      .join('\n')
  console.log(`${casts} casts, ${perThousand.toFixed(2)} in a thousand lines; ${ids} ids written as figures.`)
  return [
    ...(Number(perThousand.toFixed(1)) > limits.castsPerThousand
      ? [`More than ${limits.castsPerThousand} casts in a thousand lines; most are in\n${worst('casts')}`]
      : []),
    ...(ids > limits.ids
      ? [`More than ${limits.ids} ids written as figures; most are in\n${worst('ids')}`]
      : []),
  ]
}
