import { Main, YouAreHere } from './frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

/** The page's width: texts, lists of one's own. */
export function DefaultLayout() {
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
