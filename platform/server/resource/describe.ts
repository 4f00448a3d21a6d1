import type { TSchema } from 'typebox'
import { filled, relationOf } from '#platform/contract/fields.ts'
import type { FieldDescription, ListDescription } from '#platform/contract/list-administration.ts'
import type { Resource } from '#platform/contract/resource.ts'
import type { Actor } from '../actor.ts'
import { mayEver } from './scope.ts'

type Options = {
  type?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
}
type Kind = Partial<FieldDescription> & Pick<FieldDescription, 'kind'>

const kinds: Record<string, (options: Options) => Kind> = {
  string: ({ maxLength }) => ({ kind: 'text', maxLength }),
  integer: ({ minimum, maximum }) => ({ kind: 'number', isWhole: true, minimum, maximum }),
  number: ({ minimum, maximum }) => ({ kind: 'number', isWhole: false, minimum, maximum }),
  boolean: () => ({ kind: 'boolean' }),
}

function kindOf(schema: TSchema): Kind {
  const relation = relationOf(schema)
  if (relation)
    return relation.kind === 'one'
      ? { kind: 'relation', to: relation.to, show: [...relation.show] }
      : { kind: 'other' }
  const options: Options = filled(schema)
  if (options.enum) return { kind: 'choice', choices: options.enum }
  return kinds[options.type ?? '']?.(options) ?? { kind: 'other' }
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
      ...resource.writable.map(name => field(name, resource.record[name] as TSchema, false)),
    ],
    filters: [...(resource.filters ?? [])],
    sort: [...(resource.sort ?? [])],
    isSearched: Boolean(resource.search?.length),
    isRanked: 'rank' in resource.record,
    may: {
      create: mayEver(resource, 'C', actor),
      change: mayEver(resource, 'U', actor),
      remove: mayEver(resource, 'D', actor),
    },
  }
}
