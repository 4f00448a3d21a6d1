import { useEffect, useRef } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Steps } from '#platform/web/ui/steps.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { CheckStep } from '../import/check-step.tsx'
import { ColumnsStep } from '../import/columns-step.tsx'
import { DoneStep } from '../import/done-step.tsx'
import { FileStep } from '../import/file-step.tsx'
import { type ImportStep, useImport } from '../import/use-import.ts'

const steps: ImportStep[] = ['file', 'columns', 'check']

/** Exhibitors with their stands from a file: a file, its columns, a look at what will happen. */
export default function ExhibitorImportPage() {
  const t = useWords('stands')
  const fair = useCurrentFair()
  const state = useImport(fair.id)
  const { step, read, preview } = state
  const panel = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else if (step) panel.current?.focus()
  }, [step])
  return (
    <>
      <PageTitle title={t('import.title')} lead={t('import.lead', { fair: fair.name })} />
      {step !== 'done' && (
        <Steps
          label={t('import.title')}
          current={step}
          steps={steps.map(id => ({ id, label: t(`import.step_${id}`) }))}
        />
      )}
      {/* A new step is where the reader goes on. */}
      <div ref={panel} tabIndex={-1} style={{ outline: 'none' }}>
        {step === 'file' && <FileStep state={state} />}
        {step === 'columns' && read && <ColumnsStep state={state} read={read} />}
        {step === 'check' && preview && <CheckStep state={state} preview={preview} />}
        {step === 'done' && preview && <DoneStep state={state} preview={preview} />}
      </div>
    </>
  )
}
