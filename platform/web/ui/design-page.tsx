import { useEffect, useState } from 'react'
import { applyFairHue, houseHue } from '#platform/web/styles/fair-hue.ts'
import { type Theme, useTheme } from '#platform/web/styles/theme.ts'
import { ActionsSection } from './design/actions-section.tsx'
import { ChartsSection } from './design/charts-section.tsx'
import styles from './design/design.module.css'
import { FieldsSection } from './design/fields-section.tsx'
import { FormSample } from './design/form-section.tsx'
import { ListsSection } from './design/lists-section.tsx'
import { OverlaysSection } from './design/overlays-section.tsx'
import { ThingsSection } from './design/things-section.tsx'
import { TokensSection } from './design/tokens-section.tsx'
import { designWords } from './design/words.ts'
import { KitWordsProvider } from './kit-words.tsx'
import { Segmented } from './segmented.tsx'
import { Toasts } from './toast.tsx'

const themes: readonly { id: Theme; label: string }[] = [
  { id: 'light', label: 'Day' },
  { id: 'dark', label: 'Evening' },
  { id: 'system', label: 'As the machine' },
]

/** The whole kit in all its states, for those who build with it. Mounted in development only. */
export function DesignPage() {
  const { theme, setTheme } = useTheme()
  const [hue, setHue] = useState(houseHue)
  useEffect(() => {
    applyFairHue(hue)
    return () => applyFairHue(houseHue)
  }, [hue])
  return (
    <KitWordsProvider words={designWords}>
      <main className={styles.page}>
        <h1>Light means somebody</h1>
        <p style={{ margin: '10px 0 24px', color: 'var(--ink-2)' }}>
          Tokens and components, day and evening. Hover, focus and press them; resize to a phone.
        </p>
        <div className={styles.bar}>
          <Segmented
            label="Theme"
            segments={themes}
            value={theme}
            onChange={id => setTheme(themes.find(other => other.id === id)?.id ?? 'system')}
          />
          <label className={styles.hue}>
            Hue of the fair: {hue}°
            <input
              type="range"
              min="0"
              max="359"
              value={hue}
              onChange={event => setHue(Number(event.target.value))}
            />
          </label>
        </div>
        <ActionsSection />
        <FieldsSection />
        <FormSample />
        <ListsSection />
        <ThingsSection />
        <ChartsSection />
        <OverlaysSection />
        <TokensSection face={`${theme}-${hue}`} />
      </main>
      <Toasts />
    </KitWordsProvider>
  )
}
