import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Shape } from '#platform/server/testing/result-shape.ts'

/** What of the values seen does not fit the declared types, any of which a value may have; empty if all does. */
export function misfits(checker: Checker, declared: readonly Type[], shape: Shape, path = ''): string[] {
  const types = declared.flatMap(type => membersOf(type))
  if (types.some(isOpen)) return []
  const said = path || 'the row'
  const strange = shape.kinds.filter(kind => !types.some(type => takes(checker, type, kind)))
  return [
    ...strange.map(
      kind => `${said} is ${kind}, declared ${types.map(type => checker.typeToString(type)).join(' | ')}`,
    ),
    ...(shape.items
      ? misfits(
          checker,
          types.flatMap(type => itemsOf(checker, type)),
          shape.items,
          `${path}[]`,
        )
      : []),
    ...(strange.includes('object') ? [] : misfitsOfFields(checker, types, shape, path)),
  ]
}

function misfitsOfFields(checker: Checker, types: readonly Type[], shape: Shape, path: string): string[] {
  const { fields = {} } = shape
  const objects = types.filter(type => takes(checker, type, 'object'))
  if (!objects.length || (path && !shape.objects)) return []
  // More fields come with a type that only the caller knows; of JSON only what is declared is read.
  const isExtended = objects.some(type => type.isIntersectionType() && type.getTypes().some(isOpen))
  const within = (name: string) => (path ? `${path}.${name}` : name)
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    const own = objects.flatMap(type => fieldOf(checker, type, name) ?? [])
    if (own.length) return misfits(checker, own, field, within(name))
    return isExtended || path ? [] : [`${within(name)} is not declared`]
  })
  const [first, ...others] = objects.map(type => requiredOf(checker, type))
  const required = first?.filter(name => others.every(other => other.includes(name))) ?? []
  const missing = required.filter(name => !fields[name] || fields[name].seen < shape.objects)
  return [...problems, ...missing.map(name => `${within(name)} is declared and missing`)]
}

function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes().flatMap(membersOf) : [type]
}

/** What may be anything, or is only known to whoever calls. */
function isOpen(type: Type): boolean {
  return Boolean(
    type.flags & (TypeFlags.Any | TypeFlags.Unknown | (TypeFlags.Instantiable & ~TypeFlags.TemplateLiteral)),
  )
}

function takes(checker: Checker, type: Type, kind: string): boolean {
  const flags = flagsOf[kind]
  if (flags) return Boolean(type.flags & flags)
  if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return false
  const isArray = checker.isArrayLikeType(type)
  const name = type.getSymbol()?.name
  if (kind === 'array') return isArray
  const isLeaf = name === 'Date' || name === 'Buffer'
  return isLeaf ? kind === name : kind === 'object' && !isArray
}

const flagsOf: Record<string, number> = {
  null: TypeFlags.Null,
  boolean: TypeFlags.BooleanLike,
  number: TypeFlags.NumberLike,
  string: TypeFlags.StringLike,
}

function itemsOf(checker: Checker, type: Type): readonly Type[] {
  if (!checker.isArrayLikeType(type) || !type.isTypeReference()) return []
  return checker.getTypeArguments(type)
}

function fieldOf(checker: Checker, type: Type, name: string): Type | undefined {
  const property = checker.getPropertyOfType(type, name)
  return property ? checker.getTypeOfSymbol(property) : checker.getIndexInfosOfType(type)[0]?.valueType
}

function requiredOf(checker: Checker, type: Type): string[] {
  return checker
    .getPropertiesOfType(type)
    .filter(({ flags }) => !(flags & SymbolFlags.Optional))
    .map(({ name }) => name)
}
