import { History, Megaphone, ShieldAlert, UserX } from 'lucide-react'
import { useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { isOnPhone, SidePanel, SidePanelHead } from '#domain/messaging/web/panel/side-panel.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { chatPaths } from '../../contract/paths.ts'
import { useAnnouncements } from '../use-announcements.ts'
import { AnnounceDialog } from './announce-dialog.tsx'
import { AnnouncedDialog } from './announced-dialog.tsx'
import { BlockedDialog } from './blocked-dialog.tsx'
import RoomTalk, { type RoomTalkProps } from './room-talk.tsx'

export type ChatPanelProps = Pick<RoomTalkProps, 'person' | 'room' | 'onSeen' | 'onChanged'> & {
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
  return (
    <SidePanel
      label={t(`title_${room.place.kind}`)}
      isBeside={isBeside}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      <Head room={room} onChanged={onChanged} onClose={onClose} />
      <RoomTalk
        person={person}
        room={room}
        onSeen={onSeen}
        onChanged={onChanged}
        onEscape={onClose}
        takesFocus={takesFocus && !isOnPhone()}
      />
    </SidePanel>
  )
}

function Head({ room, onChanged, onClose }: Pick<ChatPanelProps, 'room' | 'onChanged' | 'onClose'>) {
  const t = useWords('chat')
  const href = useSalonHref()
  const [isAnnouncing, setAnnouncing] = useState(false)
  const [isUnblocking, setUnblocking] = useState(false)
  const [isReadingAnnounced, setReadingAnnounced] = useState(false)
  const { fair, place, rank, reports, blocked } = room
  const announcements = useAnnouncements(fair)
  return (
    <>
      <SidePanelHead
        title={t(`title_${place.kind}`)}
        about={place.name}
        close={t('close')}
        onClose={onClose}
        actions={
          <>
            {blocked.length > 0 && (
              <Button
                variant="ghost"
                icon={UserX}
                aria-label={t('blocked_people')}
                onPress={() => setUnblocking(true)}
              />
            )}
            {announcements.length > 0 && place.kind !== 'team' && (
              <Button
                variant="ghost"
                icon={History}
                aria-label={t('announcements')}
                onPress={() => setReadingAnnounced(true)}
              />
            )}
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
      {isUnblocking && <BlockedDialog onChanged={onChanged} onClose={() => setUnblocking(false)} />}
      {isReadingAnnounced && (
        <AnnouncedDialog announcements={announcements} onClose={() => setReadingAnnounced(false)} />
      )}
      {isAnnouncing && <AnnounceDialog room={room} onDone={onChanged} onClose={() => setAnnouncing(false)} />}
    </>
  )
}
