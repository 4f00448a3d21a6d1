import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useRecorded } from '#platform/web/record/use-recorded.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type ConferenceView, programDay } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { TakeOver } from '../agenda/take-over.tsx'
import { SessionFilm } from '../film/session-film.tsx'
import { sessionsOf, stateOf } from '../program/sessions.ts'
import { StateSign } from '../program/state-sign.tsx'
import { TrackSign } from '../program/track-sign.tsx'
import { useNow } from '../time/use-now.ts'
import { useIsRun } from '../use-is-run.ts'
import { relatedTo } from './related.ts'
import { SessionDocuments } from './session-documents.tsx'
import { SessionEntry } from './session-entry.tsx'
import styles from './session-page.module.css'
import { SessionTimes } from './session-times.tsx'

// Only who is in waits for it.
const Questions = lazy(() => import('../stage/questions.tsx'))

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text))

/** One session: what it is about, when and where, who speaks, and beside it whether one may come in. */
export function SessionPage({ view, fair }: { view: ConferenceView; fair: PublicFair }) {
  const t = useWords('conferences')
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const api = useApi()
  const href = useSalonHref()
  const now = useNow()
  const isRun = useIsRun(fair.id)
  const { user } = usePerson()
  const { conference, documents, next } = view
  const { program, startDate, track, speakers, firm, conferenceType, conferenceRoom } = conference
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
  const isByClock = conference.hosting === 'external' || conference.mode === 'replay'
  const state =
    begin === null || end === null
      ? stateOf({ ...conference, begin: 0, end: 0, isByClock }, null)
      : stateOf({ ...conference, begin, end, isByClock }, now)
  const whole = href(conferencePaths.conferenceProgram, { id: program?.id })
  const texts = [conference.abstract, conference.description].filter(text => text !== null && text !== '')
  return (
    <article className={styles.page}>
      <TakeOver fair={fair.id} />
      <header className={styles.head}>
        <p className={styles.marks}>
          <StateSign state={state} hasReplay={conference.replayState === 'published'} />
          {conferenceType && <Badge>{conferenceType.name}</Badge>}
          {conference.format === 'workshop' && conferenceType?.name !== t('session.workshop') && (
            <Badge>{t('session.workshop')}</Badge>
          )}
          {track && <TrackSign track={here?.track ?? { ...track, at: 0 }} />}
          {conference.language && <span>{names.of(conference.language.code)}</span>}
        </p>
        <h1 className={styles.title} tabIndex={-1}>
          {conference.title}
        </h1>
        {conference.subtitle && <p className={styles.subtitle}>{conference.subtitle}</p>}
        <SessionTimes begin={begin} end={end} timeZone={timeZone} room={conferenceRoom?.name ?? null} />
      </header>
      <div className={styles.body}>
        <div className={styles.words}>
          {view.entry.may && <SessionFilm view={view} now={now} state={state} />}
          {conference.picture && (
            <img className={styles.picture} src={conference.picture.filePath} alt="" loading="lazy" />
          )}
          {conference.state === 'cancelled' && (
            <p className={styles.cancelled} role="note">
              <strong>{t('entry.cancelled')}</strong>
              {conference.cancelReason && <span>{conference.cancelReason}</span>}
            </p>
          )}
          {texts.length ? (
            texts.map(text => <RichText key={text} html={text ?? ''} />)
          ) : (
            <p className={styles.quiet}>{t('session.no_text')}</p>
          )}
          {speakers.length > 0 && (
            <section aria-labelledby="session-speakers">
              <h2 id="session-speakers" className={styles.heading}>
                {t('session.speakers', { count: speakers.length })}
              </h2>
              <ul className={styles.people}>
                {speakers.map(speaker => (
                  <li key={speaker.id}>
                    <Avatar name={speaker.name} size={52} />
                    <span>
                      <b>{speaker.name}</b>
                      {speaker.jobTitle && <small>{speaker.jobTitle}</small>}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <SessionDocuments documents={documents} />
          {view.entry.may && conference.questionMode !== 'off' && user && (
            <Suspense fallback={null}>
              <Questions
                conference={conference}
                isDesk={isRun || conference.moderator?.id === user.id}
                isOpen={state !== 'over' && state !== 'cancelled'}
              />
            </Suspense>
          )}
          {conference.license && (
            <p className={styles.quiet}>{t('session.license', { license: conference.license })}</p>
          )}
        </div>
        <aside className={styles.side}>
          <SessionEntry view={view} fair={fair} state={state} begin={begin} timeZone={timeZone} now={now} />
          {firm && (
            <p className={styles.sponsor}>
              {t('session.sponsor')}{' '}
              <Link to={href(exhibitorPaths.exhibitorsId, { id: firm.id })}>{firm.name}</Link>
            </p>
          )}
          <Further
            title={t('session.next')}
            day={startDate}
            timeZone={timeZone}
            sessions={next ? [{ id: next.id, title: next.title, begin: Date.parse(next.begin) }] : []}
          />
          <Further
            title={t('session.related')}
            day={startDate}
            timeZone={timeZone}
            sessions={here ? relatedTo(here, sessions).filter(one => one.id !== next?.id) : []}
          />
        </aside>
      </div>
      {isRun && (
        <Link className={styles.back} to={href(conferencePaths.conferenceEdit, { id: conference.id })}>
          <Icon of={Pencil} size="small" /> {t('session.edit')}
        </Link>
      )}
      <Link className={styles.back} to={startDate ? `${whole}?day=${startDate}` : whole}>
        <Icon of={ArrowLeft} size="small" /> {t('session.all')}
      </Link>
    </article>
  )
}

/** Where one may go on: the hour, on another day with its name, and what is on then. */
function Further({
  title,
  day,
  sessions,
  timeZone,
}: {
  title: string
  day: string | null
  sessions: readonly { id: number; title: string; begin: number }[]
  timeZone: string
}) {
  const href = useSalonHref()
  const locale = dateLocale(useLocale())
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const time = new Intl.DateTimeFormat(locale, hour)
  const moment = new Intl.DateTimeFormat(locale, { weekday: 'short', ...hour })
  const date = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone })
  if (!sessions.length) return null
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.further}>
        {sessions.map(one => (
          <li key={one.id}>
            <Link to={href(conferencePaths.conferenceView, { id: one.id })}>
              <time dateTime={new Date(one.begin).toISOString()}>
                {(date.format(one.begin) === day ? time : moment).format(one.begin)}
              </time>
              <span>{one.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
