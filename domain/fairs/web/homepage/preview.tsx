import { useEffect, useMemo, useRef, useState } from 'react'
import { useSendPreview } from '#platform/web/screens/preview-frame.ts'
import { useWords } from '#platform/web/words/words.ts'
import { useSalonHref } from '../fair-context.tsx'
import { homepagePreview } from '../homepage-preview.ts'
import { PreviewTools, usePreviewLook } from '../preview-tools.tsx'
import styles from './preview.module.css'
import type { HomepageEditor } from './use-homepage-editor.ts'

const widths = { desktop: 1280, phone: 390 } as const

/** The page itself in a frame, in the language that is edited, by day or in the evening, at a desk or on a phone. */
export function Preview({ editor, focus }: { editor: HomepageEditor; focus: string | null }) {
  const t = useWords('fairs')
  const href = useSalonHref()
  const frame = useRef<HTMLIFrameElement>(null)
  const look = usePreviewLook()
  const { device, theme } = look
  const { shown, languages, images, code } = editor
  useSendPreview(
    homepagePreview,
    frame,
    useMemo(
      () => ({ content: shown, languages, images, theme, focus }),
      [shown, languages, images, theme, focus],
    ),
  )
  const { place, scale, height } = useScale(widths[device])
  return (
    <section className={styles.preview} aria-label={t('homepage.preview')}>
      <div className={styles.tools}>
        <PreviewTools look={look} />
      </div>
      <div ref={place} className={styles.place} data-device={device}>
        <iframe
          key={code}
          ref={frame}
          title={t('homepage.preview')}
          className={styles.frame}
          src={`${href('/')}?lang=${code}`}
          style={{ width: widths[device], height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}

/** How much a page of this width is made smaller to fit where it is shown. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const scale = room.width ? Math.min(1, room.width / width) : 0.5
  return { place, scale, height: room.height || 600 }
}
