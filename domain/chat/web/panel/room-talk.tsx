import { Composer } from '#domain/messaging/web/thread/composer.tsx'
import { Thread } from '#domain/messaging/web/thread/thread.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { chatMessageLength } from '../../contract/message.ts'
import type { OpenedChatRoom } from '../../contract/room.ts'
import { useReadsAnnouncement } from '../use-announcements.ts'
import { useSeesLast } from '../use-sees-last.ts'
import { Announcement } from './announcement.tsx'
import { lineOf } from './chat-lines.ts'
import styles from './chat-panel.module.css'
import { useMessageActions } from './message-actions.tsx'
import { useChatMessages } from './use-chat-messages.ts'
import { useSending } from './use-sending.ts'

export type RoomTalkProps = {
  person: number
  room: OpenedChatRoom
  /** The last message is in sight. */
  onSeen: (message: number) => void
  onChanged: () => void
  onEscape?: () => void
  takesFocus?: boolean
}

/** What is said in a room, and the field in which one writes: as high as what it stands in. */
export default function RoomTalk({
  person,
  room,
  onSeen,
  onChanged,
  onEscape,
  takesFocus = false,
}: RoomTalkProps) {
  const t = useWords('chat')
  const isBanned = room.sanction?.kind === 'ban'
  const isTeam = room.place.kind === 'team'
  const found = useChatMessages(room.id, !isBanned)
  const sending = useSending(person, room.id, found.add)
  const { actionsOf, dialogs } = useMessageActions({ person, room, found, onChanged })
  const messages = found.messages.filter(({ author }) => !author || !room.blocked.includes(author.id))
  const known = new Set(messages.map(({ uuid }) => uuid))
  const lines = [
    ...messages.map(message => lineOf(message, person, t)),
    ...sending.lines.filter(({ uuid }) => !known.has(uuid)),
  ]
  useReadsAnnouncement(room.fair, room.announcement?.id)
  useSeesLast(found.messages.at(-1)?.id, onSeen)
  return (
    <>
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
                {room.mayWrite && t(isTeam ? 'empty_team' : 'empty_text')}
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
        label={t(isTeam ? 'write_team' : 'write')}
        draft={`chat:${room.id}`}
        maxLength={chatMessageLength}
        takesFocus={takesFocus}
        onSend={({ text }) => sending.send(text)}
        {...(onEscape && { onEscape })}
        closed={room.mayWrite ? undefined : <Closed room={room} />}
      >
        {lines.length === 0 && <p className={styles.hint}>{t(isTeam ? 'seen_by_team' : 'seen_by_all')}</p>}
      </Composer>
      {dialogs}
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

function Closed({ room: { sanction, place } }: { room: OpenedChatRoom }) {
  const t = useWords('chat')
  const locale = useLocale()
  if (!sanction) return t(place.kind === 'session' || place.kind === 'team' ? 'over_session' : 'over')
  const until =
    sanction.endsAt &&
    new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(sanction.endsAt),
    )
  return until ? t(`closed_until_${sanction.kind}`, { until }) : t(`closed_${sanction.kind}`)
}
