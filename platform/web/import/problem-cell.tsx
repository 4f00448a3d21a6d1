import type { LineProblem } from '#platform/contract/import.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useCodeWords, useWords } from '../words/words.ts'
import styles from './import.module.css'

type Props = {
  problem: LineProblem
  /** Its field and its line. */
  label: string
  /** Whether a column holds the field, so that there is a cell. */
  isMendable: boolean
  isDisabled: boolean
  /** What has been typed; nothing yet: what the file says. */
  value: string | undefined
  onType: (text: string) => void
  /** The suggestion is what was meant. */
  onTake: (text: string) => void
}

/** A cell that is wrong, why, and what may stand there instead. */
export function ProblemCell({ problem, label, isMendable, isDisabled, value, onType, onTake }: Props) {
  const t = useWords('import')
  const say = useCodeWords()
  const { suggestion, line } = problem
  if (!isMendable)
    return (
      <p className={styles.unmendable}>
        <b>{label}</b> {say(problem.code)}
      </p>
    )
  return (
    <div className={styles.mendable}>
      <TextField
        label={label}
        error={say(problem.code)}
        value={value ?? problem.value}
        onChange={onType}
        isDisabled={isDisabled}
      />
      {suggestion !== undefined && (
        <Button
          variant="secondary"
          size="small"
          isDisabled={isDisabled}
          aria-label={t('take_suggestion', { text: suggestion, number: line })}
          onPress={() => onTake(suggestion)}
        >
          {suggestion}
        </Button>
      )}
    </div>
  )
}
