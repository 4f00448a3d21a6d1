import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import type { Use } from '#platform/contract/problem.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { awaitedProgram } from '../../contract/awaited-program.ts'
import {
  type Conference,
  cancelConference,
  publishConference,
  restoreConference,
} from '../../contract/calls.ts'
import { conferences } from '../../contract/conference.ts'
import { duplicateConference } from '../../contract/duplicate.ts'
import type { SessionKind } from '../../contract/programme-import.ts'
import { removeUnlessUsed } from './remove-unless-used.ts'
import { shownBySessions } from './shown-by-sessions.ts'

type Named = Pick<Conference, 'id' | 'title'>

/** What those who run the fair do with a session, besides writing it. */
export function useSessionActions() {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const { undo } = useUndo(...shownBySessions)
  const nameOf = ({ title }: Named) => title ?? t('session.untitled')
  const moved =
    (call: typeof publishConference | typeof restoreConference, said: 'published' | 'restored') =>
    (session: Named) =>
      run(async () => {
        const moved = await api.call(call, { params: { id: session.id } })
        await refresh(...shownBySessions)
        const hint = awaitedProgram(moved) ? { hint: t('awaited.session') } : {}
        toast.success(t(`sessions.${said}`, { name: nameOf(session) }), hint)
      })
  return {
    isPending,
    nameOf,
    publish: moved(publishConference, 'published'),
    restore: moved(restoreConference, 'restored'),
    cancel: (session: Named, reason: string, done: () => void) =>
      run(async () => {
        await api.call(cancelConference, { params: { id: session.id }, body: { reason } })
        await refresh(...shownBySessions)
        toast.success(t('sessions.cancelled', { name: nameOf(session) }))
        done()
      }),
    /** Puts one of another kind in its place. */
    replace: (session: Named, kind: SessionKind, done: (made: Conference) => unknown) =>
      run(async () => {
        const body = { ...kind, replaces: true }
        const made = await api.call(duplicateConference, { params: { id: session.id }, body })
        // Whoever looks at the one looks at the other before it is read again.
        await done(made)
        await refresh(...shownBySessions)
        toast.success(t('sessions.kind_changed', { name: nameOf(session) }))
      }),
    remove: (session: Named, whenInUse: (by: readonly Use[]) => void) =>
      run(async () => {
        const by = await removeUnlessUsed(() => api.remove(conferences, session.id))
        if (by) return whenInUse(by)
        await refresh(...shownBySessions, listTrash)
        toast.success(t('sessions.removed', { name: nameOf(session) }), {
          action: undo({ kind: 'conference', of: session.id, fair: fair.id, name: nameOf(session) }),
        })
      }),
  }
}
