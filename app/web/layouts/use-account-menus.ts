import { useFair } from '#domain/fairs/web/fair-context.tsx'
import type { AccountEntryGroup } from '#domain/identity/web/account-entries.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useWords } from '#platform/web/words/words.ts'
import { screenTitle } from '../screen-title.ts'
import { groupsOnce, hrefOfEntry, menusOf, type SideEntry, type SideMenu } from './side-menus.ts'

/** The menus of somebody's roles, without what leads nowhere for them in this fair. */
export function useAccountMenus(): SideMenu[] {
  const { roles, user } = usePerson()
  const fair = useFair()
  const uses = {
    jobs: Boolean(fair?.isUsingJobModule),
    conferences: Boolean(fair?.isUsingConferenceModule),
    messages: Boolean(fair?.isUsingDirectMessageModule),
    chat: Boolean(fair?.isUsingChat),
    visio: Boolean(fair?.isUsingVisio),
  }
  return menusOf(roles, module => uses[module], {
    firm: Boolean(user?.firm),
    jobProfile: Boolean(user?.jobProfile),
  })
}

/** What an entry is called. */
export function useEntryTitle() {
  const t = useWords('app')
  return ({ screen, title }: Pick<SideEntry, 'screen' | 'title'>) => screenTitle(t, title ?? screen)
}

/** All of them by group, each group once, for the page that shows them all. */
export function useEntryGroups(
  menus: readonly SideMenu[],
  favourites: readonly string[],
): AccountEntryGroup[] {
  const t = useWords('app')
  const title = useEntryTitle()
  const fair = useFair()
  const { user } = usePerson()
  return groupsOnce(menus).map(group => ({
    id: `${group.menu}-${group.id}`,
    title: t(`menus.${group.id}`),
    entries: group.entries.map(entry => ({
      id: entry.screen + (entry.query ?? ''),
      screen: entry.query ? null : entry.screen,
      label: title(entry),
      href: hrefOfEntry(entry, fair, user?.jobProfile),
      isFavourite: !entry.query && favourites.includes(entry.screen),
    })),
  }))
}
