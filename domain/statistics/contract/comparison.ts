import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'

const count = Type.Integer()
const orNull = Type.Null()

/** What the booths share that one is compared with; the narrowest that enough of them have. */
export const likenesses = ['hall_and_type', 'type', 'hall', 'fair'] as const
/** With fewer booths of other firms nothing is said. */
export const fewestLike = 10
export const comparedFigures = ['visitors', 'views', 'medianSeconds', 'downloads'] as const

export const StatComparison = Type.Object({
  startDate: Type.Union([Type.String(), orNull]),
  endDate: Type.Union([Type.String(), orNull]),
  timeZone: Type.String(),
  lateSince: Type.Union([Type.String(), orNull]),
  /** Null: too few are like it. */
  like: Type.Union([Type.Enum([...likenesses]), orNull]),
  booths: count,
  figures: Type.Array(
    Type.Object({
      figure: Type.Enum([...comparedFigures]),
      own: Type.Union([count, orNull]),
      /** A quarter of the others has no more, half of them, three quarters; to two digits. */
      low: count,
      half: count,
      high: count,
    }),
  ),
})
export type StatComparison = Static<typeof StatComparison>

/** Where a booth stands among the others. */
export const placeAmong = ({ own, low, half, high }: StatComparison['figures'][number]) => {
  const value = own ?? 0
  if (value > high) return 'over_high'
  if (value >= half) return 'over_half'
  return value >= low ? 'under_half' : 'under_low'
}

export const readComparison = defineEndpoint({
  method: 'GET',
  path: '/stats/compare',
  tag: 'Statistics',
  summary:
    'A booth beside those of other firms that are like it, as quarters of them and never as one of them; nothing below ten',
  allow: 'members',
  query: Type.Object({
    resourceId: Id,
    startDate: Type.Optional(Day()),
    endDate: Type.Optional(Day()),
  }),
  response: StatComparison,
})
