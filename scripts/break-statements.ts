import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
  type Node,
  type SourceFile,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast'

const widest = 110

const tags = new Set(['sql', 'many', 'maybeOne', 'one'])

/** Where a line may end, before what matches; clauses first, then conditions, then lists. */
const breaks = [
  /(?<! distinct| left| cross| inner) (?=(?:from|where|(?:left |cross |inner )?join|order by|group by|having|limit|returning|values|set|on conflict|union|union all|except)\b)/g,
  / (?=(?:and|or|when|else)\b)/g,
  /(?<=,) /g,
  / (?=(?:then|in|as|=|<>|\|\|)\b| \(select\b)/g,
]

/**
 * The text of a file with the long lines of its statements broken: where fewest brackets are open, and there at a clause
 * rather than in a list, as far to the right as fits.
 */
export function breakStatements(source: SourceFile): string {
  const depths = depthsOf(source)
  const out: string[] = []
  let start = 0
  for (const line of source.text.split('\n')) {
    out.push(...breakLine(line, depths.subarray(start, start + line.length)))
    start += line.length + 1
  }
  return out.join('\n')
}

const NOWHERE = 255

/** Of every character how many brackets are open around it in its statement, or that no line ends there. */
function depthsOf(source: SourceFile): Uint8Array {
  const depths = new Uint8Array(source.text.length).fill(NOWHERE)
  const visit = (node: Node, nested: number) => {
    const isStatement = isTaggedTemplateExpression(node) && isOfSql(node)
    if (isStatement) {
      let depth = nested
      let isQuoted = false
      for (const [from, to] of textsOf(node, source)) {
        for (let at = from; at < to; at += 1) {
          const character = source.text[at]
          if (character === "'" || character === '"') isQuoted = !isQuoted
          if (!isQuoted && character === ')') depth -= 1
          depths[at] = isQuoted ? NOWHERE : Math.max(depth, 0)
          if (!isQuoted && character === '(') depth += 1
        }
      }
    }
    node.forEachChild(child => visit(child, nested + (isStatement ? 10 : 0)))
  }
  visit(source, 0)
  return depths
}

function isOfSql({ tag }: TaggedTemplateExpression): boolean {
  const name = isCallExpression(tag) ? tag.expression : tag
  return isIdentifier(name) && tags.has(name.text)
}

/** Where the texts of a template stand in their file, without what is put into them. */
function textsOf({ template }: TaggedTemplateExpression, source: SourceFile): [number, number][] {
  if (isNoSubstitutionTemplateLiteral(template)) return [[template.getStart(source) + 1, template.end - 1]]
  const { head, templateSpans } = template
  return [
    [head.getStart(source) + 1, head.end - 2],
    ...templateSpans.map(({ literal }): [number, number] => [
      literal.getStart(source) + 1,
      literal.end - (source.text[literal.end - 1] === '`' ? 1 : 2),
    ]),
  ]
}

/** What follows stands two deeper than the line that it was part of, and no deeper however often it is broken. */
function breakLine(line: string, depths: Uint8Array, isRest = false): string[] {
  const own = /^ */.exec(line)?.[0].length ?? 0
  const indent = isRest ? own : own + 2
  const at = line.length > widest && !line.includes('-- ') ? bestBreak(line, depths, indent) : undefined
  if (at === undefined) return [line]
  const rest = `${' '.repeat(indent)}${line.slice(at + 1)}`
  const restDepths = new Uint8Array(rest.length).fill(NOWHERE)
  restDepths.set(depths.subarray(at + 1), indent)
  return [line.slice(0, at), ...breakLine(rest, restDepths, true)]
}

function bestBreak(line: string, depths: Uint8Array, indent: number): number | undefined {
  const candidates = breaks.flatMap((pattern, rank) =>
    [...line.matchAll(pattern)].map(({ index }) => ({ index, rank, depth: depths[index] ?? NOWHERE })),
  )
  return candidates
    .filter(({ index, depth }) => depth !== NOWHERE && index <= widest && index > indent + 20)
    .sort((one, other) => one.depth - other.depth || one.rank - other.rank || other.index - one.index)[0]
    ?.index
}
