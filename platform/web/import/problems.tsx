import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ImportOutcome, LineProblem } from '#platform/contract/import.ts'
import { saveFile } from '../api/save-file.ts'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/words.ts'
import styles from './import.module.css'
import { ProblemCell } from './problem-cell.tsx'
import type { ImportState, Mending } from './use-import.ts'

const keyOf = ({ line, field }: Pick<LineProblem, 'line' | 'field'>) => `${line}/${field}`

/** What is wrong, line by line: each cell is put right here, or its line is left out. */
export function Problems({
  state,
  outcome,
  labelOf,
}: {
  state: ImportState<unknown>
  outcome: ImportOutcome
  labelOf: (field: string) => string
}) {
  const t = useWords('import')
  const [typed, setTyped] = useState<ReadonlyMap<string, Mending>>(new Map())
  const { isPending, takesGoodLines, mapping, file } = state
  const isMendable = ({ field }: LineProblem) => mapping[field] !== undefined
  const wrongName = `${(file?.name ?? '').replace(/\.[^.]*$/, '')}-${t('wrong_name')}.csv`
  const isWhole = outcome.problemCount === outcome.problems.length
  const suggested = outcome.problems.flatMap(({ line, field, suggestion }): Mending[] =>
    suggestion !== undefined && mapping[field] !== undefined ? [{ line, field, text: suggestion }] : [],
  )
  const mend = async (cells: readonly Mending[]) => {
    await state.mend(cells)
    setTyped(new Map())
  }
  const type = (problem: LineProblem, text: string) =>
    setTyped(now => new Map(now).set(keyOf(problem), { line: problem.line, field: problem.field, text }))
  return (
    <>
      {takesGoodLines ? (
        <p className={styles.note} role="status">
          {t('left_out', { count: outcome.leftOut })}
        </p>
      ) : (
        <p className={styles.problem} role="alert">
          {t(outcome.goodRows ? 'problems' : 'problems_alone', { count: outcome.problemCount })}
        </p>
      )}
      <ul className={styles.mendings} aria-label={t('problem_list')}>
        {outcome.problems.map(problem => (
          <li key={`${keyOf(problem)} ${problem.code}`}>
            <ProblemCell
              problem={problem}
              label={t('cell', {
                field: labelOf(problem.field),
                number: problem.column === undefined ? problem.line : `${problem.line}:${problem.column}`,
              })}
              isMendable={isMendable(problem)}
              isDisabled={isPending}
              value={typed.get(keyOf(problem))?.text}
              onType={text => type(problem, text)}
              onTake={text => void mend([{ line: problem.line, field: problem.field, text }])}
            />
          </li>
        ))}
      </ul>
      {!isWhole && <p className={styles.note}>{t('more_problems', { count: outcome.problems.length })}</p>}
      <div className={styles.mending}>
        <Button
          isDisabled={!typed.size}
          isPending={isPending && typed.size > 0}
          onPress={() => void mend([...typed.values()])}
        >
          {t('check_again')}
        </Button>
        {suggested.length > 1 && (
          <Button variant="secondary" isDisabled={isPending} onPress={() => void mend(suggested)}>
            {t('take_suggestions', { count: suggested.length })}
          </Button>
        )}
        {takesGoodLines ? (
          <Button variant="secondary" isDisabled={isPending} onPress={() => void state.takeGoodLines(false)}>
            {t('want_all')}
          </Button>
        ) : (
          outcome.goodRows > 0 && (
            <Button variant="secondary" isDisabled={isPending} onPress={() => void state.takeGoodLines(true)}>
              {t('good_lines', { count: outcome.goodRows })}
            </Button>
          )
        )}
        {outcome.wrongLines && (
          <Button
            variant="ghost"
            icon={Download}
            onPress={() => saveFile(new Blob([outcome.wrongLines ?? ''], { type: 'text/csv' }), wrongName)}
          >
            {t('wrong_lines')}
          </Button>
        )}
      </div>
    </>
  )
}
