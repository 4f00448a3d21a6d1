import type { ComponentType } from 'react'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { screenNamed } from '../screens.ts'

/** One entry: the screen it leads to, and the module that has to be on. `query` chooses within the screen. */
export type SideEntry = {
  screen: string
  query?: string
  /** How it is called where it is not called by its screen: the key of its title. */
  title?: string
  module?: 'jobs' | 'conferences' | 'messages' | 'chat' | 'visio'
  needsFirm?: boolean
  needsJobProfile?: boolean
  /** How many of something wait there, where anything does. */
  Count?: ComponentType
  /** They are all there are, and wait for nobody. */
  isTotal?: true
}
export type SideGroup = { id: string; entries: SideEntry[] }
export type SideMenu = { id: string; roles: readonly Role[]; groups: SideGroup[] }

// Only who works at a booth waits for it.
const WaitingCount = lazyWithRetry(() => import('#domain/waiting/web/team/waiting-count.tsx'))

// Only who recruits waits for it.
const UnreadApplications = lazyWithRetry(() => import('#domain/jobs/web/applications/desk/unread-count.tsx'))

// Only who works at a booth waits for it.
const ContactCount = lazyWithRetry(() => import('#domain/leads/web/contact-count.tsx'))

// Only who works at a booth waits for it.
const ScansWaiting = lazyWithRetry(() => import('#domain/leads/web/scan/scans-waiting.tsx'))

const jobTables = [
  'jobsTableFamily',
  'jobsTableSubFamily',
  'jobsTableFunction',
  'jobsTableFunctionLevel',
  'jobsTableContractType',
  'jobsTableEducationLevel',
  'jobsTableExperience',
  'jobsTableLanguageLevel',
  'jobsTablePersonalQuality',
  'jobsTablePersonalSkill',
  'jobsTableDisponibility',
  'jobsTableArea',
]

/** What everybody has who comes for a fair, whatever for. */
const ownEntries: SideEntry[] = [
  { screen: 'userDirectMessages', module: 'messages' },
  { screen: 'userAgenda', module: 'conferences' },
  { screen: 'userBadge' },
]

