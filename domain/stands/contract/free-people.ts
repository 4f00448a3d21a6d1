import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { VisitPerson } from './stand-visit.ts'

const { id, firstName, lastName, jobTitle, picture, look, languages } = VisitPerson.properties

/** Somebody who is free at a booth now; whoever is so at two of them comes twice. */
export const FreePerson = Type.Object({
  id,
  firstName,
  lastName,
  jobTitle,
  picture,
  look,
  /** What they speak, in their order. */
  languages,
  stand: Type.Object({ id: Id, number: Type.String(), name: Type.String(), color: Type.String() }),
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
