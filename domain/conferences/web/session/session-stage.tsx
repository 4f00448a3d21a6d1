import { Suspense } from 'react'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import { SessionFilm } from '../film/session-film.tsx'
import type { SessionState } from '../program/sessions.ts'
import styles from './session-stage.module.css'
import { untilWords } from './until-words.ts'

// Only whoever comes to what takes place here waits for it.
const LiveStage = lazyWithRetry(() => import('../live/live-stage.tsx'))

type Props = { view: ConferenceView; now: number | null; state: SessionState }

/** What is seen of the session, flat: its stage where it takes place here, else its film, else how it stands. */
export function SessionStage({ view, now, state }: Props) {
  const { conference, entry, media } = view
  const poster = <Poster view={view} now={now} state={state} />
  const isHere =
    conference.hosting === 'integrated' &&
    conference.mode === 'live' &&
    // A replay that is published is not seen again before it is over.
    (entry.may ? media?.kind !== 'replay' : state === 'over' && conference.replayState !== 'published')
  if (conference.state === 'cancelled') return null
  return (
    <div className={styles.stage} data-live={isHere || undefined}>
      {isHere ? (
        <Suspense fallback={poster}>
          <LiveStage view={view} now={now} state={state} />
        </Suspense>
      ) : entry.may ? (
        <SessionFilm view={view} now={now} state={state} instead={poster} />
      ) : (
        poster
      )}
    </div>
  )
}

/** Before the doors, and for those who are not in: the picture of the session, and how it stands. */
function Poster({ view, now, state }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  const { conference, entry } = view
  const begin = conference.begin === null ? null : Date.parse(conference.begin)
  const isWithoutAddress = entry.may && conference.hosting === 'external'
  const said = () => {
    if (state === 'draft') return t('entry.not_published')
    if (state === 'over') return t('stage.over')
    if (state === 'on_air') return t(isWithoutAddress ? 'session.no_source' : 'state.on_air')
    if (begin === null) return t('session.no_date')
    return now === null || begin <= now ? '' : t('entry.begins', { when: untilWords(locale, begin - now) })
  }
  return (
    <div className={styles.poster} data-bare={!conference.picture || undefined}>
      {conference.picture && <img src={conference.picture.filePath} alt="" />}
      <p data-state={state}>{said()}</p>
    </div>
  )
}
