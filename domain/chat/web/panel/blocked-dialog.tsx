import { useQuery } from '@tanstack/react-query'
import { fullName } from '#domain/messaging/web/thread/thread-line.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { blockedChatAuthors, unblockChatAuthors } from '../../contract/message.ts'
import styles from './chat-panel.module.css'

type Props = { onChanged: () => void; onClose: () => void }

/** Whom one has blocked in rooms, and the way back for each of them. */
export function BlockedDialog({ onChanged, onClose }: Props) {
  const t = useWords('chat')
  const api = useApi()
  const { run, isPending } = useAction()
  const { data, error, refetch } = useQuery({ ...callQuery(api, blockedChatAuthors), staleTime: 0 })
  const unblock = (user: number) =>
    run(async () => {
      await api.call(unblockChatAuthors, { query: { user } })
      onChanged()
      const { data: left } = await refetch()
      if (left && !left.length) onClose()
    })
  return (
    <Dialog
      isOpen
      size="small"
      title={t('blocked_people')}
      lead={t('blocked_lead')}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      {data ? (
        <ul className={styles.blocked}>
          {data.map(person => {
            const name = fullName(person)
            return (
              <li key={person.id}>
                <Avatar name={name} src={person.picture} face={person} size={38} />
                <b>{name}</b>
                <Button
                  variant="secondary"
                  size="small"
                  isDisabled={isPending}
                  aria-label={t('unblock_named', { name })}
                  onPress={() => unblock(person.id)}
                >
                  {t('unblock')}
                </Button>
              </li>
            )
          })}
        </ul>
      ) : (
        <LoadState of={{ error, refetch }} shape="rows" count={3} />
      )}
    </Dialog>
  )
}
