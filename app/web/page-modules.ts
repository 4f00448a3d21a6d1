import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { PageModule, Screen } from '#platform/web/screens/screen.ts'

/** Pages that everybody may see. */
export const publicPages = import.meta.glob<PageModule<PublicFair>>([
  '/domain/identity/web/pages/{password-forgot,password-reset,register-confirmation,signed-out}.tsx',
  '/domain/fairs/web/pages/{contact,cookies,legal,privacy,terms}.tsx',
  '/domain/conferences/web/pages/{conference-pass-user,conference-program,conference-view,speaker-invitation}.tsx',
  '/domain/conferences/web/pages/{presentation-list-view,presentation-view,speaker-list,speaker-view,user-agenda}.tsx',
  '/domain/exhibitors/web/pages/exhibitor-listwp.tsx',
  '/domain/registration/web/pages/{callback,login,register}.tsx',
  '/domain/jobs/web/pages/{job,jobs-list}.tsx',
  '/domain/people/web/pages/{mail-unsubscribe,user-offer}.tsx',
  '/domain/search/web/pages/search.tsx',
  '/domain/visit/web/pages/{centre,exhibitor,exhibitors-list,fair-home,hall,lobby,stand,subhall}.tsx',
])

export const moduleOf = (screen: Screen) => `/domain/${screen.domain}/web/pages/${screen.page}.tsx`

const listOfAll = '/app/web/all-pages.ts'

/** What the document asks for, so that the page is there with it. */
export const pageSources = (screen: Screen): string[] => {
  const path = moduleOf(screen)
  return publicPages[path] ? [path] : [listOfAll, path]
}

/** What the server draws of a page for phones, whose browsers fetch its script only where it is chosen. */
const drawnParts: Readonly<Record<string, readonly string[]>> = {
  '/domain/visit/web/pages/lobby.tsx': ['/domain/visit/web/lobby/lobby-list.tsx'],
}

/** Parts of a page whose look comes with the document, before their scripts. */
export const pageLooks = (screen: Screen): readonly string[] => drawnParts[moduleOf(screen)] ?? []

export async function loadPage(screen: Screen): Promise<PageModule<PublicFair>> {
  const path = moduleOf(screen)
  const load = publicPages[path] ?? (await import('./all-pages.ts')).allPages[path]
  if (!load) throw new Error(`The screen ${screen.name} wants ${path}, which does not exist.`)
  return load()
}
