import { useState } from 'react'
import { useAction } from '#platform/web/api/use-action.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'

type Removal = {
  name: string
  remove: () => Promise<unknown>
  /** Makes it again as it was; a file has none, whoever removes it may be somebody else than who sent it. */
  putBack?: (() => Promise<unknown>) | undefined
}

/** Takes rows away: at once with "Undo" where they can be put back, else after a question. */
export function useRemoval(readAgain: () => Promise<unknown>) {
  const t = useWords('conferences')
  const { run, isPending } = useAction()
  const [asked, ask] = useState<Removal | null>(null)
  const take = ({ name, remove, putBack }: Removal) =>
    run(async () => {
      await remove()
      ask(null)
      await readAgain()
      const undo = () =>
        run(async () => {
          await putBack?.()
          await readAgain()
        })
      toast.success(
        t('setup.removed', { name }),
        putBack && { action: { label: t('agenda.undo'), onPress: undo, isUndo: true } },
      )
    })
  return {
    isPending,
    remove: (one: Removal) => (one.putBack ? take(one) : ask(one)),
    question: asked && (
      <ConfirmRemoval
        name={asked.name}
        isPending={isPending}
        onConfirm={() => take(asked)}
        onClose={() => ask(null)}
      >
        {t('setup.file_remove')}
      </ConfirmRemoval>
    ),
  }
}
