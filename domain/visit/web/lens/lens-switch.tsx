import { Kbd } from '#platform/web/ui/kbd.tsx'
import { Lamp } from '#platform/web/ui/lamp.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Lens } from './lens.ts'
import styles from './lens-switch.module.css'

/** Looks at a place for who is free. */
export function LensSwitch({ lens: { isOn, setOn } }: { lens: Lens }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-keyshortcuts="F"
      className={styles.switch}
      onClick={() => setOn(!isOn)}
    >
      <Lamp isLit={isOn} />
      {useWords('visit')('lens.switch')}
      <Kbd>F</Kbd>
      <span className={styles.track} aria-hidden="true" />
    </button>
  )
}
