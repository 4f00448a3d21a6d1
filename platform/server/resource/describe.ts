import type { TSchema } from 'typebox'
import { filled, relationOf } from '#platform/contract/fields.ts'
import type { FieldDescription, ListDescription } from '#platform/contract/list-administration.ts'
import { type Resource, writableFields } from '#platform/contract/resource.ts'
import type { Actor } from '../actor.ts'
import { mayEver } from './scope.ts'

type Options = Pick<FieldDescription, 'minimum' | 'maximum' | 'maxLength'> & {
  type?: string
  enum?: string[]
}
type Kind = Partial<FieldDescription> & Pick<FieldDescription, 'kind'>

const kinds: Readonly<Record<string, Kind['kind']>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
}

function kindOf(schema: TSchema): Kind {
  const relation = relationOf(schema)
  if (relation?.kind === 'one') return { kind: 'relation', to: relation.to, show: [...relation.show] }
  const { type = '', enum: choices, minimum, maximum, maxLength }: Options = filled(schema)
  if (choices) return { kind: 'choice', choices }
  const kind = relation ? 'other' : (kinds[type] ?? 'other')
  if (kind === 'number') return { kind, isWhole: type === 'integer', minimum, maximum }
  return kind === 'text' ? { kind, maxLength } : { kind }
}

/** What a generic screen has to know of a resource, for this person. */
export function describe(resource: Resource, actor: Actor): ListDescription {
  const field = (name: string, schema: TSchema, isTranslated: boolean): FieldDescription => ({
    ...kindOf(schema),
    name,
    isTranslated,
    isRequired: resource.required?.includes(name) ?? false,
    isFixed: resource.fixed?.includes(name) ?? false,
  })
  return {
    name: resource.name,
    fields: [
      ...Object.entries(resource.translated).map(([name, schema]) => field(name, schema, true)),
      ...Object.entries(writableFields(resource)).map(([name, schema]) => field(name, schema, false)),
    ],
    filters: [...(resource.filters ?? [])],
    sort: [...(resource.sort ?? [])],
    isSearched: Boolean(resource.search?.length),
    isRanked: 'rank' in resource.record,
    may: {
      create: !resource.isClosed && mayEver(resource, 'C', actor),
      change: mayEver(resource, 'U', actor),
      remove: !resource.isClosed && mayEver(resource, 'D', actor),
    },
  }
}
