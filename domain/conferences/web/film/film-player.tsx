import { Captions, CaptionsOff, Gauge, Maximize, Pause, Play, Radio, Volume2, VolumeX } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePlayed } from '#platform/web/record/use-played.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { isPremiere, type Premiere, secondNow } from '../../contract/premiere.ts'
import type { ShownFilm, ShownMedia } from '../../contract/replay.ts'
import { pressKey } from './film-keys.ts'
import styles from './film-player.module.css'
import { FilmSide } from './film-side.tsx'
import { clockOf, spokenTime } from './film-time.ts'
import { type Remembered, speeds } from './remembered.ts'
import { useCues, wordsAt } from './use-cues.ts'
import { useFilm, useFilmDeeds } from './use-film.ts'
import { useSecond } from './use-second.ts'
import { useStream } from './use-stream.ts'

export type FilmPlayerProps = {
  film: ShownFilm
  title: string
  media: Pick<ShownMedia, 'captions' | 'chapters' | 'questions' | 'durationMs'>
  /** Everybody sees the same second. */
  premiere?: Premiere | null
  now: () => number
  /** Where it begins, as an address says. */
  start?: number | null
  remembered?: Remembered | null
  /** Whose playing is counted. */
  counted?: { conference: number; fair: number } | null
  /** Told now and then where it is. */
  onSecond?: (second: number) => void
  /** What is typed while it runs. */
  children?: ReactNode
}

