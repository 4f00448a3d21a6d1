import { ChatSlot } from './chat-slot.tsx'
import { HereLine, Main } from './frame.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

/** A place: the scene takes what the header leaves. */
export function VisitHallLayout() {
  return (
    <>
      <SiteHeader here={<HereLine />} />
      <Main look="full" />
      <ChatSlot />
      <TabBar />
    </>
  )
}
