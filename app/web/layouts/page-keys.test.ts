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

it('each list says how its rows are gone through, where several are chosen also how', () => {
  for (const page of ['jobsMyoffers', 'presentationList', 'billingStandsFair', 'exhibitorSector', 'userList'])
    expect(
      keysOf(page).map(({ does }) => does),
      page,
    ).toEqual(expect.arrayContaining(['rows', 'open']))
  for (const page of ['conferenceList', 'speakerList', 'presentationList', 'userList', 'outbox'])
    expect(
      keysOf(page).map(({ does }) => does),
      page,
    ).toContain('choose_all')
})

it('a session says which keys its film, its stage and its moderation have', () => {
  const keys = (page: string) => keysOf(page).flatMap(key => [...key.keys])
  for (const page of ['conferenceView', 'presentationView'])
    expect(keys(page)).toEqual(expect.arrayContaining([...'LKCFMPJAORXG']))
  expect(keys('conferenceBackstage')).toEqual(expect.arrayContaining([...'MCPF']))
  expect(keys('conferenceProgram')).toEqual(expect.arrayContaining(['enter', 'delete', 'Ctrl+Z']))
})
