import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useRecorded } from '#platform/web/record/use-recorded.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { awaitedProgram } from '../../contract/awaited-program.ts'
import { type ConferenceView, programDay } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { TakeOver } from '../agenda/take-over.tsx'
import { SessionStand } from '../presentations/session-stand.tsx'
import { sessionsOf, stateOfConference } from '../program/sessions.ts'
import { useNow } from '../time/use-now.ts'
import { useIsRun } from '../use-is-run.ts'
import { relatedTo } from './related.ts'
import { SessionAbout } from './session-about.tsx'
import { SessionEntry } from './session-entry.tsx'
import { SessionFurther } from './session-further.tsx'
import { SessionHead } from './session-head.tsx'
import styles from './session-page.module.css'
import { SessionStage } from './session-stage.tsx'
import { WatchingLine } from './watching-line.tsx'

// Its team alone has any use for it.
const AwaitedNote = lazyWithRetry(() => import('../program/awaited-note.tsx'))
// Only who is in waits for it.
const SessionPanel = lazyWithRetry(() => import('../stage/session-panel.tsx'))
const SessionRoom = lazyWithRetry(() => import('../stage/session-room.tsx'))

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text))

/** One session: what is seen of it, what it is about, when and where; beside it the way in, then all that goes on there. */
export function SessionPage({ view, fair }: { view: ConferenceView; fair: PublicFair }) {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const now = useNow()
  const isRun = useIsRun(fair.id)
  const { user } = usePerson()
  const { conference, next } = view
  const { program, startDate } = conference
  const day = useQuery({
    ...callQuery(api, programDay, { params: { id: program?.id ?? 0, day: startDate ?? '' } }),
    enabled: program !== null && startDate !== null,
  })
  useRecorded('conferences', conference.id, fair.id)
  const sessions = day.data ? sessionsOf(day.data) : []
  const here = sessions.find(one => one.id === conference.id)
  const timeZone = conference.timeZone ?? day.data?.timeZone ?? fair.timeZone
  const begin = instantOf(conference.begin)
  const end = instantOf(conference.end)
  const state = stateOfConference(conference, now)
  const whole = href(conferencePaths.conferenceProgram, { id: program?.id })
  const awaited = awaitedProgram(conference)
  const isIn = view.entry.may && user !== null
  const isWatching = view.entry.may && user === null
  const about = <SessionAbout view={view} />
  const beside = (
    <>
      <SessionEntry
        view={view}
        fair={fair}
        state={state}
        begin={begin}
        timeZone={timeZone}
        now={now}
        isWatching={isWatching}
      />
      {isIn && about}
      <SessionStand view={view} fair={fair.id} />
      <SessionFurther
        title={t('session.next')}
        day={startDate}
        timeZone={timeZone}
        sessions={next ? [{ id: next.id, title: next.title, begin: Date.parse(next.begin) }] : []}
      />
      <SessionFurther
        title={t('session.related')}
        day={startDate}
        timeZone={timeZone}
        sessions={here ? relatedTo(here, sessions).filter(one => one.id !== next?.id) : []}
      />
    </>
  )
  const before = <div className={styles.beside}>{beside}</div>
  return (
    <article className={styles.page} data-in={isIn || undefined}>
      <div className={styles.main}>
        <TakeOver fair={fair.id} />
        {awaited && (
          <Suspense fallback={null}>
            <AwaitedNote program={awaited} of="session" />
          </Suspense>
        )}
        <SessionStage view={view} now={now} state={state} />
        {isWatching && <WatchingLine />}
        <SessionHead
          conference={conference}
          state={state}
          here={here}
          begin={begin}
          end={end}
          timeZone={timeZone}
        />
        {!isIn && about}
        {isIn && state !== 'over' && state !== 'cancelled' && (
          <Suspense fallback={null}>
            <SessionRoom view={view} state={state} />
          </Suspense>
        )}
      </div>
      <aside className={styles.panel} aria-label={t('panel.label')}>
        {isIn ? (
          <Suspense fallback={before}>
            <SessionPanel
              person={user.id}
              view={view}
              state={state}
              isDesk={isRun || conference.moderator?.id === user.id}
              about={before}
            />
          </Suspense>
        ) : (
          before
        )}
      </aside>
      <p className={styles.ways}>
        {isRun && (
          <Link className={styles.back} to={href(conferencePaths.conferenceEdit, { id: conference.id })}>
            <Icon of={Pencil} size="small" /> {t('session.edit')}
          </Link>
        )}
        <Link className={styles.back} to={startDate ? `${whole}?day=${startDate}` : whole}>
          <Icon of={ArrowLeft} size="small" /> {t('session.all')}
        </Link>
      </p>
    </article>
  )
}
