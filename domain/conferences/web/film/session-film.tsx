import { ExternalLink } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { usePerson } from '#domain/identity/web/person.ts'
import { siteName, videoOf } from '#platform/contract/video-sites.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { VideoCard } from '#platform/web/ui/video-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import type { ShownFilm, ShownMedia } from '../../contract/replay.ts'
import type { SessionState } from '../program/sessions.ts'
import { startOf } from './film-time.ts'
import { rememberedOf } from './remembered.ts'
import styles from './session-film.module.css'
import { nextSource, sourceNow } from './source-now.ts'
import { UntilFilm } from './until-film.tsx'
import { useServerClock } from './use-server-clock.ts'
import { useSourceTimes } from './use-source-times.ts'

// Whoever reads what a session is about waits for no player.
const FilmPlayer = lazyWithRetry(async () => ({ default: (await import('./film-player.tsx')).FilmPlayer }))
const LiveCaptions = lazyWithRetry(async () => ({
  default: (await import('./live-captions.tsx')).LiveCaptions,
}))

type Props = {
  view: ConferenceView
  now: number | null
  state: SessionState
  /** What stands there while nothing is to be seen. */
  instead?: ReactNode
}

/** Where the session is seen, for those who were told: a film here, or another tool in a tab of its own. */
export function SessionFilm({ view, state, instead = null }: Props) {
  const clock = useServerClock(view.now)
  const { media } = view
  if (!media) return instead
  return media.kind === 'live' ? (
    <LiveSource view={view} media={media} state={state} clock={clock} instead={instead} />
  ) : (
    <Film view={view} media={media} clock={clock} instead={instead} />
  )
}

type Shown = { view: ConferenceView; media: ShownMedia; clock: () => number; instead: ReactNode }

/** What goes on now: by times and language, each in its turn. */
function LiveSource({ view, media, state, clock, instead }: Shown & { state: SessionState }) {
  const locale = useLocale()
  const now = useSourceTimes(view.sources, clock, view.now)
  const source = sourceNow(view.sources, now, locale)
  const next = nextSource(view.sources, now)
  const waiting = next !== null && <UntilFilm at={next} clock={clock} said="film.next_in" />
  if (!source)
    return next === null ? (
      instead
    ) : (
      <div className={styles.box}>
        <UntilFilm at={next} clock={clock} said="film.next_in" />
      </div>
    )
  // It is over, and nothing of it is seen again: another tool has nothing to show any more.
  if (source.kind === 'tool' && state === 'over') return instead
  const film: ShownFilm | null = source.kind === 'tool' ? null : { ...source, kind: source.kind }
  return (
    <div className={styles.whole} data-film="">
      {film ? (
        <OneFilm key={film.url.split('?')[0]} view={view} film={film} media={media} clock={clock} />
      ) : (
        <Elsewhere url={source.url} />
      )}
      {media.isCaptioned && (
        <Suspense fallback={null}>
          <LiveCaptions conference={view.conference.id} isCaptioner={media.isCaptioner} />
        </Suspense>
      )}
      {waiting}
    </div>
  )
}

/** A film of its own: a premiere, one that is there at any time, a replay. */
function Film({ view, media, clock, instead }: Shown) {
  const locale = useLocale()
  const begin = media.begin === null ? null : Date.parse(media.begin)
  // A page that waits draws it when it begins, and again when everybody sees it as they like.
  const now = useSourceTimes([{ from: media.begin, until: media.end }], clock, view.now)
  const film = media.films.find(one => one.language === locale) ?? media.films[0]
  if (media.kind === 'premiere' && begin !== null && now < begin)
    return (
      <div className={styles.box}>
        <UntilFilm at={begin} clock={clock} said="film.premiere_in" isRefreshing />
      </div>
    )
  return film ? (
    <div className={styles.whole} data-film="">
      <OneFilm key={film.url.split('?')[0]} view={view} film={film} media={media} clock={clock} />
    </div>
  ) : (
    instead
  )
}

type One = Omit<Shown, 'instead'> & { film: ShownFilm }

function OneFilm({ view, film, media, clock }: One) {
  const [search] = useSearchParams()
  const { user } = usePerson()
  const { conference } = view
  const title = conference.title ?? ''
  const video = film.kind === 'frame' ? videoOf(film.url) : null
  if (video)
    return (
      <>
        <div className={styles.box}>
          <div className={styles.elsewhere}>
            <VideoCard video={video} title={title} />
          </div>
        </div>
        <NotShown url={film.url} site={siteName(video.site)} />
      </>
    )
  if (film.kind === 'frame') return <Elsewhere url={film.url} />
  const begin = media.kind === 'premiere' && media.begin !== null ? Date.parse(media.begin) : null
  return (
    <Suspense fallback={<div className={styles.film} />}>
      <FilmPlayer
        film={film}
        title={title}
        media={media}
        premiere={begin === null ? null : { begin, end: media.end === null ? null : Date.parse(media.end) }}
        now={clock}
        start={startOf(search, media.chapters)}
        remembered={user && media.kind !== 'live' ? rememberedOf(user.id) : null}
        counted={{ conference: conference.id, fair: conference.fair.id }}
      />
    </Suspense>
  )
}

/** What a network or a browser may keep from the page is seen on its own site. */
function NotShown({ url, site }: { url: string; site: string }) {
  const t = useWords('conferences')
  return (
    <p className={styles.note}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('film.not_shown', { site })}
      </a>
    </p>
  )
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

/** What opens by itself: another tool, or a site that shows itself in no page of others. */
function Elsewhere({ url }: { url: string }) {
  const t = useWords('conferences')
  return (
    <div className={styles.box}>
      <p className={styles.elsewhere}>
        <ButtonLink href={url} icon={ExternalLink} target="_blank" rel="noopener noreferrer">
          {t('session.join')}
        </ButtonLink>
        <span>{t('session.join_where', { host: hostOf(url) })}</span>
      </p>
    </div>
  )
}
