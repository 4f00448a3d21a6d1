import { sql } from 'kysely'
import { expect } from 'vitest'
import { renewFairs } from '#domain/fairs/server/renew-fairs.ts'
import { runFairsByDates } from '#domain/fairs/server/run-by-dates.ts'
import { mailsTo } from '#domain/identity/server/testing/read-mails.ts'
import { filePart, form, picture, sendForm } from '../testing/forms.ts'
import { browserAgent } from '../testing/statistics-fixture.ts'
import type { Effects, SettingFixture } from './setting-fixture.ts'

const homepageIn = async ({ platform, fair }: SettingFixture, language: string) =>
  (
    await platform.call(null, {
      url: `/api/fairs/${fair}/homepage`,
      headers: { 'accept-language': language },
    })
  ).json().content

/** What a page draws by reaches it; the browser tests look at the pages. */
const reaches = (setting: string, value: unknown) => async (world: SettingFixture) => {
  expect((await world.publicFair())[setting]).not.toEqual(value)
  await world.set({ [setting]: value })
  expect((await world.publicFair())[setting]).toEqual(value)
}

const moved =
  (setting: 'startDate' | 'endDate', written: string, instant: string) => async (world: SettingFixture) => {
    await world.set({ startDate: null, endDate: null, timeZone: 'Europe/Paris' })
    await world.set({ [setting]: written })
    expect((await world.publicFair())[setting]).toBe(instant)
  }

