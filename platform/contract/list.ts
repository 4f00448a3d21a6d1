import { type TProperties, type TSchema, Type } from 'typebox'
import { Line, relationOf } from './fields.ts'
import type { Policy } from './policy.ts'
import { defineResource, type Resource, referencePolicy } from './resource.ts'

const shared = { rank: Type.Integer({ minimum: 0, maximum: 100000 }) }
const words = { name: Line(160) }

type ListSpec<R extends TProperties> = {
  /** Wire name: `/api/<name>`. */
  name: string
  table: string
  tag?: string
  /** What an entry has besides its name and its rank. All of it is writable. */
  fields?: R
  required?: readonly (keyof R & string)[]
  /** Exact filters besides the relations, which always are, and the name. */
  filters?: readonly string[]
  scope?: Readonly<Record<string, string>>
  policy?: Policy
}

/** A list that people choose from: entries with a name in every language, in an order that an administrator decides. */
export function defineList<R extends TProperties = Record<never, TSchema>>(
  spec: ListSpec<R>,
): Resource<R & typeof shared, typeof words> {
  const { fields = {} as R, required = [], filters = [], tag, policy, ...rest } = spec
  const names = Object.keys(fields)
  return defineResource<R & typeof shared, typeof words>({
    tag: tag ?? 'Reference lists',
    policy: policy ?? referencePolicy,
    ...rest,
    record: { ...fields, ...shared },
    translated: words,
    writable: [...names, 'rank'],
    required: [...required, 'name'],
    filters: [
      ...names.filter(name => fields[name] && relationOf(fields[name])),
      ...filters,
      'translations.name',
    ],
    search: ['translations.name'],
    sort: ['rank', 'name'],
    order: ['rank', 'name'],
    keepsUsed: true,
  })
}
