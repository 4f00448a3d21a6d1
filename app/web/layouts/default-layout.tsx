import { Main, YouAreHere } from './frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

/** Reading width: texts. */
export function DefaultLayout() {
  return (
    <>
      <SiteHeader />
      <YouAreHere />
      <Main look="narrow" />
      <SiteFooter />
      <TabBar />
    </>
  )
}
