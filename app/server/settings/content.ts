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
const reaches = (setting: string, value: unknown) => async (fixture: SettingFixture) => {
  expect((await fixture.publicFair())[setting]).not.toEqual(value)
  await fixture.set({ [setting]: value })
  expect((await fixture.publicFair())[setting]).toEqual(value)
}

const moved =
  (setting: 'startDate' | 'endDate', written: string, instant: string) => async (fixture: SettingFixture) => {
    await fixture.set({ startDate: null, endDate: null, timeZone: 'Europe/Paris' })
    await fixture.set({ [setting]: written })
    expect((await fixture.publicFair())[setting]).toBe(instant)
  }

/** What a fair says and shows, and what its lists offer. */
export const content: Effects = {
  homepage: async fixture => {
    await fixture.set({ homepage: 'another-name' })
    const found = async (slug: string) =>
      (await fixture.call(null, 'GET', `/default-fairs/slug/${slug}`)).status
    expect([await found('another-name'), await found('fair-one')]).toEqual([200, 404])
  },
  homepageJson: async fixture => {
    await fixture.set({ homepageJson: { fr: { title: 'Bienvenue' } } })
    expect((await homepageIn(fixture, 'fr')).title).toBe('Bienvenue')
  },
  homepageDraft: async fixture => {
    await fixture.set({ homepageDraft: { fr: { title: 'Bientôt' } } })
    expect((await homepageIn(fixture, 'fr')).title).not.toBe('Bientôt')
    const kept = (await fixture.call('organizer1', 'GET', `/fairs/${fixture.fair}`)).json.homepageDraft
    expect(kept.fr.title).toBe('Bientôt')
  },
  mainLanguage: async fixture => {
    const languages: { id: number; code: string }[] = await fixture.read('/languages?pagination=false')
    await fixture.set({ homepageJson: { fr: { title: 'Bonjour' }, en: { title: 'Hello' } } })
    for (const [code, title] of [
      ['en', 'Hello'],
      ['fr', 'Bonjour'],
    ]) {
      await fixture.set({ mainLanguage: languages.find(one => one.code === code)?.id })
      expect((await homepageIn(fixture, 'es')).title, 'in a language of which nothing is written').toBe(title)
    }
  },
  fairLanguages: async fixture => {
    const languages: { id: number; code: string }[] = await fixture.read('/languages?pagination=false')
    const two = languages.filter(({ code }) => code === 'fr' || code === 'es')
    await fixture.set({ fairLanguages: two.map(({ id }) => id) })
    const offered = (await fixture.publicFair()).fairLanguages.map(({ code }: { code: string }) => code)
    expect(offered.sort()).toEqual(['es', 'fr'])
  },
  logo: async fixture => {
    const png = await picture().png().toBuffer()
    const { id } = (await sendForm(fixture.platform, form(filePart(png)), { who: 'superAdmin' })).json()
    await fixture.set({ logo: id })
    expect((await fixture.publicFair()).logo).toMatchObject({
      id,
      filePath: expect.stringMatching(/^\/media\//),
    })
  },
  startDate: moved('startDate', '2027-03-01', '2027-02-28T23:00:00.000Z'),
  endDate: moved('endDate', '2027-03-01', '2027-03-01T22:59:00.000Z'),
  timeZone: async fixture => {
    await fixture.set({ timeZone: 'Asia/Tokyo', startDate: '2027-03-01', endDate: null })
    expect(await fixture.publicFair()).toMatchObject({
      timeZone: 'Asia/Tokyo',
      startDate: '2027-02-28T15:00:00.000Z',
    })
  },
  isMonthlyRenew: async fixture => {
    await fixture.run(
      sql`update fair set fair_status_id = 2, start_date = now() - interval '3 days',
        end_date = now() - interval '1 day' where id = ${fixture.fair}`,
    )
    const isOver = async () => new Date((await fixture.publicFair()).endDate) < new Date()
    await renewFairs(fixture.platform.services)
    expect(await isOver()).toBe(true)
    await fixture.set({ isMonthlyRenew: true })
    await renewFairs(fixture.platform.services)
    expect(await isOver()).toBe(false)
  },
  shippingMail: async fixture => {
    await fixture.set({ shippingMail: 'desk@fair.test' })
    const asked = await fixture.call(null, 'POST', '/contact', {
      fair: fixture.fair,
      name: 'Nora',
      email: 'nora@mail.test',
      subject: 'Parking',
      message: 'Where?',
    })
    expect(asked.status, asked.body).toBe(202)
    expect(await mailsTo(fixture.platform.services.database, 'desk@fair.test')).toHaveLength(1)
  },
  jobModuleConfiguration: async fixture => {
    const jobModuleConfiguration = '{"jobTablesList":[{"slug":"area","value":false}]}'
    await fixture.set({ jobModuleConfiguration })
    const setup = (await fixture.call('visitor1', 'GET', `/fair-jobconfig?fairId=${fixture.fair}`)).json
    expect(setup.jobModuleConfiguration).toBe(jobModuleConfiguration)
  },
  country: async fixture => {
    const [country] = await fixture.read('/countries?iso=BE')
    await fixture.set({ country: country.id })
    expect((await fixture.publicFair()).country).toBe(country.id)
    const countryOf = async (firm: object) => {
      const made = await fixture.call('organizer1', 'POST', '/firms', { fair: fixture.fair, ...firm })
      return (await fixture.call('organizer1', 'GET', `/firms/${made.json.id}`)).json.country
    }
    expect((await countryOf({ name: 'Sans pays' })).id).toBe(country.id)
    expect(await countryOf({ name: 'Sans', country: null })).toBeNull()
  },
  resultsPerPage: async fixture => {
    const { fair } = fixture
    await fixture.set({ resultsPerPage: 1 })
    for (const list of [`/firms/front/list?fair=${fair}`, `/firms/front/listwp?fair=${fair}`]) {
      const answer = await fixture.call(null, 'GET', list)
      expect([answer.headers['x-items-per-page'], answer.json.length]).toEqual(['1', 1])
    }
    const people = await fixture.call('visitor1', 'GET', `/users/front/list/1?fair=${fair}`)
    expect(people.headers['x-items-per-page']).toBe('1')
    expect((await fixture.read(`/firms/front/list/config?fair=${fair}`)).itemsPerPage).toBe(1)
    const config = await fixture.call('visitor1', 'GET', `/users/front/list/config?fair=${fair}`)
    expect(config.json.itemsPerPage).toBe(1)
    const asked = await fixture.call(null, 'GET', `/firms/front/list?fair=${fair}&itemsPerPage=2`)
    expect(asked.json).toHaveLength(2)
  },
  standGroups: async fixture => {
    const types: { id: number; standGroup: { id: number } }[] = await fixture.read(
      '/stand_types?pagination=false',
    )
    const [first, second] = types
    const [group] = await fixture.run(
      sql<{
        id: number
      }>`select id from stand_group where id <> ${first?.standGroup.id} order by rank limit 1`,
    )
    const choose = (type?: number) =>
      fixture.call('firmAdminA', 'PUT', `/stands/${fixture.small.stands.a}`, {
        standType: type,
        standTypeVariation: null,
      })
    // None is chosen: the group of lowest rank is offered.
    expect((await fixture.publicFair()).standGroups).toEqual([first?.standGroup.id])
    expect((await choose(first?.id)).status).toBe(200)
    await fixture.set({ standGroups: [group?.id] })
    expect((await fixture.publicFair()).standGroups).toEqual([group?.id])
    expect((await choose(second?.id)).json.errors).toEqual({ standType: ['not_in_list'] })
    // What a booth has already, it keeps.
    expect((await choose(first?.id)).status).toBe(200)
  },
  lobby: reaches('lobby', 'customer'),
  is3DMaps: reaches('is3DMaps', false),
  isAnnounced: async fixture => {
    await fixture.set({ status: 1 })
    const found = async () => (await fixture.call(null, 'GET', `/default-fairs/${fixture.fair}`)).status
    expect(await found()).toBe(404)
    await fixture.set({ isAnnounced: true })
    expect(await found()).toBe(200)
  },
  isRunByDates: async fixture => {
    await fixture.set({ status: 1, startDate: '2020-01-01', endDate: null })
    const statusNow = async () => {
      await runFairsByDates(fixture.platform.services)
      return (await fixture.call('superAdmin', 'GET', `/fairs/${fixture.fair}`)).json.status.id
    }
    expect(await statusNow()).toBe(1)
    await fixture.set({ isRunByDates: true })
    expect(await statusNow()).toBe(2)
  },
  isArchived: async fixture => {
    const listed = async () =>
      (await fixture.call(null, 'GET', '/default-fairs')).json.some(
        ({ id }: { id: number }) => id === fixture.fair,
      )
    expect(await listed()).toBe(true)
    await fixture.set({ isArchived: true })
    expect(await listed()).toBe(false)
  },
  isExhibitorLogosHomepage: reaches('isExhibitorLogosHomepage', false),
  statMode: async fixture => {
    const mode = async () => (await fixture.read(`/stats/get/token?fairId=${fixture.fair}`)).mode
    expect(await mode()).toBe('ask')
    await fixture.set({ statMode: 'off' })
    expect(await mode()).toBe('off')
    const { json } = await fixture.call('superAdmin', 'PUT', `/fairs/${fixture.fair}`, { statMode: 'exempt' })
    expect(json.errors).toEqual({ statMode: ['exemption_not_stated'] })
  },
  statUserType: async fixture => {
    const counted = async () =>
      (
        await fixture.platform.app.inject({
          method: 'POST',
          url: '/api/stats/create',
          headers: { 'user-agent': browserAgent },
          payload: { type: 'view', resourceType: 'fairs', resourceId: fixture.fair },
        })
      ).json().counted
    expect(await counted()).toBe(1)
    await fixture.set({ statUserType: 'members' })
    expect(await counted()).toBe(0)
  },
  statMonths: async fixture => {
    const months = async () =>
      (await fixture.call('organizer1', 'GET', `/stats/assessment?fairId=${fixture.fair}`)).json.months
    expect(await months()).toEqual({ events: 6, visits: 13, figures: 25 })
    await fixture.set({ statMonths: 9 })
    expect(await months()).toEqual({ events: 6, visits: 9, figures: 9 })
  },
  isShowingCounters: reaches('isShowingCounters', false),
  hue: reaches('hue', 12),
}
