import type { ImportOutcome, LineProblem } from '#platform/contract/import.ts'
import { Refusal } from '../refusal.ts'

/** Problems that are shown at once. */
const shown = 200

/** A problem as it is told, with no more of what was written than is needed to know it again. */
export const lineProblem = (
  line: number,
  field: string,
  value: string | undefined,
  code: string,
  suggestion?: string,
): LineProblem => ({
  line,
  field,
  value: (value ?? '').slice(0, 120),
  code,
  ...(suggestion !== undefined && suggestion !== value && { suggestion }),
})

const inOrder = (problems: readonly LineProblem[]) =>
  problems.toSorted((a, b) => a.line - b.line).slice(0, shown)

/** The lines that have a problem, each once. */
export const wrongLineCount = (problems: readonly LineProblem[]): number =>
  new Set(problems.map(({ line }) => line)).size

/** The problems of a file of so many rows, in the order of its lines. */
export const problemsOf = (
  problems: readonly LineProblem[],
  rows: number,
): Pick<ImportOutcome, 'problems' | 'problemCount' | 'goodRows'> => ({
  problems: inOrder(problems),
  problemCount: problems.length,
  goodRows: rows - wrongLineCount(problems),
})

/** @throws 422 naming the first lines that are wrong. */
export function assertNoProblems(problems: readonly LineProblem[]): void {
  if (!problems.length) return
  const detail = inOrder(problems)
    .slice(0, 20)
    .map(({ line, field, code }) => `${line}: ${field} ${code}`)
    .join('\n')
  throw new Refusal(422, 'import_has_problems', { detail })
}
