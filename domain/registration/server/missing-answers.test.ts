import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { tokenFrom } from '#domain/identity/server/testing/read-mails.ts'
import { defaultBlocks, type FormBlock, type FormType } from '../contract/registration-form.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const own = (identifier: string, more: Partial<FormBlock> = {}): FormBlock => ({
  identifier,
  label: { fr: `fr ${identifier}`, en: `en ${identifier}` },
  required: true,
  type: 'text',
  ...more,
})
const badge = own('customBadge')
const rules = own('customRules', { type: 'checkbox' })
const diet = own('customDiet', { required: false })
const city: FormBlock = { identifier: 'city', label: {}, required: true, type: 'text' }

async function compose(more: readonly FormBlock[], type: FormType = 'visitor', fair = 'fair-one') {
  const answer = await platform.call('superAdmin', {
    method: 'POST',
    url: '/api/visitor_registration_form_composition/block',
    payload: { type, fair, blocks: [...defaultBlocks[type], ...more] },
  })
  expect(answer.statusCode).toBe(200)
}

type Send = { method?: 'GET' | 'POST' | 'PUT'; url: string; payload?: object; token?: string }
const send = async (who: Who, { url, token, ...rest }: Send) => {
  const headers = { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await platform.call(who, { ...rest, url: `/api${url}`, headers })
  return { status: answer.statusCode, json: answer.body ? answer.json() : null }
}
const mine = '/user/missing_answers'
const missing = async (who: Who, token?: string) => (await send(who, { url: mine, token })).json
const fields = async (who: Who, token?: string): Promise<string[]> =>
  (await missing(who, token)).flatMap((one: { blocks: FormBlock[] }) => one.blocks.map(b => b.identifier))
const give = (who: Who, payload: object, token?: string) =>
  send(who, { method: 'POST', url: mine, payload: { fair: 'fair-one', ...payload }, token })

/** Their first password, and the first time that they log in. */
async function firstLogin(email: string): Promise<string> {
  const token = await tokenFrom(platform.services.database, email, 'invitation')
  const password = 'Lanterne-42!'
  const payload = { token, password, passwordConfirmation: password }
  expect((await send(null, { method: 'POST', url: '/password/reset', payload })).status).toBe(204)
  const login = await send(null, { method: 'POST', url: '/login', payload: { email, password } })
  return login.json.token
}

describe('whoever was brought into a fair by others', () => {
  it('is asked what its form requires, be they invited or imported', async () => {
    await compose([badge, rules, diet])
    const person = { email: 'ada@mail.test', firstName: 'Ada', lastName: 'Verre', fair: 'fair-one' }
    expect(
      (await send('organizer1', { method: 'POST', url: '/visitors/create', payload: person })).status,
    ).toBe(201)
    const imported = await platform.call('organizer1', {
      method: 'POST',
      url: `/api/fairs/${platform.seeded.fairs.fair1}/people/import?hasRight=true&invites=true`,
      ...csvForm('E-mail;Prénom;Nom\nbob@mail.test;Bob;Plomb'),
    })
    expect(imported.statusCode).toBe(200)
    for (const email of [person.email, 'bob@mail.test']) {
      const token = await firstLogin(email)
      expect(await missing(null, token), email).toMatchObject([
        { fair: { homepage: 'fair-one' }, type: 'visitor', wasPrompted: false },
      ])
      expect(await fields(null, token)).toEqual(['customBadge', 'customRules'])
      // The page asks the rest too.
      const asked = await send(null, { url: '/register/join?fair=fair-one', token })
      expect(asked.json.blocks).toHaveLength(3)
    }
  })

  it('is prompted there once, and nothing is closed to them meanwhile', async () => {
    await compose([badge])
    const prompted = { method: 'PUT', url: `${mine}/prompted`, payload: { fair: 'fair-one' } } as const
    expect((await send('visitor1', prompted)).status).toBe(204)
    expect(await missing('visitor1')).toMatchObject([{ wasPrompted: true }])
    expect(await missing('visitor2')).toMatchObject([{ wasPrompted: false }])
    expect((await send('visitor1', { url: '/user/detail' })).status).toBe(200)
    expect((await send('visitor1', { url: '/firms' })).status).toBe(200)
  })

  it('answers like a registration: checked field by field, kept, shown, exported', async () => {
    await compose([badge, rules, diet, city])
    expect(await fields('visitor1')).toEqual(['customBadge', 'customRules', 'city'])
    const wrong = await give('visitor1', { customBadge: ' ', customRules: false, customX: 'y' })
    expect([wrong.status, wrong.json.errors]).toEqual([
      422,
      {
        customBadge: ['required'],
        customRules: ['required'],
        city: ['required'],
        customX: ['unknown_field'],
      },
    ])
    expect((await give('visitor1', { customBadge: 'Ada', customRules: true, city: 'Namur' })).status).toBe(
      204,
    )
    expect(await missing('visitor1')).toEqual([])
    const kept = (await send('visitor1', { url: '/user/answers' })).json
    expect(kept.map((one: { identifier: string; value: unknown }) => [one.identifier, one.value])).toEqual([
      ['customBadge', 'Ada'],
      ['customRules', true],
    ])
    const file = await platform.call('organizer1', {
      url: `/api/users/back/export?fair=fair-one`,
      headers: { 'accept-language': 'en' },
    })
    expect(file.body).toContain('en customBadge')
    // What was answered is asked no more, what is optional still may be.
    const left = await send('visitor1', { url: '/register/join?fair=fair-one' })
    expect(left.json.blocks.map((one: FormBlock) => one.identifier)).toEqual(['customDiet'])
  })

  it('is asked for their firm where they come with one, and not at all as staff, speaker or organizer', async () => {
    await compose([badge])
    await compose([rules], 'exhibitor')
    expect(await fields('firmAdminA')).toEqual(['customRules'])
    for (const who of [
      'contactA',
      'standAdminA',
      'speaker',
      'organizer1',
      'superAdmin',
      'clusterAdmin',
    ] as const)
      expect(await missing(who), who).toEqual([])
    expect((await give('contactA', { customBadge: 'x' })).status).toBe(404)
  })

  it('owes nothing to a fair that they are not in, that refused them, or that is over', async () => {
    await compose([badge], 'visitor', 'fair-two')
    await compose([badge])
    expect(await missing('visitor1')).toMatchObject([{ fair: { homepage: 'fair-one' } }])
    expect((await give('visitor1', { fair: 'fair-two', customBadge: 'x' })).status).toBe(404)
    const { kysely } = platform.services.database
    await sql`update fair set fair_status_id = 3 where homepage = 'fair-one'`.execute(kysely)
    expect(await missing('visitor1')).toEqual([])
    await sql`update fair set fair_status_id = 1 where homepage = 'fair-one'`.execute(kysely)
    expect(await missing('visitor1')).toHaveLength(1)
    await sql`update fair_user set is_validated = 2`.execute(kysely)
    expect(await missing('visitor1')).toEqual([])
    expect((await give('visitor1', { customBadge: 'x' })).status).toBe(404)
  })

  it('is seen to owe it by whoever runs that fair alone', async () => {
    await compose([badge])
    const url = `/users/back/${platform.seeded.people.visitor1.id}/missing_answers`
    for (const who of ['organizer1', 'superOrganizer', 'superAdmin'] as const)
      expect((await send(who, { url })).json, who).toMatchObject([
        { blocks: [{ identifier: 'customBadge' }] },
      ])
    expect((await send('organizer2', { url })).status).toBe(404)
    for (const who of ['firmAdminA', 'visitor1', 'visitor2', 'clusterAdmin'] as const)
      expect((await send(who, { url })).status, who).toBe(403)
  })
})
