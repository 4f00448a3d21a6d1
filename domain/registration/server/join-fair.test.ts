import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { defaultBlocks, type FormBlock, type FormType } from '../contract/registration-form.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = keyof TestPlatform['seeded']['people']
type Answers = Record<string, unknown>

const block = (identifier: string, more: Partial<FormBlock> = {}): FormBlock => ({
  identifier,
  label: identifier.startsWith('custom') ? { fr: `fr ${identifier}`, en: `en ${identifier}` } : {},
  required: true,
  type: 'text',
  ...more,
})
const withMore = (type: FormType, more: readonly FormBlock[]) => [
  ...defaultBlocks[type].filter(one => !more.some(other => other.identifier === one.identifier)),
  ...more,
]
/** Fair 2 asks for these besides what every form asks. */
async function compose(more: readonly FormBlock[], type: FormType = 'visitor') {
  const answer = await platform.call('superAdmin', {
    method: 'POST',
    url: '/api/visitor_registration_form_composition/block',
    payload: { type, fair: 'fair-two', blocks: withMore(type, more) },
  })
  expect(answer.statusCode).toBe(200)
}
const read = (who: Who, url: string) =>
  platform.call(who, { url: `/api${url}`, headers: { 'accept-language': 'en' } })
const asked = async (who: Who): Promise<string[]> =>
  (await read(who, '/register/join?fair=fair-two')).json().blocks.map((one: FormBlock) => one.identifier)
const join = (who: Who, answers: Answers = {}) =>
  platform.call(who, {
    method: 'POST',
    url: '/api/register/join',
    payload: { fair: 'fair-two', acceptCondition: true, ...answers },
    headers: { 'accept-language': 'en' },
  })
const problems = async (who: Who, answers: Answers = {}) => (await join(who, answers)).json().errors
const run = (query: ReturnType<typeof sql>) => query.execute(platform.services.database.kysely)
const isIn = async (who: Who) =>
  (
    await run(sql`select 1 from fair_user m join fair f on f.id = m.fair_id
    where f.homepage = 'fair-two' and m.user_id = ${platform.seeded.people[who].id}`)
  ).rows.length > 0

const badge = block('customBadge')
const diet = block('customDiet', { required: false })

describe('coming to another fair', () => {
  it('is one press where nothing is left to ask', async () => {
    expect(await asked('visitor1')).toEqual([])
    expect(await problems('visitor1', { acceptCondition: undefined })).toEqual({
      acceptCondition: ['condition_required'],
    })
    const offered = (await read('visitor1', '/register/fairs')).json()
    expect(offered.find((one: { homepage: string }) => one.homepage === 'fair-two').asks).toBe(false)
    expect((await join('visitor1')).statusCode).toBe(201)
  })

  it('asks the fair’s own fields, and of the required ones only those that the profile does not say', async () => {
    await run(sql`update app_user set city = 'Namur', job_title = ' ' where email = 'visitor1@small.test'`)
    await compose([block('city'), block('jobTitle'), block('languages', { type: 'table' }), badge, diet])
    expect(await asked('visitor1')).toEqual(['jobTitle', 'languages', 'customBadge', 'customDiet'])
    const offered = (await read('visitor1', '/register/fairs')).json()
    expect(offered.find((one: { homepage: string }) => one.homepage === 'fair-two').asks).toBe(true)
  })

  it('is refused field by field like a registration, and then nobody has come', async () => {
    await compose([block('country', { type: 'table' }), block('languages', { type: 'table' }), badge, diet])
    expect(await problems('visitor1')).toEqual({
      country: ['required'],
      languages: ['required'],
      customBadge: ['required'],
    })
    const answers = { country: 1, languages: [1], customBadge: 'B-12' }
    expect(await problems('visitor1', { ...answers, languages: [1, 1], customDiet: true })).toEqual({
      languages: ['languages_repeated'],
      customDiet: ['type_invalid'],
    })
    expect(await problems('visitor1', { ...answers, customOther: 'x' })).toEqual({
      customOther: ['unknown_field'],
    })
    expect(await problems('visitor1', { ...answers, country: 99999 })).toEqual({
      country: ['relation_not_found'],
    })
    expect(await isIn('visitor1')).toBe(false)
    expect((await read('visitor1', '/user/answers')).json()).toEqual([])
    expect((await join('visitor1', answers)).statusCode).toBe(201)
  })

  it('keeps the answers with the words that asked, for the person and for who runs that fair', async () => {
    await compose([badge, diet])
    await join('visitor1', { customBadge: ' B-12 ' })
    const kept = [{ label: 'en customBadge', value: 'B-12', isAsked: true }]
    expect((await read('visitor1', '/user/answers')).json()).toMatchObject(kept)
    const { id } = platform.seeded.people.visitor1
    expect((await read('organizer2', `/users/back/${id}/answers`)).json()).toMatchObject(kept)
    expect((await read('organizer1', `/users/back/${id}/answers`)).json()).toEqual([])
    expect((await read('organizer2', '/users/back/export?fair=fair-two')).body).toContain('B-12')
    expect((await read('organizer1', '/users/back/export?fair=fair-one')).body).not.toContain('B-12')
  })

  it('fills in what the profile did not say, and replaces nothing of it', async () => {
    await run(sql`update app_user set city = 'Namur' where email = 'visitor1@small.test'`)
    await compose([block('city'), block('jobTitle'), block('languages', { type: 'table' })])
    const before = (await read('visitor1', `/users/${platform.seeded.people.visitor1.id}`)).json()
    const answers = { city: 'Elsewhere', jobTitle: 'Baker', languages: [2], phone: '1', firstName: 'Other' }
    expect((await join('visitor1', answers)).statusCode).toBe(201)
    const after = (await read('visitor1', `/users/${platform.seeded.people.visitor1.id}`)).json()
    expect(after).toMatchObject({
      city: 'Namur',
      jobTitle: 'Baker',
      languages: [{ id: 2 }],
      phone: before.phone,
      firstName: before.firstName,
      version: before.version + 1,
    })
  })

  it('takes a new answer when somebody comes back after they had left', async () => {
    await compose([badge])
    await join('visitor1', { customBadge: 'B-12' })
    await run(sql`delete from fair_user where user_id = ${platform.seeded.people.visitor1.id}`)
    expect((await join('visitor1', { customBadge: 'C-7' })).statusCode).toBe(201)
    expect((await read('visitor1', '/user/answers')).json()).toMatchObject([{ value: 'C-7' }])
  })
})

