import type { ComponentType } from 'react'
import type { LayoutName } from '#platform/web/screens/screen.ts'
import { ConferenceLayout } from './conference-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { FullScreenLayout } from './full-screen-layout.tsx'
import { AssignStandsLayout, ManageFullWidthLayout, ManageLayout, UserLayout } from './manage-layouts.tsx'
import { VisitHallLayout } from './visit-hall-layout.tsx'
import { WideLayout } from './wide-layout.tsx'

/** The nine layouts of the pages. */
export const layouts: Record<LayoutName, ComponentType> = {
  default: DefaultLayout,
  wide: WideLayout,
  'full-screen': FullScreenLayout,
  'visit-hall': VisitHallLayout,
  conference: ConferenceLayout,
  manage: ManageLayout,
  'manage-full-width': ManageFullWidthLayout,
  'assign-stands': AssignStandsLayout,
  user: UserLayout,
}

/** Words of a domain whose components a layout shows around its pages: here those of the account card. */
const account = ['identity']
export const layoutWords: Partial<Record<LayoutName, readonly string[]>> = {
  manage: account,
  'manage-full-width': account,
  'assign-stands': account,
  user: account,
}
