import { type Static, Type } from 'typebox'
import { statModes } from '#domain/fairs/contract/stat-modes.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

/** What a measurement without consent has to be, in the order in which it is assessed. */
export const assessedPoints = [
  'purpose',
  'publisher',
  'anonymous',
  'join',
  'campaigns',
  'told',
  'refusal',
  'cookie',
  'keeping',
  'recipients',
] as const
export type AssessedPoint = (typeof assessedPoints)[number]

/** How a fair is measured, as it is set and kept, against what is asked of a measurement without consent. */
export const StatAssessment = Type.Object({
  mode: Type.Enum([...statModes]),
  /** Who is counted: `all`, `visitors`, `members`. */
  people: Type.String(),
  points: Type.Array(
    Type.Object({
      point: Type.Enum([...assessedPoints]),
      /** Null: no setting says so; whoever runs the fair states it. */
      isMet: Type.Union([Type.Boolean(), Type.Null()]),
      /** It was stated when the fair began to count without asking. */
      isStated: Type.Boolean(),
    }),
  ),
  /** When that was, and by whom; null for a fair that asks. */
  stated: Type.Union([
    Type.Object({ at: Type.String(), by: Type.Union([Type.String(), Type.Null()]) }),
    Type.Null(),
  ]),
  /** Columns in which what happened is kept. */
  columns: Type.Array(Type.String()),
  cookieDays: Type.Integer(),
  choiceDays: Type.Integer(),
  /** Months for which events, visits and figures are kept. */
  months: Type.Object({ events: Type.Integer(), visits: Type.Integer(), figures: Type.Integer() }),
  fewest: Type.Integer(),
  madeAt: Type.String(),
})
export type StatAssessment = Static<typeof StatAssessment>

export const readAssessment = defineEndpoint({
  method: 'GET',
  path: '/stats/assessment',
  tag: 'Statistics',
  summary:
    'How the visits of a fair are measured, as it is set and kept, against what is asked of a measurement without consent',
  allow: runners,
  query: Type.Object({ fairId: Id }),
  response: StatAssessment,
})

export const stateAssessment = defineEndpoint({
  method: 'POST',
  path: '/stats/assessment',
  tag: 'Statistics',
  summary:
    'Count the visitors of a fair without asking: states what of the self-assessment no setting says, by one’s name',
  audit: 'always',
  allow: runners,
  body: Type.Object(
    { fairId: Id, stated: Type.Array(Type.Enum([...assessedPoints]), { maxItems: assessedPoints.length }) },
    { additionalProperties: false },
  ),
  response: StatAssessment,
})