/** The account area's menus, as the specification's section 6 gives them. Screens that do not exist are left out. */
export const sideMenus: SideMenu[] = [
  {
    id: 'visitor',
    roles: ['visitor'],
    groups: [
      {
        id: 'visitor',
        entries: [
          ...ownEntries,
          { screen: 'jobsProfileId', title: 'jobsProfileId_own', module: 'jobs', needsJobProfile: true },
          { screen: 'jobsProfile', module: 'jobs' },
          { screen: 'jobsCvMyApplications', module: 'jobs', needsJobProfile: true },
          {
            screen: 'jobsList',
            query: 'bookmark=1',
            title: 'jobsList_bookmark',
            module: 'jobs',
            needsJobProfile: true,
          },
        ],
      },
    ],
  },
  // The specification gives them none.
  {
    id: 'moderating',
    roles: ['moderator'],
    groups: [{ id: 'yours', entries: [{ screen: 'chatModeration', module: 'chat' }, ...ownEntries] }],
  },
  { id: 'reporting', roles: ['press'], groups: [{ id: 'yours', entries: ownEntries }] },
  {
    id: 'speaking',
    roles: ['speaker'],
    groups: [
      {
        id: 'speaking',
        entries: [
          { screen: 'speakerManage', title: 'speakerManage_own', module: 'conferences' },
          { screen: 'userAgenda', module: 'conferences' },
        ],
      },
    ],
  },
  {
    id: 'exhibitor',
    roles: [...runners, 'firmAdmin', 'standContact'],
    groups: [
      {
        id: 'booth',
        entries: [
          { screen: 'exhibitorProfile', needsFirm: true },
          { screen: 'userConfigurationStands', needsFirm: true },
          { screen: 'standInbox', module: 'messages', needsFirm: true },
          { screen: 'standLeads', needsFirm: true, Count: ContactCount, isTotal: true },
          { screen: 'standQueue', needsFirm: true, Count: WaitingCount },
          { screen: 'standScan', needsFirm: true, Count: ScansWaiting },
          { screen: 'standVideoroom', module: 'visio', needsFirm: true },
          { screen: 'userDirectMessages', module: 'messages', needsFirm: true },
          { screen: 'firmUsers', needsFirm: true },
          { screen: 'firmBilling', needsFirm: true },
          { screen: 'standStats', needsFirm: true },
          { screen: 'firmWebhooks', needsFirm: true },
          { screen: 'presentationList', module: 'conferences', needsFirm: true },
          {
            screen: 'conferencePassUsers',
            title: 'conferencePassUsers_given',
            module: 'conferences',
            needsFirm: true,
          },
        ],
      },
      {
        id: 'jobs',
        entries: [
          { screen: 'jobsMyoffers', module: 'jobs' },
          { screen: 'jobsCreate', module: 'jobs' },
          { screen: 'jobsCvSolicitations', module: 'jobs', Count: UnreadApplications },
          { screen: 'jobsCvList', module: 'jobs' },
        ],
      },
    ],
  },
  {
    id: 'organizer',
    roles: runners,
    groups: [
      {
        id: 'fair',
        entries: [
          { screen: 'userDashboard' },
          { screen: 'fairEdit' },
          { screen: 'fairHomepageEdit' },
          { screen: 'fairEmails' },
          { screen: 'mailSent' },
          { screen: 'fairTexts' },
          { screen: 'messageReports', module: 'messages' },
          { screen: 'chatModeration', module: 'chat' },
          { screen: 'fairStats' },
          { screen: 'fairWebhooks' },
          { screen: 'standLeadRules' },
          { screen: 'fairTransfer' },
        ],
      },
      {
        id: 'halls',
        entries: [
          { screen: 'hallCreate' },
          { screen: 'hallList' },
          { screen: 'hallAssign' },
          { screen: 'hallOverview' },
          { screen: 'fairVisit' },
        ],
      },
      {
        id: 'exhibitors',
        entries: [
          { screen: 'exhibitorManage' },
          { screen: 'exhibitorList' },
          { screen: 'exhibitorImport' },
          { screen: 'exhibitorLogos' },
        ],
      },
      {
        id: 'users',
        entries: [
          { screen: 'userCreate' },
          { screen: 'userCreate', query: `type=${userTypeId.visitor}`, title: 'userCreate_type' },
          { screen: 'userList' },
          { screen: 'userImport' },
        ],
      },
      {
        id: 'jobs_section',
        entries: [
          { screen: 'jobsConfiguration', module: 'jobs' },
          ...jobTables.map(screen => ({ screen, module: 'jobs' as const })),
        ],
      },
      {
        id: 'conferences',
        entries: [
          { screen: 'conferenceList', module: 'conferences' },
          { screen: 'conferenceSetup', module: 'conferences' },
          { screen: 'speakerList', module: 'conferences' },
          { screen: 'conferenceImport', module: 'conferences' },
          { screen: 'presentationList', module: 'conferences' },
          { screen: 'conferencePassList', module: 'conferences' },
          { screen: 'conferencePassUsers', module: 'conferences' },
        ],
      },
    ],
  },
  {
    id: 'exhibitors',
    roles: ['clusterAdmin'],
    groups: [{ id: 'exhibitors', entries: [{ screen: 'exhibitorList' }] }],
  },
  {
    id: 'super_admin',
    roles: ['superAdmin'],
    groups: [
      {
        id: 'fairs',
        entries: [{ screen: 'fairList' }, { screen: 'fairCreate' }, { screen: 'superorganizerList' }],
      },
      {
        id: 'billing',
        entries: [
          { screen: 'billingConfigure' },
          { screen: 'billingStandsConfigure' },
          { screen: 'billingStandsFair' },
          { screen: 'billingConferencesConfigure' },
          { screen: 'billingConferencesFair' },
        ],
      },
      {
        id: 'backend_users',
        entries: [
          { screen: 'userCivility' },
          { screen: 'userType' },
          { screen: 'userStatus' },
          { screen: 'userIndividualStatus' },
          { screen: 'userImport' },
        ],
      },
      {
        id: 'backend_exhibitors',
        entries: [
          { screen: 'exhibitorType' },
          { screen: 'exhibitorSector' },
          { screen: 'exhibitorSubSector' },
          { screen: 'exhibitorAll' },
          { screen: 'exhibitorGlobalList' },
        ],
      },
      {
        id: 'reference',
        entries: [
          { screen: 'fairStatus' },
          { screen: 'fairLanguage' },
          { screen: 'standGroup' },
          { screen: 'standType' },
          { screen: 'standTypeVariation' },
          { screen: 'hallConfigure' },
        ],
      },
      {
        id: 'person_types',
        entries: [
          { screen: 'standCharacterType' },
          { screen: 'standCharacter' },
          { screen: 'standCharacterChatroom' },
          { screen: 'standCharacterVideoroomSeated' },
          { screen: 'standCharacterVideoroomStanding' },
          { screen: 'standCharacterWatchingStanding' },
          { screen: 'conferenceRoomCharacter' },
          { screen: 'conferenceRoomSeatedCharacter' },
        ],
      },
      {
        id: 'places',
        entries: [
          { screen: 'country' },
          { screen: 'postcodeRegion' },
          { screen: 'postcodeProvince' },
          { screen: 'postcodeDepartment' },
          { screen: 'postcodeDistrict' },
          { screen: 'postcodeCity' },
          { screen: 'postcode' },
        ],
      },
      {
        id: 'registration_forms',
        entries: [
          { screen: 'userFormsComposition' },
          { screen: 'tablesCreate' },
          { screen: 'tablesConfigure' },
        ],
      },
      {
        id: 'job_setup',
        entries: [
          { screen: 'jobsConfiguration' },
          ...jobTables.map(screen => ({ screen })),
          { screen: 'jobWorkTransport' },
          { screen: 'jobCvTreatment' },
        ],
      },
      {
        id: 'products',
        entries: [{ screen: 'jobCategory' }, { screen: 'jobCharacteristic' }, { screen: 'jobContractType' }],
      },
      {
        id: 'conference_setup',
        entries: [
          { screen: 'conferenceType' },
          { screen: 'conferenceRoomType' },
          { screen: 'conferenceRoomTypeVariation' },
        ],
      },
      { id: 'system', entries: [{ screen: 'outbox' }, { screen: 'backgroundJobs' }] },
    ],
  },
]

