import type { ImportOutcome, LineProblem } from '#platform/contract/import.ts'
import { Refusal } from '../refusal.ts'

/** Problems that are shown at once. */
const shown = 200

/** A problem as it is told, with no more of what was written than is needed to know it again. */
export const lineProblem = (line: number, field: string, value: string | undefined, code: string) => ({
  line,
  field,
  value: (value ?? '').slice(0, 120),
  code,
})

/** The problems of a file, in the order of its lines. */
export const problemsOf = (
  problems: readonly LineProblem[],
): Pick<ImportOutcome, 'problems' | 'problemCount'> => ({
  problems: problems.toSorted((a, b) => a.line - b.line).slice(0, shown),
  problemCount: problems.length,
})

/** @throws 422 naming the first lines that are wrong. */
export function assertNoProblems(problems: readonly LineProblem[]): void {
  if (!problems.length) return
  const detail = problemsOf(problems)
    .problems.slice(0, 20)
    .map(({ line, field, code }) => `${line}: ${field} ${code}`)
    .join('\n')
  throw new Refusal(422, 'import_has_problems', { detail })
}
