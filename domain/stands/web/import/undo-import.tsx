import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAttempt } from '#platform/web/api/use-attempt.ts'
import { ProblemNote } from '#platform/web/import/problem-note.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type ImportRun, importRuns, undoImport } from '../../contract/import/runs.ts'

type Props = {
  fair: number
  run: Pick<ImportRun, 'id' | 'fileName' | 'rows'>
  onClose: () => void
  whenUndone: () => Promise<unknown>
}

/** Asks before an import is undone, and names what keeps it from being so. */
export function UndoImport({ fair, run, onClose, whenUndone }: Props) {
  const steps = useWords('import')
  const api = useApi()
  const refresh = useRefresh()
  const { isPending, problem, attempt } = useAttempt()
  const undo = () =>
    attempt(async () => {
      await api.call(undoImport, { params: { id: fair, run: run.id } })
      toast.success(steps('undo_done', { name: run.fileName }))
      await Promise.all([whenUndone(), refresh(importRuns)])
      onClose()
    })
  return (
    <Confirm
      isOpen
      isDanger
      title={steps('undo_question', { name: run.fileName })}
      confirmLabel={steps('undo_confirm')}
      cancelLabel={steps('undo_keep')}
      isPending={isPending}
      isDisabled={problem !== null}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={() => void undo()}
    >
      <p>{steps('undo_text', { count: run.rows })}</p>
      <ProblemNote problem={problem} />
    </Confirm>
  )
}
