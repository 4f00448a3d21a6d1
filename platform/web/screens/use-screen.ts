import { useMatches } from 'react-router'
import { isRecord } from '#platform/contract/record.ts'
import type { PageModule, Screen } from './screen.ts'

/** What the route of a screen is known by; the router keeps it without a type, and none but the site map's routes have one. */
export type ScreenHandle = { screen: Screen; head?: PageModule['head'] }

const isScreenHandle = (handle: unknown): handle is ScreenHandle => isRecord(handle) && 'screen' in handle

/** Of the route that was matched last: the page that is shown. */
export const screenHandleOf = (match: { handle?: unknown } | undefined): ScreenHandle | null =>
  isScreenHandle(match?.handle) ? match.handle : null

/** The screen that is shown, as its row in the site map says. */
export function useScreen(): Screen | null {
  return screenHandleOf(useMatches().at(-1))?.screen ?? null
}
