import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
  type Node,
  type TaggedTemplateExpression,
  type TypeNode,
} from 'typescript/unstable/ast'
import type { Checker, Type } from 'typescript/unstable/sync'
import { templateKey } from '#platform/server/testing/record-statements.ts'
import { serverSources } from './server-sources.ts'

/** A statement whose rows are declared: `place` as file:line. */
export type Declared = { place: string; key: string; row: Type }

/** Every statement of the server's code whose rows are declared, with the compiler that knows what Row is; to be closed. */
export function declaredRows(wanted?: RegExp) {
  const { checker, files, close } = serverSources(wanted)
  const found: { place: string; key: string; row: TypeNode }[] = []
  for (const { path, source } of files) {
    const visit = (node: Node) => {
      const row = isTaggedTemplateExpression(node) && rowOf(node)
      if (row) {
        const line = source.text.slice(0, node.getStart(source)).split('\n').length
        const parts = partsOf(node)
        if (parts.some(part => part.trim()))
          found.push({ place: `${path}:${line}`, key: templateKey(parts), row })
      }
      node.forEachChild(visit)
    }
    source.forEachChild(visit)
  }

  const declared = found.flatMap(({ row, ...rest }): Declared[] => {
    const type = checker.getTypeFromTypeNode(row)
    return type && isRow(checker, type) ? [{ ...rest, row: type }] : []
  })
  return { checker, declared, close }
}

/** A value of an expression is no row, and what may hold anything declares nothing. */
function isRow(checker: Checker, type: Type): boolean {
  if (type.isUnionType()) return type.getTypes().every(member => isRow(checker, member))
  const isObject = type.isObjectType() || type.isIntersectionType()
  return isObject && !checker.isArrayLikeType(type) && checker.getPropertiesOfType(type).length > 0
}

/** What is written between `<` and `>` of `sql<Row>`, or of `many<Row>(db)` and its like. */
function rowOf({ tag, typeArguments }: TaggedTemplateExpression): TypeNode | undefined {
  if (isIdentifier(tag)) return tag.text === 'sql' ? typeArguments?.[0] : undefined
  const isRun = isCallExpression(tag) && isIdentifier(tag.expression) && helpers.has(tag.expression.text)
  return isRun ? tag.typeArguments?.[0] : undefined
}

const helpers = new Set(['many', 'maybeOne', 'one'])

function partsOf({ template }: TaggedTemplateExpression): string[] {
  if (isNoSubstitutionTemplateLiteral(template)) return [template.text]
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
}
