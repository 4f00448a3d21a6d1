import { expect, it } from 'vitest'
import { screenNamed } from '../screens.ts'
import { keysOf, pageKeys } from './page-keys.ts'

const pages = [...new Set(pageKeys.flatMap(key => ('on' in key ? key.on : [])))]

it('keys are said of pages that exist', () => expect(pages.filter(name => !screenNamed(name))).toEqual([]))

it('a page says nothing of its keys twice', () => {
  for (const page of pages) {
    const said = keysOf(page).map(({ does }) => does)
    expect(new Set(said).size, page).toBe(said.length)
  }
})

it('a session says which keys its film, its stage and its moderation have', () => {
  const keys = (page: string) => keysOf(page).flatMap(key => [...key.keys])
  for (const page of ['conferenceView', 'presentationView'])
    expect(keys(page)).toEqual(expect.arrayContaining([...'LKCFMPJAORXG']))
  expect(keys('conferenceBackstage')).toEqual(expect.arrayContaining([...'MCPF']))
  expect(keys('conferenceProgram')).toEqual(expect.arrayContaining(['enter', 'delete', 'Ctrl+Z']))
})
