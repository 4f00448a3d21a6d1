import { expect, it } from 'vitest'
import { screenNamed, screens } from '../screens.ts'
import { namedPages, subjectOf } from './about-pages.ts'
import french from './messages/fr.json'

it('help is given for pages that exist', () =>
  expect(namedPages.filter(name => !screenNamed(name))).toEqual([]))

it('every page has words of help', () => {
  const said: Readonly<Record<string, string>> = french.about
  expect(screens.filter(screen => !said[subjectOf(screen)]).map(({ name }) => name)).toEqual([])
  expect(said[subjectOf(undefined)]).toBeTruthy()
})

it('no words of help are for no page', () => {
  const used = new Set<string>(['general', ...screens.map(subjectOf)])
  expect(Object.keys(french.about).filter(subject => !used.has(subject))).toEqual([])
})
