import { type Static, Type } from 'typebox'
import { boothStyles, hallVariants, markShapes } from '#domain/scenes/contract/scene.ts'
import { propKinds } from '#domain/scenes/contract/sector-prop.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const text = Type.String()
const maybe = Type.Union([Type.String(), Type.Null()])
const count = Type.Integer()

/** A hall as its door says it. */
export const VisitHall = Type.Object({
  id: Id,
  letter: text,
  name: text,
  color: text,
  titleColor: text,
  variant: Type.Enum(hallVariants),
  type: text,
  parent: Type.Union([Id, Type.Null()]),
  stands: count,
  /** Stands where somebody is now, free or talking. */
  staffed: count,
  /** Stands where somebody is free now. */
  lit: count,
  /** Shown on its card instead of its door. */
  overviewImage: maybe,
  fair: Id,
})
export type VisitHall = Static<typeof VisitHall>

/** A stand as hall and list show it: what a booth is drawn from. */
export const VisitStand = Type.Object({
  id: Id,
  firm: Id,
  /** As painted on its sign: `A6`. */
  number: text,
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
export type VisitStand = Static<typeof VisitStand>

export const HallVisit = Type.Object({
  hall: Type.Object({
    ...VisitHall.properties,
    leftImage: maybe,
    rightImage: maybe,
    /** What stands above the list of its booths. */
    presentationImage: maybe,
    link: maybe,
  }),
  stands: Type.Array(VisitStand),
  previous: Type.Union([VisitHall, Type.Null()]),
  next: Type.Union([VisitHall, Type.Null()]),
  subhalls: Type.Array(VisitHall),
})
export type HallVisit = Static<typeof HallVisit>

const tag = 'Visit'

export const visitHalls = defineEndpoint({
  method: 'GET',
  path: '/visit/halls',
  tag,
  summary: 'The halls of a fair, as the lobby shows them',
  allow: 'anyone',
  cached: 'presence',
  query: Type.Object({ fair: Id }),
  response: Type.Array(VisitHall),
})

export const visitHall = defineEndpoint({
  method: 'GET',
  path: '/visit/halls/{id}',
  tag,
  summary: 'A hall with its stands, in the order of its aisles',
  allow: 'anyone',
  cached: 'presence',
  params: Type.Object({ id: Id }),
  response: HallVisit,
})
