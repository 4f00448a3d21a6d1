import { DoorOpen, Drama } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isCheckedToday } from '#domain/calls/web/check/checked-today.ts'
import { DeviceCheck } from '#domain/calls/web/check/device-check.tsx'
import { isGone, isOver } from '#domain/calls/web/media/video-room.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type ConferenceView, viewConference } from '../../contract/calls.ts'
import type { ShownStageRoom } from '../../contract/live.ts'
import { isStageEmpty } from '../../contract/on-air.ts'
import { conferencePaths } from '../../contract/paths.ts'
import type { SessionState } from '../program/sessions.ts'
import { StageInside } from './stage-inside.tsx'
import { StageNotice } from './stage-notice.tsx'
import { StageRecording } from './stage-recording.tsx'
import { useStageOf } from './use-stage-of.ts'
import { useStageSession } from './use-stage-session.ts'
import { useStageState } from './use-stage-state.ts'
import { useWord } from './use-word.ts'
import { WordGiven } from './word-given.tsx'

type Props = { view: ConferenceView; now: number | null; state: SessionState }

const instant = (text: string | null) => (text === null ? null : Date.parse(text))

/** What takes place here, as it is seen: before it begins, on air, and when it is over. */
export function LiveStage({ view, now, state }: Props) {
  const t = useWords('conferences')
  useStageState(view)
  const { conference, room } = view
  const backstage = view.isTeam && <ToBackstage conference={conference.id} />
  if (state === 'over')
    return (
      <StageNotice title={t('live.ended')} action={backstage}>
        {conference.replayMode === 'none' ? null : t('live.ended_replay')}
      </StageNotice>
    )
  if (!room || state === 'cancelled') return null
  if (room.provider === null)
    return (
      <StageNotice title={t('live.no_engine')}>{view.isTeam ? t('live.no_engine_team') : null}</StageNotice>
    )
  if (conference.state !== 'live' || !room.isOpen) {
    const air = { state: conference.state, begin: instant(conference.begin), end: instant(conference.end) }
    const isLate = now !== null && isStageEmpty({ ...air, onStage: room.onStage }, now)
    return (
      <StageNotice title={t(isLate ? 'live.missing' : 'live.soon')} action={backstage}>
        {t('live.soon_text')}
      </StageNotice>
    )
  }
  return <OnAir key={conference.id} view={view} room={room} now={now} />
}

export default LiveStage

function ToBackstage({ conference }: { conference: number }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      icon={Drama}
      href={href(conferencePaths.conferenceBackstage, { id: conference })}
    >
      {t('backstage.title')}
    </ButtonLink>
  )
}

type OnAirProps = { view: ConferenceView; room: ShownStageRoom; now: number | null }

