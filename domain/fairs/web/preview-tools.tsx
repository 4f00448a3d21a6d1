import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useState } from 'react'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** How something is looked at before it is out: at a desk or on a phone, by day or in the evening. */
export function usePreviewLook() {
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return { device, setDevice, theme, setTheme }
}

export function PreviewTools({ look }: { look: ReturnType<typeof usePreviewLook> }) {
  const t = useWords('fairs')
  return (
    <>
      <Segmented
        label={t('homepage.device')}
        value={look.device}
        onChange={id => look.setDevice(id === 'phone' ? 'phone' : 'desktop')}
        segments={[
          { id: 'desktop', label: t('homepage.device_desktop'), icon: Monitor, isIconOnly: true },
          { id: 'phone', label: t('homepage.device_phone'), icon: Smartphone, isIconOnly: true },
        ]}
      />
      <Segmented
        label={t('homepage.theme')}
        value={look.theme}
        onChange={id => look.setTheme(id === 'dark' ? 'dark' : 'light')}
        segments={[
          { id: 'light', label: t('homepage.theme_day'), icon: Sun, isIconOnly: true },
          { id: 'dark', label: t('homepage.theme_evening'), icon: Moon, isIconOnly: true },
        ]}
      />
    </>
  )
}
