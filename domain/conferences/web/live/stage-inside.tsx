import { useQuery } from '@tanstack/react-query'
import { CircleDot, Hand, LogOut, MicOff, Unplug, VideoOff, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Remote, VideoRoom } from '#domain/calls/web/media/video-room.ts'
import { CallControls, Control } from '#domain/calls/web/room/call-controls.tsx'
import { DeviceProblems } from '#domain/calls/web/room/device-problems.tsx'
import { isTyping, useCallKeys } from '#domain/calls/web/room/use-call-keys.ts'
import { useFullScreen } from '#domain/calls/web/room/use-full-screen.ts'
import { useMedia } from '#domain/calls/web/room/use-media.ts'
import { Voice } from '#domain/calls/web/room/voice.tsx'
import { RoomPictures } from '#domain/calls/web/rooms/room-pictures.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { spanOf } from '#platform/contract/span-of.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import type { ShownStageRoom } from '../../contract/live.ts'
import { isStageEmpty } from '../../contract/on-air.ts'
import { readStage } from '../../contract/stage.ts'
import { StateSign } from '../program/state-sign.tsx'
import styles from './stage.module.css'
import { StageBar } from './stage-bar.tsx'
import { useHand } from './use-hand.ts'
import { useStageMenu } from './use-stage-menu.tsx'
import { useStageRoom } from './use-stage-room.ts'

type Props = {
  view: ConferenceView
  room: ShownStageRoom
  media: VideoRoom
  now: number | null
  /** One shows oneself, as far as there is a place. */
  isPublishing: boolean
  /** One wants no sound of it at first. */
  isQuiet?: boolean
  end?: ReactNode
  onLeave: () => void
  /** Whoever only looks asks for a place. */
  onShow?: () => void
}

const instant = (text: string | null) => (text === null ? null : Date.parse(text))

const worst = ['reconnecting', 'sound', 'reduced', 'sharp'] as const

