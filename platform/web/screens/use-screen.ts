import { useMatches } from 'react-router'
import type { Screen } from './screen.ts'

/** The screen that is shown, as its row in the site map says. */
export function useScreen(): Screen | null {
  const handle = useMatches().at(-1)?.handle as { screen?: Screen } | undefined
  return handle?.screen ?? null
}