describe('an administrator who comes with the firm', () => {
  it('is asked what the exhibitors’ form asks, and answers for the firm too', async () => {
    await compose([block('firmCity'), block('firmSectors', { type: 'table' }), badge], 'exhibitor')
    await run(sql`update fair set is_registration_firm_homepage = true where homepage = 'fair-two'`)
    await run(sql`update firm set city = null where id = ${platform.seeded.firms.a}`)
    await run(sql`delete from firm_business_sector where firm_id = ${platform.seeded.firms.a}`)
    expect(await asked('firmAdminA')).toEqual(['firmCity', 'firmSectors', 'customBadge'])
    expect(await problems('firmAdminA')).toMatchObject({ firmSectors: ['required'] })
    expect(
      (await join('firmAdminA', { firmCity: 'Liège', firmSectors: [2, 1], customBadge: 'F' })).statusCode,
    ).toBe(201)
    const { rows } = await run(sql`
      select f.city, array(select business_sector_id from firm_business_sector where firm_id = f.id order by rank) as sectors,
        exists (select 1 from fair_firm m join fair x on x.id = m.fair_id where m.firm_id = f.id and x.homepage = 'fair-two') as "isIn"
      from firm f where f.id = ${platform.seeded.firms.a}`)
    expect(rows).toEqual([{ city: 'Liège', sectors: [2, 1], isIn: true }])
  })

  it('waits as long as the fair lets the firm wait, is in once it is, and does not come with one that it has refused', async () => {
    const { people, firms, fairs } = platform.seeded
    const decided = (state: number) =>
      run(sql`
        insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, ${state})
        on conflict on constraint fair_firm_taken do update set is_validated = ${state}`)
    await run(sql`update fair set is_registration_firm_homepage = true where id = ${fairs.fair2}`)
    const away = sql`delete from fair_user where fair_id = ${fairs.fair2} and user_id = ${people.firmAdminA.id}`
    const offered = async () =>
      (await read('firmAdminA', '/register/fairs')).json().map((one: { id: number }) => one.id)
    for (const state of [0, 1]) {
      await decided(state)
      await run(away)
      expect(await offered()).toContain(fairs.fair2)
      expect((await join('firmAdminA')).json().isValidated).toBe(state)
    }
    await decided(2)
    await run(away)
    expect(await offered()).not.toContain(fairs.fair2)
    expect((await join('firmAdminA')).json().message_code).toBe('firm_refused_here')
    expect(await isIn('firmAdminA')).toBe(false)
  })

  it('answers for no firm as somebody of its staff', async () => {
    await compose([block('firmCity'), badge], 'exhibitor')
    expect(await asked('contactA')).toEqual([])
  })
})
