import { useCallback, useSyncExternalStore } from 'react'
import { machineStorage } from '../browser-storage.ts'

/** Day, evening, or whatever the reader's machine says. */
export type Theme = 'light' | 'dark' | 'system'

const key = 'theme'
const changed = 'verriere:theme'
const evening = '(prefers-color-scheme: dark)'

/** Goes into `<head>` before any style, so that an evening reader never sees a white flash. */
export const themeScript = `(function(d){var t;try{t=localStorage.getItem('${key}')}catch(e){}d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('${evening}').matches?'dark':'light'})(document.documentElement)`

const chosen = (): Theme => {
  const stored = machineStorage.read(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const paint = () => {
  const theme = chosen()
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(evening).matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

const listen = (onChange: () => void) => {
  const repaint = () => {
    paint()
    onChange()
  }
  const media = matchMedia(evening)
  media.addEventListener('change', repaint)
  addEventListener('storage', repaint)
  addEventListener(changed, repaint)
  return () => {
    media.removeEventListener('change', repaint)
    removeEventListener('storage', repaint)
    removeEventListener(changed, repaint)
  }
}

/** Remembers the choice on this machine and repaints at once, whoever listens. */
export const setTheme = (theme: Theme) => {
  if (machineStorage.write(key, theme === 'system' ? null : theme)) {
    paint()
    dispatchEvent(new Event(changed))
  } else document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light'
}

/** The chosen theme and how to choose another one. */
export const useTheme = (): { theme: Theme; setTheme: (theme: Theme) => void } => {
  const theme = useSyncExternalStore(listen, chosen, (): Theme => 'system')
  return { theme, setTheme: useCallback((next: Theme) => setTheme(next), []) }
}
