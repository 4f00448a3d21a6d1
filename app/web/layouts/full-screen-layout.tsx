import { Main } from './frame.tsx'

/** Nothing but the page: embedded lists, video rooms. */
export function FullScreenLayout() {
  return <Main look="bare" />
}
