import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isGone, isOver } from '#domain/calls/web/media/video-room.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { ProblemError } from '#platform/web/api/client.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { awaitedProgram } from '../../contract/awaited-program.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import type { ShownStageRoom } from '../../contract/live.ts'
import { conferencePaths } from '../../contract/paths.ts'
import AwaitedNote from '../program/awaited-note.tsx'
import { SessionDocuments } from '../session/session-documents.tsx'
import styles from './backstage.module.css'
import { BackstageClock } from './backstage-clock.tsx'
import { BackstageTalk } from './backstage-talk.tsx'
import { OnAirWays } from './on-air-ways.tsx'
import { OwnCheck } from './own-check.tsx'
import { StageInside } from './stage-inside.tsx'
import { StageRecording } from './stage-recording.tsx'
import { StageTeam } from './stage-team.tsx'
import type { Team } from './team.ts'
import { useSeconds } from './use-seconds.ts'
import { useStageOf } from './use-stage-of.ts'
import { useStageSession } from './use-stage-session.ts'

type Props = { view: ConferenceView; room: ShownStageRoom; team: Team; timeZone: string }

/** Behind the stage: one’s own picture and voice, who speaks when, how long it is until then, and the way onto the stage. */
export function Backstage({ view, room, team, timeZone }: Props) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const now = useSeconds()
  const { conference } = view
  const awaited = awaitedProgram(conference)
  const { user } = usePerson()
  const session = useStageSession(conference.id)
  const { resume, enter } = session
  const shown = useStageOf(session.media)
  const isIn = shown !== null && !isOver(shown.stage)
  const [isPublishing, setPublishing] = useState(false)
  const provider = room.provider ?? 'p2p'
  const begun = useRef(false)
  // What is on stage is seen from here too, without its sound: whoever was on it before the page was loaded is again.
  const isWatched =
    room.isOpen && room.own !== 'publisher' && (conference.state === 'live' || room.onStage > 0)
  useEffect(() => {
    if (begun.current || !room.isOpen) return
    if (resume(provider)) {
      begun.current = true
      setPublishing(true)
    } else if (isWatched) {
      begun.current = true
      void enter(provider, null)
    }
  }, [resume, enter, provider, room.isOpen, isWatched])
  const goOn = async () => {
    begun.current = true
    setPublishing(true)
    await session.change(provider, { microphone: true, camera: true })
  }
  const leave = () => {
    session.leave()
    setPublishing(false)
    begun.current = false
  }
  const isOnStage = isIn && isPublishing
  const notice =
    shown && isGone(shown.stage)
      ? t(`live.${shown.stage}`)
      : shown?.refusal instanceof ProblemError
        ? shown.refusal.message
        : null
  return (
    <article className={styles.page}>
      <PageTitle title={t('backstage.title')} lead={conference.title ?? ''} />
      {awaited && <AwaitedNote program={awaited} of="session" />}
      <div className={styles.body}>
        <div className={styles.main}>
          {notice && (
            <p className={styles.notice} role="alert">
              {notice}
            </p>
          )}
          {session.media && isIn && (
            <section aria-label={t('backstage.stage')}>
              {!isOnStage && <h2 className={styles.heading}>{t('backstage.stage')}</h2>}
              <StageInside
                view={view}
                room={room}
                media={session.media}
                now={now}
                isPublishing={isPublishing}
                isQuiet
                onLeave={leave}
              />
            </section>
          )}
          {!isOnStage && (
            <section aria-labelledby="own-check" className={styles.check}>
              <h2 id="own-check" className={styles.heading}>
                {t('backstage.check')}
              </h2>
              <OwnCheck conference={conference.id} iceServers={team.iceServers} />
            </section>
          )}
          {user && <BackstageTalk view={view} person={user.id} />}
        </div>
        <aside className={styles.side}>
          <BackstageClock view={view} room={room} now={now} timeZone={timeZone} />
          <OnAirWays
            view={view}
            room={room}
            now={now}
            timeZone={timeZone}
            isOnStage={isOnStage}
            onGoOn={goOn}
            onLeave={leave}
          />
          <StageRecording view={view} media={session.media} isOnStage={isOnStage} />
          <StageTeam people={team.people} />
          {view.documents.length > 0 ? (
            <SessionDocuments documents={view.documents} />
          ) : (
            <p className={styles.quiet}>{t('backstage.no_documents')}</p>
          )}
          <Link className={styles.back} to={href(conferencePaths.conferenceView, { id: conference.id })}>
            <Icon of={ArrowLeft} size="small" /> {t('backstage.to_session')}
          </Link>
        </aside>
      </div>
    </article>
  )
}
