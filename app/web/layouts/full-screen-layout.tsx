import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Main, YouAreHere } from './frame.tsx'

/** Nothing but the page: video rooms, lists within other sites, which have their own way of saying where one is. */
export function FullScreenLayout() {
  const screen = useScreen()
  return (
    <>
      {!screen?.isEmbeddable && <YouAreHere />}
      <Main look="bare" />
    </>
  )
}