/** A plenary is looked at by whoever comes; into a workshop one goes. */
function OnAir({ view, room, now }: OnAirProps) {
  const t = useWords('conferences')
  const { conference } = view
  const session = useStageSession(conference.id)
  const { enter, resume, change, leave } = session
  const shown = useStageOf(session.media)
  const isWorkshop = conference.format === 'workshop'
  const [isPublishing, setPublishing] = useState(false)
  // Whoever is on stage on another page is not taken from it by looking at this one.
  const [isElsewhere, setElsewhere] = useState(room.own === 'publisher')
  const begun = useRef(false)
  const provider = room.provider ?? 'p2p'
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (resume(provider)) {
      setPublishing(true)
      setElsewhere(false)
    } else if (!isWorkshop && !isElsewhere) void enter(provider, null)
  }, [resume, enter, provider, isWorkshop, isElsewhere])
  const refresh = useRefresh()
  const hasLost = shown !== null && isOver(shown.stage)
  // Whoever is let out learns at once whether the session has ended by that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each loss
  useEffect(() => {
    if (hasLost) void refresh(viewConference)
  }, [hasLost])
  const watch = () => {
    setElsewhere(false)
    setPublishing(false)
    void change(provider, null)
  }
  const show = (camera: boolean) => {
    setElsewhere(false)
    setPublishing(true)
    return change(provider, { microphone: view.isTeam || !conference.isMutingParticipants, camera })
  }
  const word = useWord(conference.id)
  // By the word alone one is on the stage: with it one leaves it.
  const [isBrought, setBrought] = useState(false)
  const speak = () => {
    setElsewhere(false)
    setPublishing(true)
    setBrought(true)
    void change(provider, { microphone: true, camera: false })
  }
  const isLost = word.isKnown && !word.hasWord && !view.isTeam && isPublishing && (isBrought || !isWorkshop)
  const backToAudience = useEffectEvent(() => {
    setBrought(false)
    watch()
  })
  useEffect(() => {
    if (isLost) backToAudience()
  }, [isLost])
  const stop = () => {
    if (word.hasWord && !view.isTeam) return void word.giveBack()
    leave()
    setPublishing(false)
  }
  const given = word.hasWord && (
    <WordGiven isSpeaking={isPublishing} onSpeak={speak} onGiveBack={word.giveBack} />
  )
  if (session.media && shown && !isOver(shown.stage))
    return (
      <>
        <StageInside
          view={view}
          room={room}
          media={session.media}
          now={now}
          isPublishing={isPublishing}
          end={view.isTeam && <ToBackstage conference={conference.id} />}
          onLeave={stop}
          {...(isWorkshop && { onShow: () => void show(true) })}
        />
        {given}
        {view.isTeam && isPublishing && (
          <StageRecording view={view} media={session.media} isOnStage={isPublishing} />
        )}
      </>
    )
  if (isElsewhere)
    return (
      <StageNotice
        isLive
        title={t('live.on_stage_elsewhere')}
        action={
          <>
            <ToBackstage conference={conference.id} />
            <Button variant="ghost" size="small" onPress={watch}>
              {t('live.watch_here')}
            </Button>
          </>
        }
      >
        {t('live.on_stage_elsewhere_text')}
      </StageNotice>
    )
  const notice =
    shown && isGone(shown.stage)
      ? t(`live.${shown.stage}`)
      : shown?.refusal instanceof ProblemError
        ? shown.refusal.message
        : null
  if (isWorkshop)
    return (
      <>
        <WorkshopDoor
          room={room}
          notice={notice}
          isRecorded={conference.isRecorded && !view.isTeam}
          onShow={show}
          onWatch={watch}
        />
        {given}
      </>
    )
  return (
    <StageNotice
      isLive
      title={notice ?? (room.isFull ? t('live.full', { most: room.most }) : t('live.connecting'))}
      action={
        notice !== null && (
          <Button variant="secondary" size="small" onPress={watch}>
            {t('live.again')}
          </Button>
        )
      }
    >
      {notice !== null && room.isFull && conference.replayMode !== 'none' ? t('live.full_replay') : null}
    </StageNotice>
  )
}

type DoorProps = {
  room: ShownStageRoom
  notice: string | null
  /** Its team is recorded. */
  isRecorded: boolean
  onShow: (camera: boolean) => Promise<void>
  onWatch: () => void
}

/** Before a workshop: one goes in with picture and voice, with the voice alone, or to look. */
function WorkshopDoor({ room, notice, isRecorded, onShow, onWatch }: DoorProps) {
  const t = useWords('conferences')
  const [isChecking, setChecking] = useState(false)
  const enter = () => (isCheckedToday() ? void onShow(true) : setChecking(true))
  return (
    <StageNotice
      isLive
      title={notice ?? t(room.isFull ? 'live.full' : 'live.workshop_open', { most: room.most })}
      action={
        <>
          <Button icon={DoorOpen} isDisabled={room.isFull} onPress={enter}>
            {t('live.enter')}
          </Button>
          <Button variant="secondary" isDisabled={room.isFull} onPress={() => void onShow(false)}>
            {t('live.enter_without_camera')}
          </Button>
          <Button variant="ghost" isDisabled={room.isFull} onPress={onWatch}>
            {t('live.watch')}
          </Button>
          {isChecking && (
            <DeviceCheck
              title={t('live.check')}
              action={{
                icon: DoorOpen,
                word: t('live.enter'),
                wordWithoutCamera: t('live.enter_without_camera'),
                onReady: () => onShow(true),
              }}
              onClose={() => setChecking(false)}
            />
          )}
        </>
      }
    >
      {t('live.workshop_text', { most: room.most })}
      {isRecorded && ` ${t('live.recorded_team')}`}
    </StageNotice>
  )
}
