import { type Static, Type } from 'typebox'
import { boothStyles, markShapes } from '#domain/scenes/contract/scene.ts'
import { propKinds } from '#domain/scenes/contract/sector-prop.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const text = Type.String()
const maybe = Type.Union([text, Type.Null()])
const count = Type.Integer()

/** A visible stand as a hall shows it: what its booth is drawn from. */
export const HallStand = Type.Object({
  id: Id,
  number: count,
  /** As painted on its sign: `A6`. */
  label: text,
  firm: Type.Object({ id: Id, name: text }),
  name: text,
  initials: text,
  logo: maybe,
  shape: Type.Enum(markShapes),
  color: text,
  width: Type.Number(),
  style: Type.Enum(boothStyles),
  prop: Type.Enum(propKinds),
  sector: maybe,
  town: maybe,
  free: count,
  busy: count,
  jobs: count,
})
export type HallStand = Static<typeof HallStand>

export const standsOfHall = defineEndpoint({
  method: 'GET',
  path: '/fair_halls/{id}/stands',
  tag: 'Halls',
  summary: 'The visible stands of a hall, by number',
  allow: 'anyone',
  cached: 'presence',
  params: Type.Object({ id: Id }),
  query: Type.Object({}),
  response: Type.Array(HallStand),
  form: 'list',
})
