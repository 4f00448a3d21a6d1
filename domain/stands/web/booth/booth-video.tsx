import { ExternalLink } from 'lucide-react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import { embedOf } from '../../contract/video.ts'
import styles from './booth.module.css'

/** What the screen of the booth shows. */
export function BoothVideo({ visit }: { visit: StandVisit }) {
  const t = useWords('stands')
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
