import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportOutcome } from '#platform/contract/import.ts'
import { Steps } from '../ui/steps.tsx'
import { useWords } from '../words/words.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep, type ColumnsStepProps } from './columns-step.tsx'
import { FileStep, type FileStepProps } from './file-step.tsx'
import type { ImportState, ImportStep } from './use-import.ts'

const steps = ['file', 'columns', 'check'] as const satisfies readonly ImportStep[]

type Props<Preview> = FileStepProps &
  ColumnsStepProps & {
    label: string
    state: ImportState<Preview>
    /** What would be created and changed. */
    changes: (preview: Preview) => ReactNode
    /** What is to be known besides, whether anything would change or not. */
    note?: (preview: Preview) => string | undefined
    /** Whether all is confirmed that has to be before it runs. */
    mayRun?: (preview: Preview) => boolean
    /** What the button says that imports so many, where lines are called otherwise. */
    runLabel?: (count: number) => string
    /** What has been. */
    done: (preview: Preview) => ReactNode
  }

/** A file, its columns, a look at what will happen, and what has happened. */
export function ImportSteps<Preview extends ImportOutcome>(props: Props<Preview>) {
  const { label, state, changes, note, mayRun = () => true, done, labelOf, runLabel } = props
  const t = useWords('import')
  const { step, read, preview } = state
  const shown = steps.filter(id => id !== 'columns' || !read || read.columns.length > 0)
  const panel = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else if (step) panel.current?.focus()
  }, [step])
  return (
    <>
      {step !== 'done' && (
        <Steps label={label} current={step} steps={shown.map(id => ({ id, label: t(`step_${id}`) }))} />
      )}
      {/* A new step is where the reader goes on. */}
      <div ref={panel} tabIndex={-1} style={{ outline: 'none' }}>
        {step === 'file' && <FileStep {...props} />}
        {step === 'columns' && read && <ColumnsStep {...props} read={read} />}
        {step === 'check' && preview && (
          <CheckStep
            state={state}
            outcome={preview}
            labelOf={labelOf}
            note={note?.(preview)}
            mayRun={mayRun(preview)}
            runLabel={runLabel}
          >
            {changes(preview)}
          </CheckStep>
        )}
        {step === 'done' && preview && done(preview)}
      </div>
    </>
  )
}
