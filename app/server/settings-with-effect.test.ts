import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fairs } from '#domain/fairs/contract/fair.ts'
import { unbuiltSettings } from '#domain/fairs/contract/unbuilt-settings.ts'
import { type ExhibitorWorld, exhibitorWorld } from './testing/exhibitor-world.ts'

let world: ExhibitorWorld
beforeAll(async () => {
  world = await exhibitorWorld()
})
beforeEach(() => world.platform.startAgain())
afterAll(() => world.platform.close())

const set = async (setting: object) => {
  const answer = await world.call('superAdmin', 'PUT', `/fairs/${world.world.fairs.fair1}`, setting)
  expect(answer.status, answer.body).toBe(200)
}
const read = async (path: string) => (await world.call(null, 'GET', path)).json
const publicFair = () => read(`/default-fairs/${world.world.fairs.fair1}`)

/** Checked here, each by what somebody sees of it. */
const effects: Record<string, () => Promise<void>> = {
  resultsPerPage: async () => {
    const { fair1 } = world.world.fairs
    await set({ resultsPerPage: 1 })
    for (const list of [`/firms/front/list?fair=${fair1}`, `/firms/front/listwp?fair=${fair1}`]) {
      const answer = await world.call(null, 'GET', list)
      expect([answer.headers['x-items-per-page'], answer.json.length]).toEqual(
        [1, 1].map((n, at) => (at ? n : '1')),
      )
    }
    const people = await world.call('visitor1', 'GET', `/users/front/list/1?fair=${fair1}`)
    expect(people.headers['x-items-per-page']).toBe('1')
    expect((await read(`/firms/front/list/config?fair=${fair1}`)).itemsPerPage).toBe(1)
    const config = await world.call('visitor1', 'GET', `/users/front/list/config?fair=${fair1}`)
    expect(config.json.itemsPerPage).toBe(1)
    const asked = await world.call(null, 'GET', `/firms/front/list?fair=${fair1}&itemsPerPage=2`)
    expect(asked.json).toHaveLength(2)
  },
  standGroups: async () => {
    const { stands } = world.world
    const types = (await read('/stand_types?pagination=false')) as {
      id: number
      standGroup: { id: number }
    }[]
    const [first] = types
    const [group] = await world.run(
      sql<{
        id: number
      }>`select id from stand_group where id <> ${first?.standGroup.id} order by rank limit 1`,
    )
    const choose = (type?: number) =>
      world.call('firmAdminA', 'PUT', `/stands/${stands.a}`, { standType: type, standTypeVariation: null })
    // None is chosen: the group of lowest rank is offered.
    expect((await publicFair()).standGroups).toEqual([first?.standGroup.id])
    expect((await choose(types[0]?.id)).status).toBe(200)
    await set({ standGroups: [group?.id] })
    expect((await publicFair()).standGroups).toEqual([group?.id])
    expect((await choose(types[1]?.id)).json.errors).toEqual({ standType: ['not_in_list'] })
    // What a booth has already, it keeps.
    expect((await choose(types[0]?.id)).status).toBe(200)
  },
  country: async () => {
    const { fair1 } = world.world.fairs
    const [country] = await read('/countries?iso=BE')
    await set({ country: country.id })
    expect((await publicFair()).country).toBe(country.id)
    const made = await world.call('organizer1', 'POST', '/firms', { name: 'Sans pays', fair: fair1 })
    expect((await world.call('organizer1', 'GET', `/firms/${made.json.id}`)).json.country.id).toBe(country.id)
    const other = await world.call('organizer1', 'POST', '/firms', {
      name: 'Sans',
      fair: fair1,
      country: null,
    })
    expect((await world.call('organizer1', 'GET', `/firms/${other.json.id}`)).json.country).toBeNull()
  },
}

/** What pages draw by, as the reader's browser is told it. */
const drawn: Record<string, unknown> = {
  lobby: 'customer',
  is3DMaps: false,
  isExhibitorLogosHomepage: false,
  isShowingCounters: false,
  isUsingJobModule: false,
  isUsingConferenceModule: false,
  hue: 12,
}

/** Checked beside what obeys them. */
const checkedElsewhere = {
  'domain/fairs/server/fairs.test.ts': [
    'type',
    'status',
    'homepage',
    'homepageJson',
    'homepageDraft',
    'logo',
    'startDate',
    'endDate',
    'timeZone',
    'isMonthlyRenew',
    'mainLanguage',
    'fairLanguages',
    'admins',
    'maxOrganizers',
    'shippingMail',
    'jobModuleConfiguration',
  ],
  'app/server/permissions.test.ts': ['isPublicAccess'],
  'app/server/hostile/limits.test.ts': ['maxUsers'],
  'domain/identity/server/register.test.ts': [
    'isRegistrationUserHomepage',
    'isRegistrationFirmHomepage',
    'isValidatingUsers',
    'isValidatingFirms',
  ],
  'domain/identity/server/people.test.ts': ['isHidingUserEmail'],
  'domain/exhibitors/server/one-exhibitor.test.ts': ['isHidingFirmEmail'],
  'domain/stands/server/configuration/configuration.test.ts': ['isBlockingStandTypeEdition'],
}

describe('every setting of a fair', () => {
  it('has an effect, or is offered to nobody', () => {
    const named = [
      ...Object.keys(effects),
      ...Object.keys(drawn),
      ...Object.values(checkedElsewhere).flat(),
      ...unbuiltSettings,
    ]
    expect(named.sort()).toEqual([...fairs.writable].sort())
  })

  it.each(Object.keys(effects))('%s does what it says', name => effects[name]?.())

  it.each(Object.entries(drawn))('%s reaches the pages', async (name, value) => {
    expect((await publicFair())[name]).not.toEqual(value)
    await set({ [name]: value })
    expect((await publicFair())[name]).toEqual(value)
  })
})

describe('a booth in the trash', () => {
  it('is in no list, no record and no filter', async () => {
    const { stands, firms } = world.world
    const { version } = (await world.call('organizer1', 'GET', `/stands/${stands.a}`)).json
    const thrown = await world.call('organizer1', 'POST', `/stands/${stands.a}/trash`, {
      version,
      name: 'Firm A',
    })
    expect(thrown.status, thrown.body).toBe(200)
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    for (const who of ['organizer1', 'superAdmin', 'firmAdminA'] as const) {
      expect(ids((await world.call(who, 'GET', '/stands?pagination=false')).json)).not.toContain(stands.a)
      expect((await world.call(who, 'GET', `/firms/${firms.a}`)).json.stands).toEqual([])
    }
    const without = await world.call('organizer1', 'GET', '/firms?pagination=false&exists[stands]=false')
    expect(ids(without.json)).toContain(firms.a)
  })
})
