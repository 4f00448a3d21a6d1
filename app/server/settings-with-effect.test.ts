import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fairs } from '#domain/fairs/contract/fair.ts'
import { access } from './settings/access.ts'
import { content } from './settings/content.ts'
import { settingFixture } from './settings/setting-fixture.ts'
import { type ExhibitorFixture, exhibitorFixture } from './testing/exhibitor-fixture.ts'

let fixture: ExhibitorFixture
beforeAll(async () => {
  fixture = await exhibitorFixture()
})
beforeEach(() => fixture.platform.startAgain())
afterAll(() => fixture.platform.close())

const effects = { ...access, ...content }

describe('every setting of a fair', () => {
  it('has an effect', () => {
    expect(Object.keys(effects).sort()).toEqual([...fairs.writable].sort())
  })

  it.each(Object.keys(effects))('%s does what it says', name => effects[name]?.(settingFixture(fixture)))
})

describe('a booth in the trash', () => {
  it('is in no list, no record and no filter', async () => {
    const { stands, firms } = fixture.seeded
    const { version } = (await fixture.call('organizer1', 'GET', `/stands/${stands.a}`)).json
    const thrown = await fixture.call('organizer1', 'POST', `/stands/${stands.a}/trash`, {
      version,
      name: 'Firm A',
    })
    expect(thrown.status, thrown.body).toBe(200)
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    for (const who of ['organizer1', 'superAdmin', 'firmAdminA'] as const) {
      expect(ids((await fixture.call(who, 'GET', '/stands?pagination=false')).json)).not.toContain(stands.a)
      expect((await fixture.call(who, 'GET', `/firms/${firms.a}`)).json.stands).toEqual([])
    }
    const without = await fixture.call('organizer1', 'GET', '/firms?pagination=false&exists[stands]=false')
    expect(ids(without.json)).toContain(firms.a)
  })
})
