import { expect, it } from 'vitest'
import type { Screen } from '#platform/web/screens/screen.ts'
import type { Words } from '#platform/web/words/words.ts'
import { errorTitle, headOf } from './head.ts'

const said: Record<string, string> = {
  product: 'Verrière',
  product_description: 'Fairs',
  'screens.userList': 'People',
}
const t = ((key: string) => said[key] ?? key) as Words<'app'>
const screen = (allow: Screen['allow']) => ({ name: 'userList', allow }) as Screen
const head = (handle: object, data: unknown = null) =>
  headOf(
    [
      { handle: {}, loaderData: null },
      { handle, loaderData: { data } },
    ],
    t,
    '',
  )

it('a page is called as it says itself, else as its screen, and always with the product', () => {
  expect(head({ screen: screen('anyone') }).title).toBe('People · Verrière')
  const own = { screen: screen('anyone'), head: (firm: { name: string }) => ({ title: firm.name }) }
  expect(head(own, { name: 'Verre SA' }).title).toBe('Verre SA · Verrière')
  expect(head({}).title).toBe('Verrière')
})

it('what is not for everybody is not for search engines, unless the page says otherwise', () => {
  expect(head({ screen: screen('anyone') }).noIndex).toBe(false)
  expect(head({ screen: screen('members') }).noIndex).toBe(true)
  expect(head({ screen: screen(['organizer']) }).noIndex).toBe(true)
  expect(head({}).noIndex).toBe(true)
  expect(head({ screen: screen('anyone'), head: () => ({ title: 'x', noIndex: true }) }).noIndex).toBe(true)
})

it('a page without a description of its own has that of the product', () => {
  const own = (description: string) => ({
    screen: screen('anyone'),
    head: () => ({ title: 'x', description }),
  })
  expect([head(own('')).description, head(own('Glass')).description]).toEqual(['Fairs', 'Glass'])
})

it('an error says whether the page is missing', () =>
  expect([errorTitle(t, true), errorTitle(t, false)]).toEqual([
    'errors.not_found_title · Verrière',
    'errors.title · Verrière',
  ]))
