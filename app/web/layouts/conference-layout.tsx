import { Main, YouAreHere } from './frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

/** A stage and what goes on beside it. */
export function ConferenceLayout() {
  return (
    <>
      <SiteHeader />
      <YouAreHere />
      <Main look="wide" />
      <SiteFooter />
      <TabBar />
    </>
  )
}
