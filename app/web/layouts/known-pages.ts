import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  CircleUserRound,
  DoorOpen,
  FileText,
  Map as MapIcon,
  Settings2,
} from 'lucide-react'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import type { KnownEntry } from '#domain/search/web/options.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { useWords } from '#platform/web/words/words.ts'
import { screenTitle } from '../screen-title.ts'
import { screenNamed } from '../screens.ts'
import { hrefOfEntry } from './side-menus.ts'
import { useAccountMenus } from './use-account-menus.ts'

type Besides = {
  screen: string
  /** The screen by whose name it is found too. */
  detail?: string
  module?: 'isUsingJobModule' | 'isUsingVisio'
  isOfFair?: true
}

/** Pages that stand in no menu: a line below every page leads there, or another page. */
const inNoMenu: readonly Besides[] = [
  { screen: 'userSecurity', detail: 'userPasswordReset' },
  { screen: 'userData' },
  { screen: 'visio', module: 'isUsingVisio' },
  { screen: 'fairKeys', isOfFair: true },
  { screen: 'jobsImport', module: 'isUsingJobModule' },
  { screen: 'legal' },
  { screen: 'terms' },
  { screen: 'privacy' },
  { screen: 'cookies' },
]

/** Pages that this person may open in this fair: its places, what their menus lead to, then what stands in none. */
export function useKnownPages(): KnownEntry[] {
  const t = useWords('app')
  const href = useSalonHref()
  const fair = useFair()
  const { status, user, roles } = usePerson()
  const accountMenus = useAccountMenus()
  const places: KnownEntry[] = [
    { id: 'page-home', title: t('nav.home'), icon: DoorOpen, href: href('/') },
    ...(fair && !isClosed(fair.status.id)
      ? [
          { id: 'page-halls', title: t('nav.halls'), icon: MapIcon, href: href(fairPaths.fairVisitLobby) },
          {
            id: 'page-exhibitors',
            title: t('nav.exhibitors'),
            icon: Building2,
            href: href(exhibitorPaths.exhibitorsList),
          },
          ...(fair.isUsingJobModule
            ? [
                {
                  id: 'page-offers',
                  title: screenTitle(t, 'jobsList'),
                  icon: BriefcaseBusiness,
                  href: href(jobPaths.jobsList),
                },
              ]
            : []),
          ...(fair.isUsingConferenceModule
            ? [
                {
                  id: 'page-programme',
                  title: screenTitle(t, 'conferenceProgram'),
                  icon: CalendarDays,
                  href: href(conferencePaths.conferenceProgram),
                },
                {
                  id: 'page-centre',
                  title: screenTitle(t, 'conferenceViewRooms'),
                  icon: CalendarDays,
                  href: href(conferencePaths.conferenceViewRooms),
                },
                {
                  id: 'page-presentations',
                  title: screenTitle(t, 'presentationListView'),
                  icon: CalendarDays,
                  href: href(conferencePaths.presentationListView),
                },
                {
                  id: 'page-speakers',
                  title: screenTitle(t, 'speakerList'),
                  icon: CalendarDays,
                  href: href(conferencePaths.speakerList),
                },
              ]
            : []),
        ]
      : []),
    { id: 'page-contact', title: t('nav.contact'), icon: FileText, href: href(fairPaths.contact) },
  ]
  const besides = inNoMenu.flatMap(({ screen, detail, module, isOfFair }): KnownEntry[] => {
    const page = screenNamed(screen)
    const isThere = (!isOfFair || fair) && (!module || fair?.[module])
    if (!page || !isThere || (page.allow !== 'anyone' && !(status === 'known' && isFor(page.allow, roles))))
      return []
    return [
      {
        id: `page-${screen}`,
        title: screenTitle(t, screen),
        detail: detail && screenTitle(t, detail),
        icon: FileText,
        href: href(page.path),
      },
    ]
  })
  if (status !== 'known') return [...places, ...besides]
  const own = {
    id: 'page-own',
    title: t('nav.account'),
    icon: CircleUserRound,
    href: href(accountPaths.userManage),
  }
  const seen = new Set<string>()
  const menus = accountMenus.flatMap(menu =>
    menu.groups.flatMap(group =>
      group.entries.flatMap(entry => {
        const to = hrefOfEntry(entry, fair, user?.jobProfile)
        // What stands in two menus.
        if (seen.has(to)) return []
        seen.add(to)
        return [
          {
            id: `page-${entry.screen}-${entry.query ?? ''}`,
            title: screenTitle(t, entry.title ?? entry.screen),
            detail: t(`menus.${group.id}`),
            icon: Settings2,
            href: to,
          },
        ]
      }),
    ),
  )
  return [...places, own, ...menus, ...besides]
}
