import { type TProperties, type TSchema, Type } from 'typebox'
import { Line, relationOf } from './fields.ts'
import { defineResource, type Resource, type ResourceSpec, referencePolicy } from './resource.ts'

const shared = { rank: Type.Integer({ minimum: 0, maximum: 100000 }) }
const words = { name: Line(160) }

/** What a list says of itself besides its name and table; all of its fields are writable. */
type ListSpec<R extends TProperties> = Partial<ResourceSpec<R & typeof shared, typeof words>> & {
  name: string
  table: string
  /** What an entry has besides its name and its rank. */
  fields?: R
}

/** A list that people choose from: entries with a name in every language, in an order that an administrator decides. */
export function defineList<R extends TProperties = Record<never, TSchema>>({
  fields = {} as R,
  required = [],
  filters = [],
  ...spec
}: ListSpec<R>): Resource<R & typeof shared, typeof words> {
  const names = Object.keys(fields)
  return defineResource<R & typeof shared, typeof words>({
    tag: 'Reference lists',
    policy: referencePolicy,
    record: { ...fields, ...shared },
    translated: words,
    writable: [...names, 'rank'],
    search: ['translations.name'],
    sort: ['rank', 'name'],
    order: ['rank', 'name'],
    keepsUsed: true,
    // What the product knows an entry by.
    ...(names.includes('code') && { fixed: ['code'] }),
    ...spec,
    required: [...required, 'name'],
    // The relations, which always are, what is asked for, and the name.
    filters: [...names.filter(name => relationOf(fields[name])), ...filters, 'translations.name'],
  })
}
