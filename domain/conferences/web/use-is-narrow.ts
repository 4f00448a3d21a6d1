import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 1024px)'

function onChange(listener: () => void) {
  const media = matchMedia(narrow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether rooms do not stand beside each other here; the server draws for wide screens, and styles do the rest. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(narrow).matches,
    () => false,
  )
