import { expect, it } from 'vitest'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { Role } from '#platform/contract/roles.ts'
import { leadsSomewhere } from './leads-somewhere.ts'
import { entriesShown, groupsOnce, mainEntriesOf, menusOf, mostMainEntries, sideMenus } from './side-menus.ts'

const groups = sideMenus.flatMap(menu => menu.groups)
const shown = (role: Role, uses = true) =>
  groups
    .flatMap(group => entriesShown(group, [role], () => uses, { firm: true, jobProfile: true }))
    .map(({ screen }) => screen)

it('a module that the fair does not use has no entry', () => {
  const ofModules = new Set(
    groups.flatMap(({ entries }) => entries.flatMap(({ screen, module }) => (module ? [screen] : []))),
  )
  const without = new Set(
    groups.flatMap(({ entries }) => entries.flatMap(({ screen, module }) => (module ? [] : [screen]))),
  )
  for (const name of shown('organizer', false)) expect(ofModules.has(name) && !without.has(name)).toBe(false)
})

it('visitors are not led where fairs are run, and organizers not where the platform is', () => {
  expect(shown('visitor')).not.toContain('userDashboard')
  expect(shown('organizer')).toContain('userDashboard')
  expect(shown('organizer')).not.toContain('backgroundJobs')
  expect(shown('superAdmin')).toContain('backgroundJobs')
})

const menuOf = (roles: readonly Role[], firm = true, jobProfile = true) =>
  mainEntriesOf(menusOf(roles, () => true, { firm, jobProfile }))
const named = (entries: readonly { screen: string }[]) => entries.map(({ screen }) => screen)

it('the menu of whoever runs a fair is no longer than it is high, and begins with their work', () => {
  for (const roles of [['organizer'], ['superAdmin'], ['organizer', 'firmAdmin']] as const)
    expect(menuOf(roles).length, roles.join()).toBeLessThanOrEqual(mostMainEntries)
  expect(named(menuOf(['organizer'], false)).slice(0, 6)).toEqual([
    'userDashboard',
    'hallAssign',
    'exhibitorList',
    'userList',
    'fairStats',
    'fairEdit',
  ])
  expect(named(menuOf(['firmAdmin']))).toEqual([
    'userConfigurationStands',
    'standInbox',
    'standLeads',
    'standQueue',
    'standScan',
    'standStats',
    'jobsCvSolicitations',
    'firmUsers',
  ])
})

it('whoever has no profile of a candidate is led to make one, and to nothing that needs it', () => {
  const ofJobs = (jobProfile: boolean) =>
    named(menuOf(['visitor'], false, jobProfile)).filter(screen => screen.startsWith('jobs'))
  expect(ofJobs(false)).toEqual(['jobsProfile'])
  expect(ofJobs(true)).toEqual(['jobsProfileId', 'jobsProfile', 'jobsCvMyApplications', 'jobsList'])
})

it('of few entries none is left to the page of all', () => {
  const menus = menusOf(['visitor'], () => true, { firm: false, jobProfile: true })
  expect(menuOf(['visitor'], false)).toEqual(
    menus.flatMap(menu => menu.groups.flatMap(group => group.entries)),
  )
})

it('the page of all shows no group that stands whole in another one, and leaves out no page', () => {
  const menus = menusOf(['superAdmin'], () => true, { firm: false, jobProfile: false })
  const once = groupsOnce(menus)
  const all = menus.flatMap(menu => menu.groups)
  const pages = (some: typeof all) => new Set(some.flatMap(({ entries }) => named(entries)))
  expect(all.filter(({ id }) => !once.some(group => group.id === id)).map(({ id }) => id)).toEqual([
    'jobs_section',
  ])
  expect(pages(once)).toEqual(pages(all))
})

it('whoever moderates is led to what they moderate, and the press to its agenda and messages', () => {
  expect(named(menuOf(['moderator'], false))).toEqual([
    'chatModeration',
    'userDirectMessages',
    'userAgenda',
    'userBadge',
  ])
  expect(named(menuOf(['press'], false))).toEqual(['userDirectMessages', 'userAgenda', 'userBadge'])
})

it('what needs a firm is not shown to whoever has none', () => {
  expect(named(menuOf(['firmAdmin'], false))).not.toContain('userConfigurationStands')
  expect(named(menuOf(['firmAdmin']))).toContain('userConfigurationStands')
})

const button = (link: string, linkType = 0, isUsingJobModule = true) =>
  leadsSomewhere({ link, linkType } as PublicFair['groupHeaderButton'][number], { isUsingJobModule })

it('a button leads to a page that there is, whatever stands behind it; other sites are taken at their word', () => {
  for (const link of [
    '/',
    '/exhibitors/list?sector=5',
    '/exhibitor/import?x=1',
    '/user/profile#phone',
    '/stand/visit/7',
  ])
    expect(button(link), link).toBe(true)
  for (const link of ['/nowhere', '/Exhibitors/list', '/fair', '/stand/visit/7/8'])
    expect(button(link), link).toBe(false)
  expect(button('https://elsewhere.test/nowhere', 1)).toBe(true)
})

it('a button to the offers is there in a fair that has offers', () => {
  expect(button('/jobs/list')).toBe(true)
  expect(button('/jobs/list?remote=fully', 0, false)).toBe(false)
})
