import { Megaphone, ShieldAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { isOnPhone, SidePanel, SidePanelHead } from '#domain/messaging/web/panel/side-panel.tsx'
import { Composer, type ComposerHandle } from '#domain/messaging/web/thread/composer.tsx'
import { Thread } from '#domain/messaging/web/thread/thread.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { chatMessageLength } from '../../contract/message.ts'
import { chatPaths } from '../../contract/paths.ts'
import type { OpenedChatRoom } from '../../contract/room.ts'
import { AnnounceDialog } from './announce-dialog.tsx'
import { Announcement } from './announcement.tsx'
import { lineOf } from './chat-lines.ts'
import styles from './chat-panel.module.css'
import { useMessageActions } from './message-actions.tsx'
import { useChatMessages } from './use-chat-messages.ts'
import { useSending } from './use-sending.ts'

export type ChatPanelProps = {
  person: number
  room: OpenedChatRoom
  /** The last message is in sight. */
  onSeen: (message: number) => void
  onChanged: () => void
  onClose: () => void
  /** On a wide screen a column of the page, instead of over it. */
  isBeside?: boolean
  /** Unless it was there before anybody opened it. */
  takesFocus?: boolean
}

/** A room beside its place; on a phone over it. */
export default function ChatPanel(props: ChatPanelProps) {
  const { person, room, onSeen, onChanged, onClose, isBeside, takesFocus = true } = props
  const t = useWords('chat')
  const composer = useRef<ComposerHandle>(null)
  const isBanned = room.sanction?.kind === 'ban'
  const found = useChatMessages(room.id, !isBanned)
  const sending = useSending(room.id, found.add)
  const { actionsOf, dialogs } = useMessageActions({ person, room, found, onChanged })
  const messages = found.messages.filter(({ author }) => !author || !room.blocked.includes(author.id))
  const known = new Set(messages.map(({ uuid }) => uuid))
  const lines = [
    ...messages.map(message => lineOf(message, person, t)),
    ...sending.lines.filter(({ uuid }) => !known.has(uuid)),
  ]
  const last = found.messages.at(-1)?.id
  const see = useRef(onSeen)
  see.current = onSeen
  useEffect(() => {
    if (last !== undefined) see.current(last)
  }, [last])
  return (
    <SidePanel
      label={t(`title_${room.place.kind}`)}
      isBeside={isBeside}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      <Head room={room} onChanged={onChanged} onClose={onClose} />
      {room.announcement && <Announcement announcement={room.announcement} />}
      <Here room={room} />
      {found.isPending && !isBanned ? (
        <div className={styles.waiting}>
          <Skeleton count={5} />
        </div>
      ) : found.isError && !isBanned ? (
        <div className={styles.waiting}>
          <ErrorState title={t('not_loaded')} onRetry={() => void found.refetch()} />
        </div>
      ) : (
        !isBanned && (
          <Thread
            label={t(`title_${room.place.kind}`)}
            lines={lines}
            empty={
              <EmptyState isPlain title={t('empty')}>
                {room.mayWrite && t('empty_text')}
              </EmptyState>
            }
            hasOlder={found.hasNextPage}
            isLoadingOlder={found.isFetchingNextPage}
            onOlder={() => void found.fetchNextPage()}
            actionsOf={line => actionsOf(messages.find(({ uuid }) => uuid === line.key))}
            onRetry={sending.retry}
            onDiscard={sending.discard}
          />
        )
      )}
      <Composer
        ref={composer}
        label={t('write')}
        draft={`chat:${room.id}`}
        maxLength={chatMessageLength}
        takesFocus={takesFocus && !isOnPhone()}
        onSend={({ text }) => sending.send(text)}
        onEscape={onClose}
        closed={room.mayWrite ? undefined : <Closed room={room} />}
      >
        {lines.length === 0 && <p className={styles.hint}>{t('seen_by_all')}</p>}
      </Composer>
      {dialogs}
    </SidePanel>
  )
}

function Head({ room, onChanged, onClose }: Pick<ChatPanelProps, 'room' | 'onChanged' | 'onClose'>) {
  const t = useWords('chat')
  const href = useSalonHref()
  const [isAnnouncing, setAnnouncing] = useState(false)
  const { place, rank, reports } = room
  return (
    <>
      <SidePanelHead
        title={t(`title_${place.kind}`)}
        about={place.name}
        close={t('close')}
        onClose={onClose}
        actions={
          <>
            {rank > 2 && (
              <Button
                variant="ghost"
                icon={Megaphone}
                aria-label={t('announce')}
                onPress={() => setAnnouncing(true)}
              />
            )}
            {rank > 0 && (
              <ButtonLink
                variant="ghost"
                icon={ShieldAlert}
                href={href(chatPaths.chatModeration)}
                aria-label={reports ? t('moderation_reports', { count: reports }) : t('moderation')}
              >
                {reports > 0 && reports}
              </ButtonLink>
            )}
          </>
        }
      />
      {isAnnouncing && <AnnounceDialog room={room} onDone={onChanged} onClose={() => setAnnouncing(false)} />}
    </>
  )
}

/** Who else is in the place and lets it be seen. */
function Here({ room: { here } }: { room: OpenedChatRoom }) {
  const t = useWords('chat')
  const locale = useLocale()
  if (!here.count) return null
  const shown = here.people.map(({ firstName }) => firstName)
  const more = here.count - shown.length
  const names = new Intl.ListFormat(locale).format(more > 0 ? [...shown, t('more', { count: more })] : shown)
  return <p className={styles.here}>{t('here', { names })}</p>
}

function Closed({ room: { sanction } }: { room: OpenedChatRoom }) {
  const t = useWords('chat')
  const locale = useLocale()
  if (!sanction) return t('over')
  const until =
    sanction.endsAt &&
    new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(sanction.endsAt),
    )
  return until ? t(`closed_until_${sanction.kind}`, { until }) : t(`closed_${sanction.kind}`)
}
