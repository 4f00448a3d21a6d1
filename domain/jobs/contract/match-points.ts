import { type Static, Type } from 'typebox'
import { criteria, type MatchFacts, type MatchField, matchOf, matchVerdicts } from './match.ts'

/** How much of what an offer asks for is met, line by line. */
export const MatchPoints = Type.Object({
  fits: Type.Integer(),
  asked: Type.Integer(),
  lines: Type.Array(
    Type.Object({
      field: Type.Enum(criteria.map(({ field }) => field)),
      verdict: Type.Enum([...matchVerdicts]),
      /** Of what is asked for, in words: what is met, and what is missing. */
      met: Type.Array(Type.String()),
      missing: Type.Array(Type.String()),
    }),
  ),
})
export type MatchPoints = Static<typeof MatchPoints>

/** What an offer asks for by its words: criterion → id or rank → name. */
export type MatchNames = Readonly<Record<MatchField, Readonly<Record<string, string>>>>

const isSaid = (value: MatchFacts[keyof MatchFacts]) =>
  Array.isArray(value) ? value.length > 0 : value !== null

/** Of what the offer asks for alone; null where both say too little. */
export function pointsOf(asked: MatchFacts, said: MatchFacts, names?: MatchNames): MatchPoints | null {
  const { lines, percent } = matchOf(asked, said)
  if (percent === null) return null
  const shown = lines.filter(({ field }) => isSaid(asked[field]))
  return {
    fits: shown.filter(({ verdict }) => verdict === 'fits').length,
    asked: shown.length,
    lines: shown.map(({ field, verdict, met, missing }) => {
      const named = (values: readonly number[]) => values.flatMap(value => names?.[field]?.[value] || [])
      return { field, verdict, met: named(met), missing: named(missing) }
    }),
  }
}
