import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readAgenda } from '../../contract/agenda.ts'
import { programBoard } from '../../contract/board.ts'
import { publishProgram } from '../../contract/calls.ts'
import { conferencePrograms } from '../../contract/program.ts'
import { shownByPresentations } from '../presentations/shown-by-presentations.ts'

/** Shows a programme to visitors, with all its drafts: whatever shows one of its sessions is read anew. */
export function usePublishProgram() {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const publish = ({ id }: { id: number }) =>
    run(async () => {
      await api.call(publishProgram, { params: { id } })
      await refresh(conferencePrograms, programBoard, readAgenda, ...shownByPresentations)
      toast.success(t('awaited.published'))
    })
  return { publish, isPending }
}
