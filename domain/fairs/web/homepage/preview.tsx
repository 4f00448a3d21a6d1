import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSendPreview } from '#platform/web/screens/preview-frame.ts'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useSalonHref } from '../fair-context.tsx'
import { homepagePreview } from '../homepage-preview.ts'
import styles from './preview.module.css'
import type { HomepageEditor } from './use-homepage-editor.ts'

const widths = { desktop: 1280, phone: 390 } as const
type Device = keyof typeof widths

/** The page itself in a frame, in the language that is edited, by day or in the evening, at a desk or on a phone. */
export function Preview({ editor, focus }: { editor: HomepageEditor; focus: string | null }) {
  const t = useWords('fairs')
  const href = useSalonHref()
  const frame = useRef<HTMLIFrameElement>(null)
  const [device, setDevice] = useState<Device>('desktop')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const { shown, images, code } = editor
  useSendPreview(
    homepagePreview,
    frame,
    useMemo(() => ({ content: shown, images, theme, focus }), [shown, images, theme, focus]),
  )
  const { place, scale, height } = useScale(widths[device])
  return (
    <section className={styles.preview} aria-label={t('homepage.preview')}>
      <div className={styles.tools}>
        <Segmented
          label={t('homepage.device')}
          value={device}
          onChange={id => setDevice(id as Device)}
          segments={[
            { id: 'desktop', label: t('homepage.device_desktop'), icon: Monitor, isIconOnly: true },
            { id: 'phone', label: t('homepage.device_phone'), icon: Smartphone, isIconOnly: true },
          ]}
        />
        <Segmented
          label={t('homepage.theme')}
          value={theme}
          onChange={id => setTheme(id === 'dark' ? 'dark' : 'light')}
          segments={[
            { id: 'light', label: t('homepage.theme_day'), icon: Sun, isIconOnly: true },
            { id: 'dark', label: t('homepage.theme_evening'), icon: Moon, isIconOnly: true },
          ]}
        />
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
