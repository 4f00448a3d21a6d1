import { type Static, Type } from 'typebox'
import { criteria, type MatchFacts, matchOf, matchVerdicts } from './match.ts'

/** How much of what an offer asks for is met, line by line. */
export const MatchPoints = Type.Object({
  fits: Type.Integer(),
  asked: Type.Integer(),
  lines: Type.Array(
    Type.Object({
      field: Type.Enum(criteria.map(({ field }) => field)),
      verdict: Type.Enum([...matchVerdicts]),
    }),
  ),
})
export type MatchPoints = Static<typeof MatchPoints>

const isSaid = (value: MatchFacts[keyof MatchFacts]) =>
  Array.isArray(value) ? value.length > 0 : value !== null

/** Of what the offer asks for alone; null where both say too little. */
export function pointsOf(asked: MatchFacts, said: MatchFacts): MatchPoints | null {
  const { lines, percent } = matchOf(asked, said)
  if (percent === null) return null
  const shown = lines.filter(({ field }) => isSaid(asked[field]))
  return {
    fits: shown.filter(({ verdict }) => verdict === 'fits').length,
    asked: shown.length,
    lines: shown.map(({ field, verdict }) => ({ field, verdict })),
  }
}
