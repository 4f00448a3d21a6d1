import { expect, it } from 'vitest'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { Role } from '#platform/contract/roles.ts'
import { leadsSomewhere } from './leads-somewhere.ts'
import { entriesShown, sideMenus } from './side-menus.ts'

const groups = sideMenus.flatMap(menu => menu.groups)
const shown = (role: Role, uses = true) =>
  groups.flatMap(group => entriesShown(group, [role], () => uses)).map(({ screen }) => screen)

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

it('a button leads to a page that there is, whatever stands behind it; other sites are taken at their word', () => {
  const button = (link: string, linkType = 0) =>
    leadsSomewhere({ link, linkType } as PublicFair['groupHeaderButton'][number])
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