/** What a fair says and shows, and what its lists offer. */
export const content: Effects = {
  homepage: async world => {
    await world.set({ homepage: 'another-name' })
    const found = async (slug: string) =>
      (await world.call(null, 'GET', `/default-fairs/slug/${slug}`)).status
    expect([await found('another-name'), await found('fair-one')]).toEqual([200, 404])
  },
  homepageJson: async world => {
    await world.set({ homepageJson: { fr: { title: 'Bienvenue' } } })
    expect((await homepageIn(world, 'fr')).title).toBe('Bienvenue')
  },
  homepageDraft: async world => {
    await world.set({ homepageDraft: { fr: { title: 'Bientôt' } } })
    expect((await homepageIn(world, 'fr')).title).not.toBe('Bientôt')
    const kept = (await world.call('organizer1', 'GET', `/fairs/${world.fair}`)).json.homepageDraft
    expect(kept.fr.title).toBe('Bientôt')
  },
  mainLanguage: async world => {
    const languages: { id: number; code: string }[] = await world.read('/languages?pagination=false')
    await world.set({ homepageJson: { fr: { title: 'Bonjour' }, en: { title: 'Hello' } } })
    for (const [code, title] of [
      ['en', 'Hello'],
      ['fr', 'Bonjour'],
    ]) {
      await world.set({ mainLanguage: languages.find(one => one.code === code)?.id })
      expect((await homepageIn(world, 'es')).title, 'in a language of which nothing is written').toBe(title)
    }
  },
  fairLanguages: async world => {
    const languages: { id: number; code: string }[] = await world.read('/languages?pagination=false')
    const two = languages.filter(({ code }) => code === 'fr' || code === 'es')
    await world.set({ fairLanguages: two.map(({ id }) => id) })
    const offered = (await world.publicFair()).fairLanguages.map(({ code }: { code: string }) => code)
    expect(offered.sort()).toEqual(['es', 'fr'])
  },
  logo: async world => {
    const png = await picture().png().toBuffer()
    const { id } = (await sendForm(world.platform, form(filePart(png)), { who: 'superAdmin' })).json()
    await world.set({ logo: id })
    expect((await world.publicFair()).logo).toMatchObject({
      id,
      filePath: expect.stringMatching(/^\/media\//),
    })
  },
  startDate: moved('startDate', '2027-03-01', '2027-02-28T23:00:00.000Z'),
  endDate: moved('endDate', '2027-03-01', '2027-03-01T22:59:00.000Z'),
  timeZone: async world => {
    await world.set({ timeZone: 'Asia/Tokyo', startDate: '2027-03-01', endDate: null })
    expect(await world.publicFair()).toMatchObject({
      timeZone: 'Asia/Tokyo',
      startDate: '2027-02-28T15:00:00.000Z',
    })
  },
  isMonthlyRenew: async world => {
    await world.run(
      sql`update fair set fair_status_id = 2, start_date = now() - interval '3 days',
        end_date = now() - interval '1 day' where id = ${world.fair}`,
    )
    const isOver = async () => new Date((await world.publicFair()).endDate) < new Date()
    await renewFairs(world.platform.services)
    expect(await isOver()).toBe(true)
    await world.set({ isMonthlyRenew: true })
    await renewFairs(world.platform.services)
    expect(await isOver()).toBe(false)
  },
  shippingMail: async world => {
    await world.set({ shippingMail: 'desk@fair.test' })
    const asked = await world.call(null, 'POST', '/contact', {
      fair: world.fair,
      name: 'Nora',
      email: 'nora@mail.test',
      subject: 'Parking',
      message: 'Where?',
    })
    expect(asked.status, asked.body).toBe(202)
    expect(await mailsTo(world.platform.services.database, 'desk@fair.test')).toHaveLength(1)
  },
  jobModuleConfiguration: async world => {
    const jobModuleConfiguration = '{"jobTablesList":[{"slug":"area","value":false}]}'
    await world.set({ jobModuleConfiguration })
    const setup = (await world.call('visitor1', 'GET', `/fair-jobconfig?fairId=${world.fair}`)).json
    expect(setup.jobModuleConfiguration).toBe(jobModuleConfiguration)
  },
  country: async world => {
    const [country] = await world.read('/countries?iso=BE')
    await world.set({ country: country.id })
    expect((await world.publicFair()).country).toBe(country.id)
    const countryOf = async (firm: object) => {
      const made = await world.call('organizer1', 'POST', '/firms', { fair: world.fair, ...firm })
      return (await world.call('organizer1', 'GET', `/firms/${made.json.id}`)).json.country
    }
    expect((await countryOf({ name: 'Sans pays' })).id).toBe(country.id)
    expect(await countryOf({ name: 'Sans', country: null })).toBeNull()
  },
  resultsPerPage: async world => {
    const { fair } = world
    await world.set({ resultsPerPage: 1 })
    for (const list of [`/firms/front/list?fair=${fair}`, `/firms/front/listwp?fair=${fair}`]) {
      const answer = await world.call(null, 'GET', list)
      expect([answer.headers['x-items-per-page'], answer.json.length]).toEqual(['1', 1])
    }
    const people = await world.call('visitor1', 'GET', `/users/front/list/1?fair=${fair}`)
    expect(people.headers['x-items-per-page']).toBe('1')
    expect((await world.read(`/firms/front/list/config?fair=${fair}`)).itemsPerPage).toBe(1)
    const config = await world.call('visitor1', 'GET', `/users/front/list/config?fair=${fair}`)
    expect(config.json.itemsPerPage).toBe(1)
    const asked = await world.call(null, 'GET', `/firms/front/list?fair=${fair}&itemsPerPage=2`)
    expect(asked.json).toHaveLength(2)
  },
  standGroups: async world => {
    const types: { id: number; standGroup: { id: number } }[] = await world.read(
      '/stand_types?pagination=false',
    )
    const [first, second] = types
    const [group] = await world.run(
      sql<{
        id: number
      }>`select id from stand_group where id <> ${first?.standGroup.id} order by rank limit 1`,
    )
    const choose = (type?: number) =>
      world.call('firmAdminA', 'PUT', `/stands/${world.small.stands.a}`, {
        standType: type,
        standTypeVariation: null,
      })
    // None is chosen: the group of lowest rank is offered.
    expect((await world.publicFair()).standGroups).toEqual([first?.standGroup.id])
    expect((await choose(first?.id)).status).toBe(200)
    await world.set({ standGroups: [group?.id] })
    expect((await world.publicFair()).standGroups).toEqual([group?.id])
    expect((await choose(second?.id)).json.errors).toEqual({ standType: ['not_in_list'] })
    // What a booth has already, it keeps.
    expect((await choose(first?.id)).status).toBe(200)
  },
  lobby: reaches('lobby', 'customer'),
  is3DMaps: reaches('is3DMaps', false),
  isAnnounced: async world => {
    await world.set({ status: 1 })
    const found = async () => (await world.call(null, 'GET', `/default-fairs/${world.fair}`)).status
    expect(await found()).toBe(404)
    await world.set({ isAnnounced: true })
    expect(await found()).toBe(200)
  },
  isRunByDates: async world => {
    await world.set({ status: 1, startDate: '2020-01-01', endDate: null })
    const statusNow = async () => {
      await runFairsByDates(world.platform.services)
      return (await world.call('superAdmin', 'GET', `/fairs/${world.fair}`)).json.status.id
    }
    expect(await statusNow()).toBe(1)
    await world.set({ isRunByDates: true })
    expect(await statusNow()).toBe(2)
  },
  isArchived: async world => {
    const listed = async () =>
      (await world.call(null, 'GET', '/default-fairs')).json.some(
        ({ id }: { id: number }) => id === world.fair,
      )
    expect(await listed()).toBe(true)
    await world.set({ isArchived: true })
    expect(await listed()).toBe(false)
  },
  isExhibitorLogosHomepage: reaches('isExhibitorLogosHomepage', false),
  statMode: async world => {
    const mode = async () => (await world.read(`/stats/get/token?fairId=${world.fair}`)).mode
    expect(await mode()).toBe('ask')
    await world.set({ statMode: 'off' })
    expect(await mode()).toBe('off')
    const { json } = await world.call('superAdmin', 'PUT', `/fairs/${world.fair}`, { statMode: 'exempt' })
    expect(json.errors).toEqual({ statMode: ['exemption_not_stated'] })
  },
  statUserType: async world => {
    const counted = async () =>
      (
        await world.platform.app.inject({
          method: 'POST',
          url: '/api/stats/create',
          headers: { 'user-agent': browserAgent },
          payload: { type: 'view', resourceType: 'fairs', resourceId: world.fair },
        })
      ).json().counted
    expect(await counted()).toBe(1)
    await world.set({ statUserType: 'members' })
    expect(await counted()).toBe(0)
  },
  statMonths: async world => {
    const months = async () =>
      (await world.call('organizer1', 'GET', `/stats/assessment?fairId=${world.fair}`)).json.months
    expect(await months()).toEqual({ events: 6, visits: 13, figures: 25 })
    await world.set({ statMonths: 9 })
    expect(await months()).toEqual({ events: 6, visits: 9, figures: 9 })
  },
  isShowingCounters: reaches('isShowingCounters', false),
  hue: reaches('hue', 12),
}
