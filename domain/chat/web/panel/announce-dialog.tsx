import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  announceInChat,
  announcementLength,
  chatAnnouncements,
  endChatAnnouncement,
} from '../../contract/announcement.ts'
import type { OpenedChatRoom } from '../../contract/room.ts'

type Props = { room: OpenedChatRoom; onDone: () => void; onClose: () => void }

/** Says something in all rooms of the fair, or takes it down. */
export function AnnounceDialog({ room: { fair, announcement }, onDone, onClose }: Props) {
  const t = useWords('chat')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [text, setText] = useState(announcement?.text ?? '')
  const does = (work: () => Promise<unknown>) =>
    run(async () => {
      await work()
      // Its author has read it.
      await refresh(chatAnnouncements)
      onDone()
      onClose()
    })
  return (
    <Dialog
      isOpen
      size="small"
      title={t('announce')}
      lead={t('announce_lead')}
      isBusy={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          {announcement && (
            <Button
              variant="ghost"
              isDisabled={isPending}
              onPress={() => does(() => api.call(endChatAnnouncement, { params: { id: announcement.id } }))}
            >
              {t('announce_end')}
            </Button>
          )}
          <Button
            isPending={isPending}
            isDisabled={!text.trim()}
            onPress={() => does(() => api.call(announceInChat, { body: { fair, text } }))}
          >
            {t('announce_do')}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={t('announcement')}
        value={text}
        onChange={setText}
        maxLength={announcementLength}
        autoFocus
      />
    </Dialog>
  )
}
