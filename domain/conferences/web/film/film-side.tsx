import { useEffect, useRef } from 'react'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ShownCaptions, ShownMedia } from '../../contract/replay.ts'
import styles from './film-side.module.css'
import { clockOf, lastBegun, spokenTime } from './film-time.ts'
import { useCues } from './use-cues.ts'

type Moment = { key: string; at: number; text: string }

type Props = {
  media: Pick<ShownMedia, 'chapters' | 'questions'>
  /** Read as a text beside it. */
  captions: ShownCaptions | null
  second: number
  /** What begins later is not reached yet. */
  most: number
  onSeek: (second: number) => void
}

/** What leads to a moment of a film: its chapters, what is said in it, what was asked and answered. */
export function FilmSide({ media, captions, second, most, onSeek }: Props) {
  const t = useWords('conferences')
  const { chapters, questions } = media
  const list = (moments: Moment[], isLong = false, lang?: string | null) => (
    <Moments moments={moments} second={second} most={most} isLong={isLong} lang={lang} onSeek={onSeek} />
  )
  const tabs = [
    chapters.length > 0 && {
      id: 'chapters',
      label: t('film.chapters'),
      content: list(chapters.map(({ at, title }, index) => ({ key: `${index}`, at, text: title }))),
    },
    captions && {
      id: 'transcript',
      label: t('film.transcript'),
      content: <Transcript captions={captions} list={list} />,
    },
    questions.length > 0 && {
      id: 'questions',
      label: t('film.questions'),
      content: list(questions.map(({ id, at, text }) => ({ key: `${id}`, at, text }))),
    },
  ].filter(tab => tab !== false && tab !== null)
  return tabs.length ? (
    <div className={styles.side}>
      <Tabs label={t('film.moments')} tabs={tabs} />
    </div>
  ) : null
}

function Transcript({
  captions,
  list,
}: {
  captions: ShownCaptions
  list: (moments: Moment[], isLong: boolean, lang: string | null) => React.ReactNode
}) {
  const cues = useCues(captions)
  return list(
    cues.map(({ from, text }, index) => ({ key: `${index}`, at: from, text })),
    true,
    captions.language,
  )
}

type ListProps = Pick<Props, 'second' | 'most' | 'onSeek'> & {
  moments: readonly Moment[]
  isLong: boolean
  lang?: string | null | undefined
}

function Moments({ moments, second, most, isLong, lang, onSeek }: ListProps) {
  const t = useWords('conferences')
  const locale = useLocale()
  const box = useRef<HTMLOListElement>(null)
  const now = lastBegun(moments, second + 0.2)
  const isBegun = second > 0
  useEffect(() => {
    const list = box.current
    if (!isLong || !list || !now || list.contains(document.activeElement)) return
    const row = list.querySelector('[aria-current]')?.parentElement
    if (row) list.scrollTop = row.offsetTop - list.offsetTop - list.clientHeight / 3
  }, [now, isLong])
  return (
    <ol className={classNames(styles.list, isLong && styles.long)} ref={box} lang={lang ?? undefined}>
      {moments.map(moment => (
        <li key={moment.key}>
          <button
            type="button"
            className={styles.moment}
            aria-current={isBegun && moment === now ? 'true' : undefined}
            aria-label={t('film.moment', { at: spokenTime(locale, moment.at), text: moment.text })}
            disabled={moment.at > most}
            onClick={() => onSeek(moment.at)}
          >
            <time className={styles.at}>{clockOf(moment.at)}</time>
            <span>{moment.text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
