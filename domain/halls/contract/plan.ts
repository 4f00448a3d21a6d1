import { type Static, Type } from 'typebox'
import { boothStyles, markShapes } from '#domain/scenes/contract/scene.ts'
import { propKinds } from '#domain/scenes/contract/sector-prop.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const text = Type.String()
const maybe = Type.Union([text, Type.Null()])
const count = Type.Integer()
const maybeId = Type.Union([Id, Type.Null()])

/** A stand as the plan knows it, wherever it is: on a place, waiting, or in the trash. */
export const PlanStand = Type.Object({
  id: Id,
  /** Sent back with every move: a move of what somebody else has moved meanwhile is refused. */
  version: count,
  firm: Id,
  name: text,
  initials: text,
  logo: maybe,
  shape: Type.Enum(markShapes),
  color: text,
  style: Type.Enum(boothStyles),
  width: Type.Number(),
  prop: Type.Enum(propKinds),
  sector: maybe,
  fairHall: maybeId,
  number: Type.Union([count, Type.Null()]),
  /** Its own, whichever place it stands on; empty: that of its place. */
  label: maybe,
  isVisible: Type.Boolean(),
  isFirmValidated: Type.Boolean(),
  configurationState: Type.Enum(['not_configured', 'ongoing', 'configured']),
  trashedAt: maybe,
  trashedBy: maybe,
  /** When it is deleted for good. */
  deletedOn: maybe,
})
export type PlanStand = Static<typeof PlanStand>

export const PlanPlace = Type.Object({
  /** Empty for a place that only a stand claims: no element of the hall marks it. */
  id: maybeId,
  number: count,
  /** `A6`. */
  label: text,
  aisle: count,
  place: count,
  /** The stand on it. */
  stand: maybeId,
})
export type PlanPlace = Static<typeof PlanPlace>

export const PlanHall = Type.Object({
  id: Id,
  letter: text,
  name: text,
  color: text,
  titleColor: text,
  rank: count,
  isVisible: Type.Boolean(),
  places: Type.Array(PlanPlace),
})
export type PlanHall = Static<typeof PlanHall>

export const Plan = Type.Object({ fair: Id, halls: Type.Array(PlanHall), stands: Type.Array(PlanStand) })
export type Plan = Static<typeof Plan>

/** The stands that a move has changed, as they are now. */
export const Moved = Type.Object({ stands: Type.Array(PlanStand) })
export type Moved = Static<typeof Moved>

const version = Type.Optional(Type.Integer({ minimum: 1 }))
const params = Type.Object({ id: Id })
const hall = Type.Union([
  Id,
  Type.String({ pattern: '^(/api/fair_halls/)?[0-9]{1,10}$' }),
  Type.Object({ id: Id }),
  Type.Null(),
])

export const readPlan = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/plan',
  tag: 'Halls',
  summary: 'Halls, places and stands of a fair, as they are assigned',
  allow: runners,
  params,
  response: Plan,
})

export const placeStand = defineEndpoint({
  method: 'PUT',
  path: '/stands/{id}/place',
  tag: 'Halls',
  summary: 'Put a stand on a place, exchange it with the one that stands there, or take it off the plan',
  audit: 'always',
  allow: runners,
  params,
  body: Type.Object(
    {
      fairHall: hall,
      number: Type.Union([Type.Integer({ minimum: 1, maximum: 999 }), Type.Null()]),
      /** Or the header `If-Match`. */
      version,
      /** Exchange it with the stand that is there. */
      swap: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  response: Moved,
})

export const trashStand = defineEndpoint({
  method: 'POST',
  path: '/stands/{id}/trash',
  tag: 'Halls',
  summary: 'Throw a stand away; its content can be restored for 30 days',
  audit: 'always',
  allow: runners,
  params,
  body: Type.Object(
    {
      version,
      /** The firm's name, typed to confirm. */ name: Type.Optional(Type.String({ maxLength: 200 })),
    },
    { additionalProperties: false },
  ),
  response: Moved,
})

export const restoreStand = defineEndpoint({
  method: 'POST',
  path: '/stands/{id}/restore',
  tag: 'Halls',
  summary: 'Take a stand out of the trash; it waits to be placed',
  audit: 'always',
  allow: runners,
  params,
  response: Moved,
})
