import { ExternalLink } from 'lucide-react'
import { videoOf } from '#platform/contract/video-sites.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { VideoCard } from '#platform/web/ui/video-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ShownSource } from '../../contract/calls.ts'
import { currentSource } from './current-source.ts'
import styles from './session-media.module.css'

type Props = { sources: readonly ShownSource[]; now: number | null; title: string }

/** Where a session is seen, for those who may come in: a film on the page, or the way to another tool. */
export function SessionMedia({ sources, now, title }: Props) {
  const t = useWords('conferences')
  const source = currentSource(sources, now, useLocale())
  if (!source) return null
  const video = videoOf(source.url)
  if (video) return <VideoCard key={video.id} video={video} title={title} />
  if (source.kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: its captions are documents of the session
      <video className={styles.film} src={source.url} aria-label={title} controls preload="metadata" />
    )
  return (
    <p className={styles.elsewhere}>
      <ButtonLink icon={ExternalLink} href={source.url} target="_blank" rel="noopener noreferrer">
        {t('source.open')}
      </ButtonLink>
      <span>{t('source.open_text')}</span>
    </p>
  )
}
