import { ExternalLink } from 'lucide-react'
import { useRef } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePlayed } from '#platform/web/record/use-played.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import { embedOf } from '../../contract/video.ts'
import styles from './booth.module.css'

type Props = {
  visit: StandVisit
  /** Not where it is only looked over. */
  isCounted: boolean
}

/** What the screen of the booth shows. A film of its own counts as long as it is played; what other sites play tells us nothing. */
export function BoothVideo({ visit, isCounted }: Props) {
  const t = useWords('stands')
  const fair = useCurrentFair()
  const video = useRef<HTMLVideoElement>(null)
  usePlayed(video, isCounted ? { type: 'stand_videos', id: visit.stand.id, fair: fair.id } : null)
  const embed = embedOf(visit.video)
  if (!embed) return null
  return (
    <section id="video" aria-labelledby="stand-video">
      <h2 id="stand-video" className={styles.title}>
        {t('stand.video')}
      </h2>
      {embed.kind === 'frame' && (
        <iframe
          className={styles.video}
          src={embed.src}
          title={t('scenes:scene.video_of', { title: visit.stand.name })}
          loading="lazy"
          allowFullScreen
        />
      )}
      {embed.kind === 'file' && (
        // biome-ignore lint/a11y/useMediaCaption: exhibitors bring no captions; the booth says the same in words
        <video
          ref={video}
          className={styles.video}
          src={embed.src}
          aria-label={t('scenes:scene.video_of', { title: embed.title || visit.stand.name })}
          preload="metadata"
          controls
          playsInline
        />
      )}
      {embed.kind === 'image' && (
        <a href={embed.href} target="_blank" rel="noopener noreferrer">
          <img className={styles.video} src={embed.src} alt={embed.title} loading="lazy" />
        </a>
      )}
      {embed.kind === 'link' && (
        <ButtonLink variant="soft" icon={ExternalLink} href={embed.href}>
          {embed.title || t('stand.slideshow')}
        </ButtonLink>
      )}
    </section>
  )
}
