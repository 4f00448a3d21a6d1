import { type Static, Type } from 'typebox'
import { VisitHall, VisitStand } from '#domain/halls/contract/hall-visit.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const text = Type.String()
const maybe = Type.Union([Type.String(), Type.Null()])
const count = Type.Integer()

/** A person as a card: who may be talked to. */
export const VisitPerson = Type.Object({
  id: Id,
  firstName: text,
  lastName: text,
  jobTitle: maybe,
  pitch: maybe,
  picture: maybe,
  look: Type.Record(Type.String(), Type.Unknown()),
  languages: Type.Array(text),
  free: Type.Boolean(),
  busy: Type.Boolean(),
  /** When a talk is expected to end, where that is known. */
  until: maybe,
})
export type VisitPerson = Static<typeof VisitPerson>

export const VisitResource = Type.Object({
  id: Id,
  title: text,
  description: maybe,
  url: maybe,
  file: maybe,
  size: Type.Union([count, Type.Null()]),
  mimeType: maybe,
  image: maybe,
  /** Of what is written in it; null where that does not matter. */
  language: maybe,
})

export const Neighbour = Type.Object({ id: Id, number: text, name: text })

export const StandVisit = Type.Object({
  stand: VisitStand,
  hall: Type.Union([VisitHall, Type.Null()]),
  title: maybe,
  slogan: maybe,
  description: maybe,
  /** Of these words: the reader’s, else one that there is. */
  wordsIn: maybe,
  /** Languages in which the stand speaks. */
  languages: Type.Array(text),
  website: maybe,
  socialNetworks: Type.Record(Type.String(), Type.String()),
  video: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
  poster: maybe,
  people: Type.Array(VisitPerson),
  /** In the exhibitor's order; the page shows six at first. */
  brochures: Type.Array(VisitResource),
  brochureCount: count,
  previous: Type.Union([Neighbour, Type.Null()]),
  next: Type.Union([Neighbour, Type.Null()]),
})
export type StandVisit = Static<typeof StandVisit>

const tag = 'Visit'

export const visitStand = defineEndpoint({
  method: 'GET',
  path: '/visit/stands/{id}',
  tag,
  summary: 'Everything a visitor sees of a stand',
  allow: 'anyone',
  cached: 'presence',
  params: Type.Object({ id: Id }),
  response: StandVisit,
})

export const previewStand = defineEndpoint({
  method: 'GET',
  path: '/visit/stands/{id}/preview',
  tag,
  summary: 'A stand as visitors see it or will see it, for those who configure or staff it',
  allow: 'members',
  params: Type.Object({ id: Id }),
  response: StandVisit,
})