/** The stage for whoever is in: who shows themselves, what they say, and what one does there. */
export function StageInside(props: Props) {
  const { view, room, media, now, isPublishing, isQuiet = false, end, onLeave, onShow } = props
  const t = useWords('conferences')
  const calls = useWords('calls')
  const locale = useLocale()
  const { user } = usePerson()
  const { conference } = view
  const shown = useMedia(media)
  const isInside = shown.stage === 'inside'
  const data = useStageRoom(conference.id, isInside)
  const isRecording = useQuery(callQuery(useApi(), readStage, { params: { id: conference.id } })).data
    ?.isRecording
  const menuOf = useStageMenu(conference.id, data)
  const { isFull, toggle } = useFullScreen()
  const [isMuted, mute] = useState(isQuiet)
  const [isBlocked, setBlocked] = useState(false)
  useCallKeys(media)
  const shows = isPublishing && !shown.onlyWatches
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 'f') toggle()
      else if (key === 'm' && !shows) mute(was => !was)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [toggle, shows])
  const participants = data?.participants.filter(one => one.isPublishing) ?? []
  // Nobody is seen or heard whom the server has not let on the stage.
  const isOnStage = (id: number) => participants.some(({ person }) => person.id === id)
  const remotes = shown.remotes.filter(remote => isOnStage(remote.user))
  const onStage = { ...shown, remotes, arriving: shown.arriving.filter(isOnStage) }
  const own = participants.find(({ person }) => person.id === user?.id)
  const isEmpty = !remotes.length && !onStage.arriving.length && !shows
  const isLive = conference.state === 'live'
  const since = instant(room.liveAt)
  const air = { state: conference.state, begin: instant(conference.begin), end: instant(conference.end) }
  // Whoever sends their voice alone comes in as they wish.
  const isAsSent = ({ quality, sending }: Remote) =>
    quality === 'sound' && sending !== null && !sending.camera && !sending.screen
  const quality = worst.find(one => remotes.some(remote => remote.quality === one && !isAsSent(remote)))
  const others = (data?.people ?? 0) - participants.length
  return (
    <section
      className={styles.stage}
      aria-label={t('live.label', { title: conference.title ?? '' })}
      data-full={isFull || undefined}
    >
      <div className={styles.frame}>
        {isEmpty ? (
          <div className={styles.words} role="status">
            <p className={styles.title}>
              {t(
                !isInside || !data
                  ? 'live.connecting'
                  : now !== null && isStageEmpty({ ...air, onStage: 0 }, now)
                    ? 'live.missing'
                    : 'live.empty',
              )}
            </p>
          </div>
        ) : (
          <RoomPictures
            participants={participants}
            isMuteEnforced={data?.isMuteEnforced ?? false}
            view={onStage}
            own={own}
            hasOwn={shows}
            staff={t('live.team')}
            {...(menuOf && { menuOf })}
          />
        )}
        {isBlocked && (
          <div className={styles.over}>
            <Button
              icon={Volume2}
              onPress={() => {
                setBlocked(false)
                mute(false)
                for (const audio of document.querySelectorAll('audio'))
                  void audio.play().catch(() => undefined)
              }}
            >
              {t('live.listen')}
            </Button>
          </div>
        )}
      </div>
      <StageBar
        quality={quality && quality !== 'sharp' ? calls(`quality.${quality}`) : null}
        sound={shows ? null : { isMuted, toggle: () => mute(was => !was) }}
        fullScreen={{ isFull, toggle }}
        end={end}
      >
        {isLive ? (
          <StateSign state="on_air" hasReplay={false} />
        ) : (
          <span className={styles.sign}>{t('live.rehearsal')}</span>
        )}
        {isRecording && (
          <span className={styles.recorded}>
            <Icon of={CircleDot} size="small" />
            {t('live.recorded')}
          </span>
        )}
        {isLive && since !== null && now !== null && (
          <span>{t('live.since', { time: spanOf((now - since) / 1000, locale) })}</span>
        )}
        {others > 0 && <span>{t('live.watching_count', { count: others })}</span>}
      </StageBar>
      {shown.isOut && (
        <p className={styles.notice} data-grave role="status">
          <Icon of={Unplug} />
          <span>{t('live.out')}</span>
        </p>
      )}
      {isRecording && shows && !view.isTeam && (
        <p className={styles.notice}>
          <span>{t('live.recorded_team')}</span>
        </p>
      )}
      {isPublishing && shown.onlyWatches && (
        <p className={styles.notice} role="status">
          <span>{t('live.only_watches')}</span>
        </p>
      )}
      {!isPublishing && onShow && data && participants.length < data.mostPublishing && (
        <p className={styles.notice}>
          <span>{t('live.may_show')}</span>
          <Button variant="secondary" size="small" onPress={onShow}>
            {t('live.show_me')}
          </Button>
        </p>
      )}
      {shown.muted.microphone && (
        <p className={styles.notice} data-grave role="status">
          <Icon of={MicOff} />
          <span>{t('live.muted')}</span>
        </p>
      )}
      {shown.muted.camera && (
        <p className={styles.notice} data-grave role="status">
          <Icon of={VideoOff} />
          <span>{t('live.camera_muted')}</span>
        </p>
      )}
      {shows && <DeviceProblems media={media} problems={shown.problems} />}
      {shows && (
        <CallControls
          media={media}
          view={shown}
          label={t('live.controls')}
          mutedWords={{ microphone: t('live.muted_short'), camera: t('live.camera_muted_short') }}
          end={{ icon: LogOut, word: t(view.isTeam ? 'backstage.leave' : 'live.leave'), onPress: onLeave }}
        >
          {conference.format === 'workshop' && isLive && !view.isTeam && (
            <HandControl conference={conference.id} />
          )}
        </CallControls>
      )}
      {remotes.map(remote => (
        <Voice
          key={remote.connection}
          remote={remote}
          loudspeaker={shown.chosen.loudspeaker}
          isMuted={isMuted && !shows}
          onBlocked={() => setBlocked(true)}
        />
      ))}
    </section>
  )
}

function HandControl({ conference }: { conference: number }) {
  const t = useWords('conferences')
  const { isUp, toggle } = useHand(conference)
  return (
    <Control
      icon={Hand}
      isOff={isUp}
      word={t(isUp ? 'live.hand_up' : 'live.hand')}
      action={t(isUp ? 'live.lower' : 'live.raise')}
      onPress={toggle}
    />
  )
}
