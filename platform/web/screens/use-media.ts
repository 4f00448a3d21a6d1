import { useSyncExternalStore } from 'react'

/** Whether the window is as the query says; while a page is drawn on the server it is not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    tell => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
