import { expect, it } from 'vitest'
import { viewQuery } from './view-query.ts'

it('two addresses that show the same list are the same view', () => {
  expect(viewQuery('?search=ada&type=7&page=3')).toBe(viewQuery('type=7&search=ada&order='))
})

it('another filter, order or column is another view', () => {
  const views = ['', 'type=7', 'type=8', 'type=7&order=-name', 'type=7&columns=name'].map(viewQuery)
  expect(new Set(views).size).toBe(views.length)
})

it('what is open over the list is no part of its view', () => {
  expect(viewQuery('type=7&open=12&page=2&face=order')).toBe('type=7')
})
