import { Ban, EyeOff, Flag, MicOff, Trash2, UserX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Correspondent } from '#domain/messaging/contract/message.ts'
import { fullName } from '#domain/messaging/web/thread/thread-line.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  blockChatAuthor,
  type ChatMessage,
  hideChatMessage,
  unblockChatAuthors,
} from '../../contract/message.ts'
import type { SanctionKind } from '../../contract/moderation.ts'
import type { OpenedChatRoom } from '../../contract/room.ts'
import { rankOf } from './chat-lines.ts'
import { ReportDialog } from './report-dialog.tsx'
import { SanctionDialog } from './sanction-dialog.tsx'
import type { useChatMessages } from './use-chat-messages.ts'

type OpenDialog = { message: ChatMessage; what: 'report' | SanctionKind }
type Options = {
  person: number
  room: OpenedChatRoom
  found: Pick<ReturnType<typeof useChatMessages>, 'remove'>
  onChanged: () => void
}

/** What can be done with a message: by its author, by whoever reads it, by those who moderate. */
export function useMessageActions({ person, room, found, onChanged }: Options) {
  const t = useWords('chat')
  const api = useApi()
  const { run } = useAction()
  const [opened, open] = useState<OpenDialog | null>(null)
  const close = () => open(null)
  const hide = ({ id }: ChatMessage) =>
    run(async () => {
      await api.call(hideChatMessage, { params: { id } })
      found.remove(id)
    })
  const block = ({ id }: ChatMessage, author: Correspondent) =>
    run(async () => {
      await api.call(blockChatAuthor, { params: { id } })
      onChanged()
      toast.success(t('blocked', { name: fullName(author) }), {
        action: {
          label: t('unblock'),
          onPress: () =>
            run(async () => {
              await api.call(unblockChatAuthors, { query: { user: author.id } })
              onChanged()
            }),
        },
      })
    })
  const actionsOf = (message: ChatMessage | undefined): readonly MenuEntry[] => {
    if (!message) return []
    const { author } = message
    if (author?.id === person)
      return [
        { id: 'withdraw', label: t('withdraw'), icon: Trash2, isDanger: true, onAction: () => hide(message) },
      ]
    const report: MenuEntry = {
      id: 'report',
      label: t('report'),
      icon: Flag,
      onAction: () => open({ message, what: 'report' }),
    }
    // Who has closed their account is blocked by nobody any more.
    const others: MenuEntry[] = author
      ? [
          report,
          {
            id: 'block',
            label: t('block', { name: fullName(author) }),
            icon: UserX,
            onAction: () => block(message, author),
          },
        ]
      : []
    if (room.rank <= rankOf(message)) return author ? others : [report]
    return [
      ...others,
      { id: 'hide', label: t('hide'), icon: EyeOff, isDanger: true, onAction: () => hide(message) },
      {
        id: 'mute',
        label: t('mute'),
        icon: MicOff,
        isDanger: true,
        onAction: () => open({ message, what: 'mute' }),
      },
      {
        id: 'ban',
        label: t('ban'),
        icon: Ban,
        isDanger: true,
        onAction: () => open({ message, what: 'ban' }),
      },
    ]
  }
  const dialogs: ReactNode =
    opened &&
    (opened.what === 'report' ? (
      <ReportDialog message={opened.message} onClose={close} />
    ) : (
      <SanctionDialog message={opened.message} kind={opened.what} isInFair={room.rank > 1} onClose={close} />
    ))
  return { actionsOf, dialogs }
}
