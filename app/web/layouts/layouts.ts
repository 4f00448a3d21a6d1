import type { ComponentType } from 'react'
import type { LayoutName } from '#platform/web/screens/screen.ts'
import { ConferenceLayout } from './conference-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { FullScreenLayout } from './full-screen-layout.tsx'
import { VisitHallLayout } from './visit-hall-layout.tsx'
import { WideLayout } from './wide-layout.tsx'

/** Where the layouts are that come by themselves, so that their styles come with the document. */
export const layoutSources: Partial<Record<LayoutName, string>> = Object.fromEntries(
  ['manage', 'manage-full-width', 'assign-stands', 'user'].map(name => [
    name,
    '/app/web/layouts/manage-layouts.tsx',
  ]),
)

type Managing = typeof import('./manage-layouts.tsx')

/** A layout of the account area: its menus come only to those who have one. */
const managing = (name: keyof Managing) => async () => ({
  Component: (await import('./manage-layouts.tsx'))[name],
})

/** The nine layouts of the pages, as what a route says of its component. */
export const layouts: Record<
  LayoutName,
  { Component: ComponentType } | { lazy: () => Promise<{ Component: ComponentType }> }
> = {
  default: { Component: DefaultLayout },
  wide: { Component: WideLayout },
  'full-screen': { Component: FullScreenLayout },
  'visit-hall': { Component: VisitHallLayout },
  conference: { Component: ConferenceLayout },
  manage: { lazy: managing('ManageLayout') },
  'manage-full-width': { lazy: managing('ManageFullWidthLayout') },
  'assign-stands': { lazy: managing('AssignStandsLayout') },
  user: { lazy: managing('UserLayout') },
}

/** Words of a domain whose components a layout shows around its pages: here those of the account card and of the menus. */
const account = ['identity', 'reference']
export const layoutWords: Partial<Record<LayoutName, readonly string[]>> = {
  manage: account,
  'manage-full-width': account,
  'assign-stands': account,
  user: account,
}