/** What work begins with, the most frequent first: as many as fit stand in the menu, everything on the page of all. */
const mainScreens = [
  'userConfigurationStands',
  'standInbox',
  'standLeads',
  'standQueue',
  'standScan',
  'userDashboard',
  'hallAssign',
  'exhibitorList',
  'userList',
  'fairStats',
  'fairList',
  'fairEdit',
  'fairEmails',
  'fairHomepageEdit',
  'hallList',
  'standStats',
  'jobsCvSolicitations',
  'firmUsers',
  'userDirectMessages',
  'userBadge',
  'exhibitorProfile',
  'firmBilling',
  'jobsMyoffers',
  'jobsProfile',
  'jobsCvMyApplications',
  'outbox',
  'billingStandsFair',
]

/** With the page of all and without scrolling. */
export const mostMainEntries = 8

type Uses = (module: NonNullable<SideEntry['module']>) => boolean

type Has = { firm: boolean; jobProfile: boolean }

/** The entries of a menu that lead somewhere for this fair, and for somebody with these roles, of a firm or not. */
export const entriesShown = (group: SideGroup, roles: readonly Role[], uses: Uses, has: Has) =>
  group.entries.filter(({ screen, module, needsFirm, needsJobProfile }) => {
    const page = screenNamed(screen)
    return (
      page &&
      isFor(page.allow, roles) &&
      (!module || uses(module)) &&
      (!needsFirm || has.firm) &&
      (!needsJobProfile || has.jobProfile)
    )
  })

/** The menus of these roles, without what leads nowhere in this fair. */
export const menusOf = (roles: readonly Role[], uses: Uses, has: Has): SideMenu[] =>
  sideMenus
    .filter(menu => menu.roles.some(role => roles.includes(role)))
    .map(menu => ({
      ...menu,
      groups: menu.groups
        .map(group => ({ ...group, entries: entriesShown(group, roles, uses, has) }))
        .filter(group => group.entries.length),
    }))
    .filter(menu => menu.groups.length)

/** The entries of the menu: of few all, of many those that work begins with. */
export function mainEntriesOf(menus: readonly SideMenu[]): SideEntry[] {
  const all = menus.flatMap(menu => menu.groups.flatMap(group => group.entries))
  const once = all.filter(
    (entry, at) => all.findIndex(one => one.screen === entry.screen && one.query === entry.query) === at,
  )
  if (once.length <= mostMainEntries) return once
  return mainScreens
    .flatMap(screen => once.find(entry => entry.screen === screen && !entry.query) ?? [])
    .slice(0, mostMainEntries)
}

const nameOf = ({ screen, query }: SideEntry) => screen + (query ?? '')

/** All groups but those that stand whole in another one. */
export function groupsOnce(menus: readonly SideMenu[]): (SideGroup & { menu: string })[] {
  const groups = menus.flatMap(menu => menu.groups.map(group => ({ ...group, menu: menu.id })))
  const isIn = (one: SideGroup, other: SideGroup) =>
    other.entries.length > one.entries.length &&
    one.entries.every(entry => other.entries.some(same => nameOf(same) === nameOf(entry)))
  return groups.filter(group => !groups.some(other => isIn(group, other)))
}

/** Where an entry leads in a fair, for whoever has this profile of a candidate. */
export function hrefOfEntry(
  { screen, query, needsJobProfile }: SideEntry,
  fair: { id: number; homepage: string | null } | null | undefined,
  jobProfile?: { id: number } | null,
) {
  const page = screenNamed(screen)
  const id = page?.record === 'fair' ? fair?.id : needsJobProfile ? jobProfile?.id : undefined
  const to = hrefOf(page?.path ?? '/', { id }, fair?.homepage)
  return query ? `${to}?${query}` : to
}
