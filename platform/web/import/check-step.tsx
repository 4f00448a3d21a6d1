import type { ReactNode } from 'react'
import type { ImportOutcome } from '#platform/contract/import.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Progress } from '../ui/progress.tsx'
import { useWords } from '../words/words.ts'
import styles from './import.module.css'
import { ProblemNote } from './problem-note.tsx'
import { Problems } from './problems.tsx'
import type { ImportState } from './use-import.ts'

/** What would happen, or what keeps it from happening, line by line. */
export function CheckStep({
  state,
  outcome,
  labelOf,
  note,
  mayRun,
  runLabel,
  children,
}: {
  state: ImportState<unknown>
  outcome: ImportOutcome
  labelOf: (field: string) => string
  note?: string
  /** Whether all is confirmed that has to be. */
  mayRun: boolean
  /** What the button says that imports so many. */
  runLabel?: ((count: number) => string) | undefined
  /** What would be created and changed. */
  children: ReactNode
}) {
  const t = useWords('import')
  const { takesGoodLines } = state
  const changes = outcome.rows - outcome.unchanged
  const isBlocked = outcome.problemCount > 0 && !takesGoodLines
  return (
    <>
      {outcome.problemCount > 0 && <Problems state={state} outcome={outcome} labelOf={labelOf} />}
      {!isBlocked &&
        (changes ? (
          <>
            {children}
            {outcome.unchanged > 0 && (
              <p className={styles.note}>{t('unchanged', { count: outcome.unchanged })}</p>
            )}
          </>
        ) : (
          <EmptyState title={t('nothing')} level={2}>
            {t('nothing_text')}
          </EmptyState>
        ))}
      {note && !isBlocked && <p className={styles.note}>{note}</p>}
      {state.isPending && <Progress label={t('running')} value={state.percent} />}
      <ProblemNote problem={state.problem} />
      <div className={styles.actions}>
        <Button
          variant="ghost"
          isDisabled={state.isPending}
          onPress={() => state.goTo(state.read?.columns.length ? 'columns' : 'file')}
        >
          {t('back')}
        </Button>
        {isBlocked || !changes ? (
          <Button
            variant={isBlocked ? 'secondary' : undefined}
            isDisabled={state.isPending}
            onPress={() => state.goTo('file')}
          >
            {t('other_file')}
          </Button>
        ) : (
          <Button isPending={state.isPending} isDisabled={!mayRun} onPress={() => void state.run()}>
            {runLabel?.(changes) ?? t('run', { count: changes })}
          </Button>
        )}
      </div>
    </>
  )
}
