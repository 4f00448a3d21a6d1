import { type Static, Type } from 'typebox'
import { criteria, type MatchFacts, type MatchField, matchOf, matchVerdicts } from './match.ts'

/** How much of what an offer asks for is met, line by line. */
export const MatchPoints = Type.Object({
  fits: Type.Integer(),
  asked: Type.Integer(),
  lines: Type.Array(
    Type.Object({
      field: Type.Enum(criteria.map(({ field }) => field)),
      /** How much it counts beside the others. */
      weight: Type.Integer(),
      verdict: Type.Enum([...matchVerdicts]),
      /** Of what is asked for, in words: what is met, and what is missing. */
      met: Type.Array(Type.String()),
      missing: Type.Array(Type.String()),
      /** What the profile has of it, in words, where that is something else. */
      had: Type.Array(Type.String()),
    }),
  ),
})
export type MatchPoints = Static<typeof MatchPoints>

/** What an offer asks for, or a profile has, by its words: criterion → id or rank → name. */
export type MatchNames = Readonly<Record<MatchField, Readonly<Record<string, string>>>>

/** As many as are named of what a profile has. */
const namedMost = 5

const isSaid = (value: MatchFacts[keyof MatchFacts]) =>
  Array.isArray(value) ? value.length > 0 : value !== null

/** Of what the offer asks for alone; null where both say too little. */
export function pointsOf(
  asked: MatchFacts,
  said: MatchFacts,
  names?: { asked: MatchNames; said: MatchNames },
): MatchPoints | null {
  const { lines, percent } = matchOf(asked, said)
  if (percent === null) return null
  const shown = lines.filter(({ field }) => isSaid(asked[field]))
  return {
    fits: shown.filter(({ verdict }) => verdict === 'fits').length,
    asked: shown.length,
    lines: shown.map(({ field, weight, verdict, met, missing, had }) => {
      const named = (values: readonly number[], by: MatchNames | undefined) =>
        values.flatMap(value => by?.[field]?.[value] || [])
      const [ofAsked, ofSaid] = [names?.asked, names?.said]
      return {
        field,
        weight,
        verdict,
        met: named(met, ofAsked),
        missing: named(missing, ofAsked),
        had: named(had, ofSaid).slice(0, namedMost),
      }
    }),
  }
}
