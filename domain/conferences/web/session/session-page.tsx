import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
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
import { sessionsOf, stateOf } from '../program/sessions.ts'
import { StateSign } from '../program/state-sign.tsx'
import { TrackSign } from '../program/track-sign.tsx'
import { useNow } from '../time/use-now.ts'
import { relatedTo } from './related.ts'
import { SessionDocuments } from './session-documents.tsx'
import { SessionEntry } from './session-entry.tsx'
import styles from './session-page.module.css'
import { SessionTimes } from './session-times.tsx'

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text))

/** One session: what it is about, when and where, who speaks, and beside it whether one may come in. */
export function SessionPage({ view, fair }: { view: ConferenceView; fair: PublicFair }) {
  const t = useWords('conferences')
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const api = useApi()
  const href = useSalonHref()
  const now = useNow()
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
          {conference.format === 'workshop' && <Badge>{t('session.workshop')}</Badge>}
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
            timeZone={timeZone}
            sessions={next ? [{ id: next.id, title: next.title, begin: Date.parse(next.begin) }] : []}
          />
          <Further
            title={t('session.related')}
            timeZone={timeZone}
            sessions={here ? relatedTo(here, sessions).filter(one => one.id !== next?.id) : []}
          />
        </aside>
      </div>
      <Link className={styles.back} to={startDate ? `${whole}?day=${startDate}` : whole}>
        <Icon of={ArrowLeft} size="small" /> {t('session.all')}
      </Link>
    </article>
  )
}

/** Where one may go on: the hour, and what is on then. */
function Further({
  title,
  sessions,
  timeZone,
}: {
  title: string
  sessions: readonly { id: number; title: string; begin: number }[]
  timeZone: string
}) {
  const href = useSalonHref()
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  if (!sessions.length) return null
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.further}>
        {sessions.map(one => (
          <li key={one.id}>
            <Link to={href(conferencePaths.conferenceView, { id: one.id })}>
              <time dateTime={new Date(one.begin).toISOString()}>{time.format(one.begin)}</time>
              <span>{one.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
