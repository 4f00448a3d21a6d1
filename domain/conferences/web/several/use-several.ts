import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { useTicked } from '#platform/web/screens/use-ticked.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import type { NoticeAction } from '#platform/web/ui/toast-queue.ts'
import { useWords } from '#platform/web/words/words.ts'

type Noun = 'sessions' | 'speakers' | 'presentations'
type Said = 'published' | 'cancelled' | 'restored' | 'assigned' | 'removed' | 'invited' | 'shown' | 'hidden'
type Act = {
  /** Does it with all of them; false where it was refused in words of its own. */
  work: () => Promise<unknown>
  said: Said
  /** Makes it as it was. */
  undo?: (() => Promise<unknown>) | undefined
  /** "Undo" of the trash. */
  action?: NoticeAction
}
type List<Row> = {
  rows: readonly Row[]
  noun: Noun
  nameOf: (row: Row) => string
  /** What shows them. */
  shownBy: Parameters<ReturnType<typeof useRefresh>>
}

const everywhere = {}
const rowId = ({ id }: { id: number }) => String(id)
export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Rows of a list that are ticked, what is asked before, and what is done with all of them by one call. */
export function useSeveral<Row extends { id: number }, What extends string>({
  rows,
  noun,
  nameOf,
  shownBy,
}: List<Row>) {
  const t = useWords('conferences')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const ticked = useTicked({ rows, rowId, total: 0, found: everywhere })
  const [asked, setAsked] = useState<{ what: What; those: readonly Row[] } | null>(null)
  const close = () => setAsked(null)
  /** "3 sessions" */
  const what = (those: readonly Row[]) => t(`several.${noun}`, { count: those.length })
  /** False where it was refused for one of them, which is named. */
  const attempt = async (those: readonly Row[], work: Act['work']) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const row = those.find(({ id }) => String(id) === error.problem.detail)
      if (!row) throw error
      toast.error(problemsOf(error, say).message ?? '', { hint: nameOf(row) })
      return false
    }
  }
  const act = (those: readonly Row[], { work, said, undo, action }: Act) =>
    run(async () => {
      const done = await attempt(those, work)
      close()
      if (done === false) return
      await refresh(...shownBy)
      ticked.clear()
      const takeBack = () =>
        run(async () => {
          if (undo && (await attempt(those, undo)) === false) return
          await refresh(...shownBy)
        })
      const ownUndo = undo && { label: t('agenda.undo'), onPress: takeBack, isUndo: true }
      const isUndone = action ?? ownUndo
      toast.success(t(`several.${said}`, { what: what(those) }), isUndone && { action: isUndone })
    })
  return {
    api,
    t,
    what,
    act,
    asked,
    ask: (what: What, those: readonly Row[]) => setAsked({ what, those }),
    close,
    isPending,
    chosen: ticked.chosen,
    clear: ticked.clear,
    count: ticked.chosen.length ? t('several.chosen', { what: what(ticked.chosen) }) : null,
    list: { chosen: ticked.selected, onChoose: ticked.tick },
  }
}
