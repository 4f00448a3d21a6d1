import { expect, it } from 'vitest'
import { partsDrawn } from '#platform/contract/parts.ts'
import { readParameters } from './page-parameters.ts'

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://fair.test')
  return readParameters(pathname, name => searchParams.get(name))
}

it('a page is drawn by what it reads of its address, and by nothing else that stands there', () => {
  expect(at('/exhibitors/list?search=verre&utm_source=x&sector=5')).toEqual({
    read: [
      ['search', 'verre'],
      ['sector', '5'],
    ],
    isOpen: true,
  })
  expect(at('/?search=verre')).toEqual({ read: [], isOpen: false })
})

it('the same is said in the same order, whatever the order in the address', () =>
  expect(at('/exhibitors/list?sector=5&search=a').read).toEqual(
    at('/exhibitors/list?search=a&sector=5').read,
  ))

it('a page is the same under its fair, with and without what may be left out', () => {
  for (const path of [
    '/fair/visit/lobby',
    '/lyon/fair/visit/lobby',
    '/fair/visit',
    '/lyon/fair/visit/3',
    '/stand/visit/7',
  ])
    expect(at(`${path}?view=list`).read).toEqual([['view', 'list']])
  expect(at('/lyon/x/fair/visit/lobby?view=list').read).toEqual([])
})

it('what says nothing that the page knows is not there', () => {
  for (const said of ['', 'evil', 'LIST', 'list2'])
    expect(at(`/fair/visit/lobby?view=${said}`).read).toEqual([])
  expect(at('/exhibitors/list?sort=evil&country=0&sector=-1&type=1e3').read).toEqual([])
})

it('a list draws so many parts at most, and its first part is what it draws unasked', () => {
  expect(at('/exhibitors/list?page=2').read).toEqual([['page', '2']])
  expect(at('/exhibitors/list?page=99999').read).toEqual([['page', String(partsDrawn)]])
  for (const page of ['1', '0', '-1', '01', 'x']) expect(at(`/exhibitors/list?page=${page}`).read).toEqual([])
})

it('a secret that came with the address decides no page: only that there is one', () => {
  expect(at('/callback?state=secret').read).toEqual([['state', '1']])
  expect(at('/callback?code=secret').read).toEqual([])
})

it('where one goes after the login stays on this site', () => {
  expect(at('/login?next=/user/profile').read).toEqual([['next', '/user/profile']])
  for (const next of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:x'])
    expect(at(`/login?next=${encodeURIComponent(next)}`).read).toEqual([])
})

it('pages of which there is no end are known as such, pages of a fair that everybody sees are not', () => {
  expect(
    ['/user/manage/77', '/lyon/exhibitor/manage?firm=1', '/login?next=/x'].map(path => at(path).isOpen),
  ).toEqual([at('/user/manage/78').isOpen, false, true])
  expect(
    ['/', '/lyon', '/stand/visit/7', '/fair/visit/7', '/exhibitors/7'].map(path => at(path).isOpen),
  ).toEqual(Array(5).fill(false))
})
