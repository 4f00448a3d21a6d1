import { Check, CircleAlert, CloudUpload, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { problemsOf } from '../api/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCodeWords, useWords } from '../words/words.ts'
import styles from './saving.module.css'
import type { Saving } from './use-saving.ts'
import { useUndoKeys } from './use-undo-keys.ts'

const marks = {
  saved: Check,
  saving: CloudUpload,
  waiting: CloudUpload,
  refused: CircleAlert,
  conflict: CircleAlert,
  failed: CircleAlert,
}

type Props = {
  saving: Pick<Saving, 'status' | 'problem' | 'errors' | 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'retry'>
  /** What else is done with it: its history. */
  children?: ReactNode
}

/** Whether what was changed is saved, said in words, with the way back. */
export function SaveLine({ saving, children }: Props) {
  const t = useWords('saving')
  const { status, canUndo, canRedo, undo, redo } = saving
  useUndoKeys(saving)
  return (
    <div className={styles.line}>
      <p className={styles.state} data-status={status} role="status">
        <Icon of={marks[status]} size="small" />
        <span>{useStateWords(saving)}</span>
      </p>
      {status === 'failed' && (
        <Button variant="secondary" size="small" onPress={() => void saving.retry()}>
          {t('retry')}
        </Button>
      )}
      <span className={styles.tools}>
        <Button variant="icon" icon={Undo2} aria-label={t('undo')} isDisabled={!canUndo} onPress={undo} />
        <Button variant="icon" icon={Redo2} aria-label={t('redo')} isDisabled={!canRedo} onPress={redo} />
        {children}
      </span>
    </div>
  )
}

function useStateWords({ status, problem, errors }: Props['saving']): string {
  const t = useWords('saving')
  const say = useCodeWords()
  if (status === 'failed') {
    if (problem?.status === 0) return t('offline')
    return t('failed', { reason: (problem && problemsOf(problem, say).message) || '' })
  }
  if (status === 'refused') {
    const [first] = Object.values(errors).flat()
    return t('refused', { reason: first ? say(first) : t('refused_field') })
  }
  return t(status)
}
