import type { ComponentType } from 'react'
import type { LayoutName } from '#platform/web/screens/screen.ts'
import { ConferenceLayout } from './conference-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { FullScreenLayout } from './full-screen-layout.tsx'
import { SharedLayout } from './shared-layout.tsx'
import { VisitHallLayout } from './visit-hall-layout.tsx'
import { WideLayout } from './wide-layout.tsx'

/** Where the layouts are that come by themselves, so that their styles come with the document. */
export const layoutSources: Partial<Record<LayoutName, string>> = {
  ...Object.fromEntries(
    ['manage', 'manage-full-width', 'assign-stands', 'user'].map(name => [
      name,
      '/app/web/layouts/manage-layouts.tsx',
    ]),
  ),
  door: '/app/web/layouts/door-layout.tsx',
}

/**
 * The layouts of the account area: their menus come only to those who have one. One component draws all four, so that
 * the menu stays as it is from one page to the next.
 */
const managing = {
  lazy: async () => ({ Component: (await import('./manage-layouts.tsx')).ManageLayout }),
}

/** The layouts of the pages, as what a route says of its component. */
export const layouts: Record<
  LayoutName,
  { Component: ComponentType } | { lazy: () => Promise<{ Component: ComponentType }> }
> = {
  default: { Component: DefaultLayout },
  wide: { Component: WideLayout },
  // With a drawing that no other layout has.
  door: { lazy: async () => ({ Component: (await import('./door-layout.tsx')).DoorLayout }) },
  'full-screen': { Component: FullScreenLayout },
  'visit-hall': { Component: VisitHallLayout },
  conference: { Component: ConferenceLayout },
  shared: { Component: SharedLayout },
  manage: managing,
  'manage-full-width': managing,
  'assign-stands': managing,
  user: managing,
}

/** Words of a domain whose components a layout shows around its pages: here those of the account card and of the menus. */
const account = ['identity', 'registration', 'reference', 'lists']
export const layoutWords: Partial<Record<LayoutName, readonly string[]>> = {
  manage: account,
  'manage-full-width': account,
  'assign-stands': account,
  user: account,
}
