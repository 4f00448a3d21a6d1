import { type Static, type TSchema, Type } from 'typebox'
import { statModes } from '#domain/fairs/contract/stat-modes.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { keysOf } from '#platform/contract/record.ts'
import { CountedTypeName, countedKinds, eventsMost, secondsMost } from './counted.ts'

const tag = 'Statistics'
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const CountedKindName = Type.Enum(keysOf(countedKinds))

/** What this browser wants of this fair; null: it was not asked, or so long ago that it is asked again. */
export const statChoices = ['yes', 'no'] as const

/** In the browser the token itself is in a cookie, and `cookie` stands for it. */
export const StatToken = Type.Object({
  mode: Type.Enum([...statModes]),
  choice: orNull(Type.Enum([...statChoices])),
  /** None: views are counted, visitors are not. */
  token: orNull(Type.String()),
  expiresAt: orNull(Type.String()),
  /** Told once, with a no: the token until then, by which what this browser did can still be forgotten. Nothing keeps it. */
  left: Type.Optional(Type.String()),
})
export type StatToken = Static<typeof StatToken>

export const readStatToken = defineEndpoint({
  method: 'GET',
  path: '/stats/get/token',
  tag,
  summary:
    'Whether visits of this fair, else of the first that one may know of, are counted, what this browser has chosen, and its token: a random number, kept for a year, that no other fair and no other call knows. `Sec-GPC: 1` is a no',
  allow: 'anyone',
  query: Type.Object({ fairId: Type.Optional(Id) }),
  response: StatToken,
})

export const chooseStatistics = defineEndpoint({
  method: 'POST',
  path: '/stats/choice',
  tag,
  summary: 'Say yes or no to being counted as a visitor of this fair. It is kept for six months',
  audit: 'never', // it is of a browser, and kept there
  allow: 'anyone',
  body: Type.Object({ fairId: Id, choice: Type.Enum([...statChoices]) }, closed),
  response: StatToken,
})

export const forgetVisits = defineEndpoint({
  method: 'DELETE',
  path: '/stats/mine',
  tag,
  summary: 'Forget the visits of this browser: what it did is counted, but as nobody’s',
  audit: 'never', // nobody’s it is afterwards
  allow: 'anyone',
  query: Type.Object({ fairId: Id, token: Type.Optional(Type.String({ maxLength: 200 })) }),
  response: Type.Object({ visits: Type.Integer() }),
})

const event = {
  type: CountedKindName,
  resourceType: CountedTypeName,
  resourceId: Id,
  /** Seconds of `stay` and `play`; nothing else has a value. */
  value: Type.Optional(Type.Number({ minimum: 0, maximum: secondsMost })),
}
export const StatEvent = Type.Object(event, closed)
export type StatEvent = Static<typeof StatEvent>

export const createStatistics = defineEndpoint({
  method: 'POST',
  path: '/stats/create',
  tag,
  summary:
    'Count what was done here: one event, or up to fifty together. Answers once it is kept. 404 for what one may not see (of several: where that holds for all), 422 for another fair’s',
  audit: 'never', // the events are its record
  allow: 'anyone',
  status: 201,
  body: Type.Object(
    {
      ...Type.Partial(StatEvent).properties,
      events: Type.Optional(Type.Array(StatEvent, { minItems: 1, maxItems: eventsMost })),
      /** None or one that is not good: counted as nobody’s. */
      token: Type.Optional(orNull(Type.String({ maxLength: 200 }))),
      /** Needed for what belongs to several fairs, as a firm does; anything else says it itself. */
      fairId: Type.Optional(Id),
    },
    closed,
  ),
  /** How many were counted: neither what is not seen, nor the same within half a minute. */
  response: Type.Object({ counted: Type.Integer() }),
})
