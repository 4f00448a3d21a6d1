import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const text = Type.String()
const maybe = Type.Union([text, Type.Null()])

/** Somebody who is free at a booth now; whoever is so at two of them comes twice. */
export const FreePerson = Type.Object({
  id: Id,
  firstName: text,
  lastName: text,
  jobTitle: maybe,
  picture: maybe,
  look: Type.Record(Type.String(), Type.Unknown()),
  /** What they speak. */
  languages: Type.Array(text),
  stand: Type.Object({ id: Id, number: text, name: text, color: text }),
  hall: Id,
})
export type FreePerson = Static<typeof FreePerson>

/** More than any screen shows. */
export const freePeopleMost = 2000

export const freePeople = defineEndpoint({
  method: 'GET',
  path: '/visit/free_people',
  tag: 'Visit',
  summary: 'Who is free at the booths of a fair or of one of its halls, in the order of its aisles',
  allow: 'anyone',
  cached: 'presence',
  query: Type.Object({ fair: Id, hall: Type.Optional(Id) }),
  response: Type.Object({
    /** People, each counted once. */
    total: Type.Integer(),
    people: Type.Array(FreePerson, { maxItems: freePeopleMost }),
  }),
})
