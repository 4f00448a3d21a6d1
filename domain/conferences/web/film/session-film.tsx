import { ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { videoOf } from '#platform/contract/video-sites.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { VideoCard } from '#platform/web/ui/video-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import type { SessionState } from '../program/sessions.ts'
import styles from './session-film.module.css'
import { sourceNow } from './source-now.ts'

type Props = {
  view: ConferenceView
  now: number | null
  state: SessionState
  /** What stands there while nothing is to be seen. */
  instead: ReactNode
}

/** Where the session is seen, for those who were told: a film here, or another tool in a tab of its own. */
export function SessionFilm({ view, now, state, instead }: Props) {
  const t = useWords('conferences')
  const source = sourceNow(view.sources, now ?? Date.parse(view.now), useLocale())
  if (!source) return instead
  const title = view.conference.title ?? ''
  const video = source.kind === 'frame' ? videoOf(source.url) : null
  if (video)
    return (
      <div className={styles.elsewhere}>
        <VideoCard key={source.url} video={video} title={title} />
      </div>
    )
  if (source.kind === 'file') return <Film key={source.url.split('?')[0]} url={source.url} title={title} />
  if (state === 'over') return instead
  return (
    <p className={styles.elsewhere}>
      <ButtonLink href={source.url} icon={ExternalLink} target="_blank" rel="noopener noreferrer">
        {t('session.join')}
      </ButtonLink>
      <span>{t('session.join_where', { host: hostOf(source.url) })}</span>
    </p>
  )
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

/** The address is signed anew with every answer: whoever has begun to look goes on with the first. */
function Film({ url, title }: { url: string; title: string }) {
  const [src] = useState(url)
  // biome-ignore lint/a11y/useMediaCaption: those that there are stand among its documents
  return <video className={styles.film} src={src} aria-label={title} controls preload="metadata" />
}