/** A film with its captions, chapters and what was said in it: by mouse, by touch and by keys. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { film, title, media, now, start = null, remembered = null, counted = null, onSecond } = props
  const { premiere = null, children } = props
  const t = useWords('conferences')
  const locale = useLocale()
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  // The address is signed anew with every answer: whoever has begun to look goes on with the first.
  const [url] = useState(film.url)
  const isStream = film.kind === 'hls'
  const trouble = useStream(video, isStream ? url : null)
  const state = useFilm(video, media.durationMs)
  const deeds = useFilmDeeds(video, premiere, now)
  usePlayed(video, counted && { type: 'conferences', id: counted.conference, fair: counted.fair })
  const [watching, setWatching] = useState(() => remembered?.watching() ?? { captions: null, speed: 1 })
  const watch = (next: typeof watching) => {
    setWatching(next)
    remembered?.keepWatching(next)
  }
  const key = url.split('?')[0] ?? url
  const shown = media.captions.find(one => nameOf(one) === watching.captions) ?? null
  const cues = useCues(shown)
  const isRunning = premiere !== null && isPremiere(premiere, now())
  useSecond(isRunning)
  useEffect(() => {
    if (video.current) video.current.playbackRate = isRunning ? 1 : watching.speed
  }, [watching.speed, isRunning])
  const begin = useEffectEvent(() => {
    const element = video.current
    if (!element || premiere) return
    const at = start ?? remembered?.placeIn(key) ?? null
    if (at !== null) element.currentTime = at
  })
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (element.readyState > 0) begin()
    else element.addEventListener('loadedmetadata', () => begin(), { once: true })
  }, [])
  const seek = useEffectEvent((second: number) => deeds.seek(second))
  useEffect(() => {
    // The address leads elsewhere in the same film.
    if (start !== null) seek(start)
  }, [start])
  const tell = useEffectEvent(() => {
    const { currentTime, duration } = video.current ?? { currentTime: 0, duration: Number.NaN }
    if (!premiere) remembered?.keepPlace(key, currentTime, duration)
  })
  useEffect(() => {
    const timer = setInterval(() => tell(), 5_000)
    // Another language, a reload: the page goes without a word to what is on it.
    const leave = () => tell()
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      tell()
    }
  }, [])
  useEffect(() => onSecond?.(state.second), [onSecond, state.second])
  const nextCaptions = () =>
    watch({ ...watching, captions: shown ? null : (preferred(media.captions, locale)?.name ?? null) })
  const fullscreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void frame.current?.requestFullscreen?.().catch(() => {})
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const second = () => video.current?.currentTime ?? 0
    pressKey(event.nativeEvent, { ...deeds, captions: nextCaptions, fullscreen, second })
  }
  const most = isRunning
    ? Math.min(
        secondNow(premiere, now()),
        Number.isFinite(state.duration) ? state.duration : Number.MAX_SAFE_INTEGER,
      )
    : state.duration
  const words = wordsAt(cues, state.second)
  const isLive = isStream && !Number.isFinite(state.duration)
  return (
    <section className={styles.film} aria-label={t('film.player', { title })} onKeyDown={onKeyDown}>
      <div className={styles.frame} ref={frame}>
        <video
          ref={video}
          className={styles.video}
          {...(!isStream && { src: url })}
          aria-label={title}
          preload="metadata"
          playsInline
          onClick={deeds.toggle}
        />
        {words.length > 0 && (
          <p className={styles.captions} lang={shown?.language ?? undefined} aria-live="off">
            {words.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one moment, in their order
              <span key={at}>{line}</span>
            ))}
          </p>
        )}
        {children}
        {(state.isFailed || trouble) && (
          <p className={styles.trouble} role="alert">
            {t('film.failed')}
          </p>
        )}
        <div className={styles.bar}>
          <input
            type="range"
            className={styles.seek}
            aria-label={t('film.place')}
            aria-valuetext={t('film.place_of', {
              at: spokenTime(locale, state.second),
              of: spokenTime(locale, Number.isFinite(most) ? most : state.second),
            })}
            min={0}
            max={Number.isFinite(most) ? Math.max(most, 1) : 1}
            step={0.1}
            value={Math.min(state.second, Number.isFinite(most) ? most : state.second)}
            disabled={!Number.isFinite(most)}
            onChange={event => deeds.seek(Number(event.target.value))}
          />
          <div className={styles.controls}>
            <Button
              variant="icon"
              icon={state.isPlaying ? Pause : Play}
              aria-label={t(state.isPlaying ? 'film.pause' : 'film.play')}
              onPress={deeds.toggle}
            />
            <Button
              variant="icon"
              icon={state.isMuted ? VolumeX : Volume2}
              aria-label={t(state.isMuted ? 'film.unmute' : 'film.mute')}
              onPress={deeds.mute}
            />
            <span className={styles.time}>
              {isLive
                ? t('state.on_air')
                : `${clockOf(state.second)} / ${Number.isFinite(most) ? clockOf(most) : '–'}`}
            </span>
            {isRunning && !deeds.isFollowing && (
              <Button variant="soft" size="small" icon={Radio} onPress={deeds.follow}>
                {t('film.follow')}
              </Button>
            )}
            <span className={styles.gap} />
            {media.captions.length > 0 && (
              <MenuButton
                placement="top end"
                label={t('film.captions')}
                trigger={
                  <Button
                    variant="icon"
                    icon={shown ? Captions : CaptionsOff}
                    aria-label={t('film.captions')}
                  />
                }
                groups={[
                  {
                    id: 'captions',
                    entries: [
                      {
                        id: 'off',
                        label: t('film.captions_off'),
                        isChosen: shown === null,
                        onAction: () => watch({ ...watching, captions: null }),
                      },
                      ...media.captions.map(one => ({
                        id: `${one.id}`,
                        label: one.title,
                        isChosen: one === shown,
                        onAction: () => watch({ ...watching, captions: nameOf(one) }),
                      })),
                    ],
                  },
                ]}
              />
            )}
            {!isRunning && !isLive && (
              <MenuButton
                placement="top end"
                label={t('film.speed')}
                trigger={<Button variant="icon" icon={Gauge} aria-label={t('film.speed')} />}
                groups={[
                  {
                    id: 'speed',
                    entries: speeds.map(speed => ({
                      id: `${speed}`,
                      label: `${speed}×`,
                      isChosen: speed === watching.speed,
                      onAction: () => watch({ ...watching, speed }),
                    })),
                  },
                ]}
              />
            )}
            <Button variant="icon" icon={Maximize} aria-label={t('film.fullscreen')} onPress={fullscreen} />
          </div>
        </div>
      </div>
      <FilmSide
        media={media}
        second={state.second}
        most={isRunning ? most : Number.POSITIVE_INFINITY}
        captions={shown ?? preferred(media.captions, locale)?.captions ?? null}
        onSeek={second => {
          deeds.seek(second)
          void video.current?.play().catch(() => {})
        }}
      />
    </section>
  )
}

type OfFilm = ShownMedia['captions'][number]

/** Those of the same language are the same choice for the next film. */
const nameOf = ({ language, title }: OfFilm) => language ?? title

const preferred = (captions: readonly OfFilm[], locale: string) => {
  const found = captions.find(({ language }) => language === locale) ?? captions[0]
  return found && { captions: found, name: nameOf(found) }
}
