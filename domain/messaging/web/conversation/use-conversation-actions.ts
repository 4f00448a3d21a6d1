import { Archive, ArchiveRestore, Ban, CircleCheck } from 'lucide-react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  blockConversation,
  type Conversation,
  conversations,
  oneConversation,
  toggleArchive,
  unblockConversation,
  unreadConversations,
} from '../../contract/conversation.ts'

/** What one does with a whole conversation: archive it and take it back, block the other side and hear of it again. */
export function useConversationActions({ id, isArchived, isBlocked }: Conversation) {
  const t = useWords('messaging')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const params = { id }
  const readAgain = () => refresh(conversations, oneConversation, unreadConversations)
  const toggle = async () => {
    await api.call(toggleArchive, { params })
    await readAgain()
  }
  const archive = () =>
    run(async () => {
      await toggle()
      const undo = { label: t('actions.undo'), onPress: () => run(toggle), isUndo: true }
      toast.success(t(isArchived ? 'actions.restored' : 'actions.archived'), { action: undo })
    })
  const block = () =>
    run(async () => {
      await api.call(isBlocked ? unblockConversation : blockConversation, { params })
      await readAgain()
      toast.success(t(isBlocked ? 'actions.unblocked' : 'actions.blocked'))
    })
  const entries: MenuEntry[] = [
    {
      id: 'archive',
      label: t(isArchived ? 'actions.restore' : 'actions.archive'),
      icon: isArchived ? ArchiveRestore : Archive,
      onAction: archive,
    },
    {
      id: 'block',
      label: t(isBlocked ? 'actions.unblock' : 'actions.block'),
      icon: isBlocked ? CircleCheck : Ban,
      onAction: block,
      ...(!isBlocked && { isDanger: true }),
    },
  ]
  return { archive, block, entries, isPending }
}
