import { expect, it } from 'vitest'
import { isFor } from '#platform/web/screens/screen.ts'
import { screenNamed } from '../../screens.ts'
import { beginnerOf, beginOn } from './beginners.ts'
import { beginnings, forContacts, stepsOf } from './steps.ts'

it.each([
  [['visitor'], 'visitor'],
  [[], 'visitor'],
  [['standContact'], 'exhibitor'],
  [['firmAdmin', 'visitor'], 'exhibitor'],
  [['organizer', 'firmAdmin'], 'organizer'],
  [['superAdmin'], 'organizer'],
] as const)('of %j it is the %s who begins', (roles, beginner) => expect(beginnerOf(roles)).toBe(beginner))

const as = { visitor: 'visitor', exhibitor: 'firmAdmin', organizer: 'organizer' } as const

it.each(['visitor', 'exhibitor', 'organizer'] as const)(
  'the %s has three steps, and each leads to a page that they may open',
  role => {
    const steps = beginnings[role]
    expect(steps).toHaveLength(3)
    const pages = [...beginOn[role], ...steps.flatMap(({ page }) => page ?? [])].map(screenNamed)
    expect(pages.filter(page => !page || !isFor(page.allow, [as[role]]))).toEqual([])
  },
)

it('whoever receives at a booth that others set up is not told to set it up, and may open what they are led to', () => {
  const steps = stepsOf('exhibitor', true, ['standContact'])
  expect(steps).toBe(forContacts)
  const pages = steps.flatMap(({ page }) => page ?? []).map(screenNamed)
  expect(pages.filter(page => !page || !isFor(page.allow, ['standContact']))).toEqual([])
  expect(stepsOf('exhibitor', true, ['firmAdmin', 'standContact'])).toBe(beginnings.exhibitor)
})

it('who has no account is led to one, and to no page that asks for it', () => {
  const pages = stepsOf('visitor', false, []).map(({ page }) => screenNamed(page ?? ''))
  expect(pages.map(page => page?.allow)).toEqual(['anyone', 'anyone', 'anyone'])
})
