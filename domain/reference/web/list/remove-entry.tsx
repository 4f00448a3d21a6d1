import { useState } from 'react'
import type { ListDescription } from '#platform/contract/list-administration.ts'
import type { Use } from '#platform/contract/problem.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useCodeWords, useWords } from '#platform/web/words/words.ts'
import { type Entry, listCalled } from './list-source.ts'

type Props = { description: ListDescription; entry: Entry; name: string; onClose: () => void }

/** What is sent to make an entry as this one was. */
const asWritten = (entry: Entry, { fields }: ListDescription) => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, isTranslated }) => (isTranslated ? [] : [[name, entry[name]]])),
  ),
  translations: entry.translations,
})

/** Asks by name; when something still needs the entry, says what, and leaves it. */
export function RemoveEntry({ description, entry, name, onClose }: Props) {
  const list = description.name
  const t = useWords('reference')
  const say = useCodeWords()
  const api = useApi()
  const refresh = useRefresh()
  const [usedBy, setUsedBy] = useState<Use[] | null>(null)
  const [isPending, setPending] = useState(false)
  const restore = async () => {
    try {
      await api.create(listCalled(list), asWritten(entry, description))
      await refresh(listCalled(list))
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(say(error.problem.message_code ?? 'unexpected'))
    }
  }
  const remove = async () => {
    setPending(true)
    try {
      await api.remove(listCalled(list), entry.id)
      await refresh(listCalled(list))
      toast.success(t('list.removed', { name }), {
        action: { label: t('list.undo'), onPress: () => void restore(), isUndo: true },
      })
      onClose()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      if (error.problem.used_by) return setUsedBy(error.problem.used_by)
      toast.error(say(error.problem.message_code ?? 'unexpected'))
      onClose()
    } finally {
      setPending(false)
    }
  }
  if (usedBy)
    return (
      <Dialog
        isOpen
        size="small"
        title={t('list.used_title', { name })}
        lead={t('list.used_lead')}
        onOpenChange={isOpen => !isOpen && onClose()}
        footer={<Button onPress={onClose}>{t('list.understood')}</Button>}
      >
        <ul>
          {usedBy.map(({ resource, count }) => (
            <li key={resource}>{t('list.used_by', { count, what: t(`titles.${resource}`) })}</li>
          ))}
        </ul>
      </Dialog>
    )
  return (
    <Confirm
      isOpen
      isDanger
      title={t('list.remove_question', { name })}
      confirmLabel={t('list.remove')}
      isPending={isPending}
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={() => void remove()}
    >
      <p>{t('list.remove_text')}</p>
    </Confirm>
  )
}
