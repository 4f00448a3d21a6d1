import { Eye, LogOut, MicOff, Unplug, Users, VideoOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ShownBoothRoom } from '../../contract/booth-room.ts'
import { callPaths } from '../../contract/paths.ts'
import type { VideoRoom } from '../media/video-room.ts'
import { CallControls } from '../room/call-controls.tsx'
import { DeviceProblems } from '../room/device-problems.tsx'
import { FullScreenButton } from '../room/full-screen-button.tsx'
import styles from '../room/room.module.css'
import { useCallKeys } from '../room/use-call-keys.ts'
import { useFullScreen } from '../room/use-full-screen.ts'
import { useMedia } from '../room/use-media.ts'
import { Voice } from '../room/voice.tsx'
import { RoomPictures } from '../rooms/room-pictures.tsx'
import booth from './booth.module.css'
import { BoothTalk } from './booth-talk.tsx'
import { Listeners } from './listeners.tsx'
import { useBoothMenu } from './use-booth-menu.tsx'
import { useComings } from './use-comings.ts'

type Props = { room: ShownBoothRoom; media: VideoRoom; onLeave: () => void }

/** The room of a booth, for whoever has come in. */
export function InsideBooth({ room, media, onLeave }: Props) {
  const t = useWords('calls')
  const fair = useFair()
  const { user } = usePerson()
  const view = useMedia(media)
  const { isFull, toggle } = useFullScreen()
  const heading = useRef<HTMLHeadingElement>(null)
  const said = useComings(room, user?.id)
  const menuOf = useBoothMenu(room)
  useCallKeys(media)
  useEffect(() => heading.current?.focus(), [])
  const own = room.participants.find(({ person }) => person.id === user?.id)
  const name = room.name ?? t('booth.title')
  const count = Math.max(
    view.remotes.length + view.arriving.length + view.listeners.length + 1,
    room.participants.length,
  )
  const isAlone = view.stage === 'inside' && count === 1
  const withTalk = (parts: { control: React.ReactNode; panel: React.ReactNode }) => (
    <div className={styles.layout}>
      <section
        className={styles.room}
        aria-label={t('booth.label', { name })}
        data-full={isFull || undefined}
      >
        <header className={classNames(styles.head, booth.head)}>
          <div className={styles.who}>
            <h1 ref={heading} tabIndex={-1}>
              {name}
            </h1>
            <p>
              <Dotted parts={[t('booth.title'), t('booth.count', { count, most: room.most })]} />
            </p>
          </div>
          <FullScreenButton isFull={isFull} onPress={toggle} />
        </header>
        {view.stage === 'entering' && (
          <p className={booth.notice} role="status">
            {t('booth.entering')}
          </p>
        )}
        {view.isOut && (
          <p className={booth.notice} data-grave role="status">
            <Icon of={Unplug} />
            <span>{t('booth.out')}</span>
          </p>
        )}
        {view.onlyWatches && (
          <p className={booth.notice} role="status">
            <Icon of={Eye} />
            <span>{t('booth.only_watches')}</span>
          </p>
        )}
        {view.muted.microphone && (
          <p className={booth.notice} data-grave role="status">
            <Icon of={MicOff} />
            <span>{t('booth.muted')}</span>
          </p>
        )}
        {view.muted.camera && (
          <p className={booth.notice} data-grave role="status">
            <Icon of={VideoOff} />
            <span>{t('booth.camera_muted')}</span>
          </p>
        )}
        <DeviceProblems media={media} problems={view.problems} />
        {isAlone && <Alone room={room} />}
        <RoomPictures
          participants={room.participants}
          isMuteEnforced={room.isMuteEnforced}
          view={view}
          own={own}
          staff={t('booth.staff')}
          {...(menuOf && { menuOf })}
        />
        <Listeners room={room} people={view.listeners} menuOf={menuOf} />
        <CallControls
          media={media}
          view={view}
          label={t('booth.controls')}
          end={{ icon: LogOut, word: t('booth.leave'), onPress: onLeave }}
        >
          {parts.control}
        </CallControls>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {view.remotes.map(remote => (
          <Voice key={remote.connection} remote={remote} loudspeaker={view.chosen.loudspeaker} />
        ))}
      </section>
      {parts.panel}
    </div>
  )
  if (!fair?.isUsingChat || fair.isHidingChatButtons || !user) return withTalk({ control: null, panel: null })
  return (
    <BoothTalk person={user.id} stand={room.stand}>
      {withTalk}
    </BoothTalk>
  )
}

/** Nobody else is here: whoever wants company takes the way in to them. */
function Alone({ room }: { room: ShownBoothRoom }) {
  const t = useWords('calls')
  const href = useSalonHref()
  const [canCopy] = useState(() => 'clipboard' in navigator)
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + href(callPaths.standVideoroom, { id: room.stand }))
    toast.success(t('booth.link_copied'))
  }
  return (
    <div className={booth.notice} role="status">
      <Icon of={Users} />
      <p>
        <b>{t('booth.alone')}</b> {t(room.mayModerate ? 'booth.alone_staff' : 'booth.alone_visitor')}
      </p>
      {canCopy && (
        <Button variant="secondary" size="small" onPress={() => void copy()}>
          {t('booth.copy_link')}
        </Button>
      )}
    </div>
  )
}
