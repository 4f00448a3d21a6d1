import { expect, it } from 'vitest'
import { allPages } from './all-pages.ts'
import { moduleOf, publicPages } from './page-modules.ts'
import { screens } from './screens.ts'

it('every screen has its page', () => {
  expect(screens.map(moduleOf).filter(path => !allPages[path])).toEqual([])
})

it('a visitor’s pages, and no others, are found without the list of all', () => {
  const isPublic = new Set(screens.filter(({ allow }) => allow === 'anyone').map(moduleOf))
  expect(Object.keys(publicPages).sort()).toEqual([...isPublic].sort())
})
