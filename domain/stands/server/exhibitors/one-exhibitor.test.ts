import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'

let exhibitors: ExhibitorFixture
beforeAll(async () => {
  exhibitors = await exhibitorFixture()
})
beforeEach(() => exhibitors.platform.startAgain())
afterAll(() => exhibitors.platform.close())

describe('one exhibitor', () => {
  it('the page shows visible booths only, and is not there for who waits or is hidden', async () => {
    const { call, waitingFirm } = exhibitors
    const { firms, stands, fairs } = exhibitors.seeded
    const { firm } = await waitingFirm()
    const shown = await call(null, 'GET', `/firms/computed/${firms.b}?fair=${fairs.fair1}`)
    expect(shown.json.stands).toMatchObject([{ id: stands.b, number: 'A2', hall: { name: 'Hall one' } }])
    expect(shown.body).not.toContain('CANARY')
    expect((await call(null, 'GET', `/firms/computed/${firms.z}`)).status).toBe(401)
    const status = async (who: Who, id: number) => (await call(who, 'GET', `/firms/computed/${id}`)).status
    expect([
      await status(null, firm),
      await status('visitor1', firm),
      await status('organizer1', firm),
    ]).toEqual([404, 404, 200])
    expect([
      await status('visitor1', firms.z),
      await status('visitor9', firms.z),
      await status(null, 999999),
    ]).toEqual([404, 200, 404])
    expect((await call(null, 'GET', `/firms/computed/${firms.a}?fair=${fairs.fair2}`)).status).toBe(404)
  })

  it('its texts say in which language they are, each the reader’s where there is one', async () => {
    const { platform, run } = exhibitors
    const { firms, fairs } = exhibitors.seeded
    const words = { de: { slogan: 'Aus Stahl' }, en: { slogan: 'Made of steel', description: 'We weld.' } }
    await run(sql`update firm set translations = ${JSON.stringify(words)}::jsonb where id = ${firms.a}`)
    const readIn = async (language: string) => {
      const url = `/api/firms/computed/${firms.a}?fair=${fairs.fair1}`
      const answer = await platform.call(null, { url, headers: { 'accept-language': language } })
      const { slogan, description, wordsIn } = answer.json()
      return { slogan, description, wordsIn }
    }
    const inGerman = {
      slogan: 'Aus Stahl',
      description: 'We weld.',
      wordsIn: { slogan: 'de', description: 'en' },
    }
    expect(await readIn('de')).toEqual(inGerman)
    // In neither French nor Dutch: one that there is, and the same that is shown.
    expect(await readIn('nl')).toEqual(inGerman)
    await run(sql`update firm set translations = '{}' where id = ${firms.a}`)
    expect(await readIn('de')).toEqual({
      slogan: null,
      description: null,
      wordsIn: { slogan: null, description: null },
    })
  })

  it('the card tells how to reach a firm, unless the fair hides it from others', async () => {
    const { call, run } = exhibitors
    const { firms, fairs } = exhibitors.seeded
    const card = async (who: Who) => call(who, 'GET', `/firms/bcard/${firms.a}`)
    expect((await card(null)).status).toBe(401)
    expect((await card('visitor1')).json.email).toMatch(/canary/i)
    await run(sql`update fair set is_hiding_firm_email = true where id = ${fairs.fair1}`)
    for (const who of ['visitor1', 'firmAdminB', 'organizer2'] as const) {
      const { json, body } = await card(who)
      expect(Object.keys(json), who).not.toEqual(expect.arrayContaining(['email']))
      expect(body, who).not.toMatch(/canary/i)
    }
    for (const who of ['firmAdminA', 'organizer1', 'superAdmin'] as const)
      expect((await card(who)).json.phone, who).toMatch(/CANARY/)
    expect((await call('visitor1', 'GET', `/firms/bcard/${firms.z}`)).status).toBe(404)
  })

  it('an organizer of another fair reads no address of a firm that everybody may visit', async () => {
    const { call } = exhibitors
    const { firms } = exhibitors.seeded
    expect((await call('organizer2', 'GET', `/firms/${firms.a}`)).body).not.toMatch(/canary/i)
    expect((await call('organizer1', 'GET', `/firms/${firms.a}`)).body).toMatch(/CANARY/)
  })

  it('its people are all shown to itself and its organizers, to others only who receives on a booth', async () => {
    const { call } = exhibitors
    const { firms } = exhibitors.seeded
    const people = async (who: Who, id = firms.a) =>
      call(who, 'GET', `/firms/${id}/all-users?pagination=false`)
    for (const who of ['firmAdminA', 'organizer1', 'superAdmin', 'clusterAdmin'] as const) {
      const { json } = await people(who)
      expect(
        json.map((one: { firstName: string }) => one.firstName),
        who,
      ).toEqual(['firmAdminA', 'contactA', 'standAdminA'])
      expect(json[0], who).toMatchObject({
        isFirmAdmin: true,
        email: 'firmadmina@small.test',
        isInvited: false,
      })
    }
    for (const who of ['firmAdminB', 'visitor1', 'contactA'] as const) {
      const { json, body } = await people(who)
      expect(
        json.map((one: { firstName: string }) => one.firstName),
        who,
      ).toEqual(['contactA'])
      expect(body, who).not.toContain('@')
    }
    expect((await people(null)).status).toBe(401)
    expect((await people('visitor1', firms.z)).status).toBe(404)
    expect((await people('organizer2')).body).not.toContain('@')
  })
})
