import { expect, it } from 'vitest'
import { samePage } from './same-page.ts'
import { isFor, type Screen } from './screen.ts'

const to = { id: 7, homepage: 'lyon' }
const screen = (more: Partial<Screen>): Screen => ({
  name: 'x',
  path: '/x/:id?',
  layout: 'default',
  allow: 'anyone',
  domain: 'd',
  page: 'p',
  ...more,
})
const at = (one: Screen, params: Record<string, string> = {}, search = '') =>
  samePage(one, to, { params, search: new URLSearchParams(search) })

it('the settings of a fair lead to the settings of the other fair', () =>
  expect(at(screen({ record: 'fair' }), { id: '3' })).toBe('/lyon/x/7'))

it('what all fairs share stays open in the other fair', () =>
  expect(at(screen({ record: 'platform' }), { id: '3' })).toBe('/lyon/x/3'))

it('a record of the fair that is left never goes along, whether its number or the query names it', () => {
  expect(at(screen({}), { id: '3' })).toBe('/lyon/x')
  const byPath = screen({ record: { isNamedBy: 'id', elsewhere: '/xs' } })
  const byQuery = screen({ path: '/x', record: { isNamedBy: 'firm', elsewhere: '/xs' } })
  expect([at(byPath, { id: '3' }), at(byPath)]).toEqual(['/lyon/xs', '/lyon/x'])
  expect([at(byQuery, {}, 'firm=3'), at(byQuery, {}, 'page=3')]).toEqual(['/lyon/xs', '/lyon/x'])
})

it('a page that stands under no fair stays there', () =>
  expect(at(screen({ unprefixed: true, record: 'platform' }), { id: '3' })).toBe('/x/3'))

it('a screen for roles is for those who hold one of them, and for nobody else', () => {
  expect(isFor(['organizer', 'superAdmin'], ['visitor', 'organizer'])).toBe(true)
  expect(isFor(['organizer'], ['visitor'])).toBe(false)
  expect(isFor(['organizer'], [])).toBe(false)
  expect(isFor([], ['superAdmin'])).toBe(false)
  expect([isFor('anyone', []), isFor('members', [])]).toEqual([true, true])
})
