import { HereLine, Main } from './frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

/** The whole width, the header floating over it: home pages. */
export function WideLayout() {
  return (
    <>
      <SiteHeader look="clear" here={<HereLine />} />
      <Main look="full" />
      <SiteFooter />
      <TabBar />
    </>
  )
}
