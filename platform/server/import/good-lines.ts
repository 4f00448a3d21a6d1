import type { LineProblem } from '#platform/contract/import.ts'
import type { ImportTable } from './table.ts'

type Planned = { problems: readonly LineProblem[] }
/** `left`: what is wrong with the lines that are left out. */
export type GoodLines<Plan> = { plan: Plan; left: LineProblem[] }

/** One line rests upon another seldom, and never in longer chains. */
const mostRounds = 8

/** Plans a table: as it is, or without its lines that are wrong, among those which only then become so. */
export async function planGoodLines<Plan extends Planned>(
  table: ImportTable,
  takesGoodLines: boolean | undefined,
  plan: (table: ImportTable) => Promise<Plan>,
): Promise<GoodLines<Plan>> {
  const left: LineProblem[] = []
  let rest = table
  for (let round = 1; ; round++) {
    const planned = await plan(rest)
    if (!takesGoodLines || !planned.problems.length || round === mostRounds) return { plan: planned, left }
    left.push(...planned.problems)
    const wrong = new Set(planned.problems.map(({ line }) => line))
    rest = { ...rest, records: rest.records.filter(({ line }) => !wrong.has(line)) }
  }
}
