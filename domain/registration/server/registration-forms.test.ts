import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registrationOf } from '#app/server/testing/registration.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { locales } from '#platform/contract/locale.ts'
import { defaultBlocks, type FormBlock } from '../contract/registration-form.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ TRUST_PROXY: '1' })
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = keyof TestPlatform['seeded']['people'] | null
const url = '/api/visitor_registration_form_composition/block'
const own = (identifier: string, more: Partial<FormBlock> = {}): FormBlock => ({
  identifier,
  label: { fr: `fr ${identifier}`, en: `en ${identifier}` },
  required: false,
  type: 'text',
  ...more,
})

const read = async (fair?: string, type = 'visitor') =>
  (
    await platform.app.inject({ url: `${url}?${new URLSearchParams({ type, ...(fair && { fair }) })}` })
  ).json()
const compose = (blocks: object[], more: object = {}, who: Who = 'superAdmin', locale = 'en') =>
  platform.call(who, {
    method: 'POST',
    url,
    payload: { type: 'visitor', fair: 'fair-one', blocks, ...more },
    headers: { 'accept-language': locale },
  })
const withOwn = (...blocks: FormBlock[]) => compose([...defaultBlocks.visitor, ...blocks])

let address = 0
const register = (email: string, answers: object = {}, fair = 'fair-one') =>
  platform.app.inject({
    method: 'POST',
    url: '/api/register/visitor',
    headers: { 'x-forwarded-for': `10.9.0.${++address % 250}` },
    payload: registrationOf(email, { fair, ...answers }),
  })
const problemsOf = async (answers: object) =>
  (await register('nobody@mail.test', answers)).json().errors as Record<string, string[]>

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await query.execute(platform.services.database.kysely)).rows
const idOf = async (email: string) =>
  (await rowsOf(sql<{ id: number }>`select id from app_user where email = ${email}`))[0]?.id
const answersOf = async (email: string, who: Who = 'organizer1', locale = 'en') =>
  platform.call(who, {
    url: `/api/users/back/${await idOf(email)}/answers`,
    headers: { 'accept-language': locale },
  })
/** Cells of the people's CSV under a heading, by e-mail address; what nobody answered is empty. */
async function exported(heading: string): Promise<Record<string, string>> {
  const { body } = await platform.call('organizer1', {
    url: '/api/users/back/export?fair=fair-one',
    headers: { 'accept-language': 'en' },
  })
  const [head = [], ...rows] = body
    .slice(1)
    .trim()
    .split('\r\n')
    .map(row => row.split(','))
  expect(head.filter(one => one === heading)).toHaveLength(1)
  return Object.fromEntries(rows.map(row => [row[head.indexOf('email')], row[head.indexOf(heading)] ?? '']))
}

/** A table with one entry, and the entry's id. */
async function makeTable(ref: string): Promise<number> {
  const answer = await platform.call('superAdmin', {
    method: 'POST',
    url: '/api/data_lists',
    payload: { ref, translations: { fr: { level1name: 'Un ami' }, en: { level1name: 'A friend' } } },
  })
  return answer.json().id
}

describe('composing', () => {
  it('is the super admin’s alone, and so is giving a form up', async () => {
    const allowed = async (who: Who) => [
      (await compose(defaultBlocks.visitor, {}, who)).statusCode,
      (await platform.call(who, { method: 'DELETE', url: `${url}?type=visitor&fair=fair-one` })).statusCode,
    ]
    expect(await allowed(null)).toEqual([401, 401])
    for (const who of ['organizer1', 'superOrganizer', 'visitor1', 'firmAdminA'] as const)
      expect(await allowed(who), who).toEqual([403, 403])
    expect(await allowed('superAdmin')).toEqual([200, 200])
  })

  it('says in each language what is wrong with an identifier', async () => {
    const sentences = new Set<string>()
    for (const locale of locales) {
      const blocks = [...defaultBlocks.visitor, own('badge'), own('customA'), own('customA')]
      const answer = await compose(blocks, {}, 'superAdmin', locale)
      const at = defaultBlocks.visitor.length
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({
        [`blocks.${at}.identifier`]: ['identifier_custom'],
        [`blocks.${at + 2}.identifier`]: ['identifier_taken'],
      })
      const words = (await import(`../contract/problems/${locale}.json`)).default
      sentences.add(words.identifier_custom)
      sentences.add(words.identifier_taken)
    }
    expect(sentences.size).toBe(2 * locales.length)
  })

  it('wants words for a field of one’s own, and a table that has entries', async () => {
    const at = defaultBlocks.visitor.length
    const answer = await withOwn(
      own('customA', { label: { fr: '  ' } }),
      own('customB', { type: 'table' }),
      own('customC', { type: 'table', table: 'nowhere' }),
    )
    expect(answer.json().errors).toEqual({
      [`blocks.${at}.label`]: ['required'],
      [`blocks.${at + 1}.table`]: ['required'],
      [`blocks.${at + 2}.table`]: ['table_empty'],
    })
  })

  it('keeps the order, and keeps required what every account needs', async () => {
    const blocks = [...defaultBlocks.visitor].reverse().map(block => ({ ...block, required: false }))
    expect((await compose(blocks)).statusCode).toBe(200)
    const kept: FormBlock[] = (await read('fair-one')).blocks
    expect(kept.map(block => block.identifier)).toEqual(blocks.map(block => block.identifier))
    expect(kept.filter(block => block.required)).toHaveLength(5)
  })

  it('is for one fair, or for every fair that has no form of its own', async () => {
    const identifiers = async (fair?: string) =>
      (await read(fair)).blocks
        .map((block: FormBlock) => block.identifier)
        .slice(defaultBlocks.visitor.length)
    await compose([...defaultBlocks.visitor, own('customEvery')], { fair: null })
    await withOwn(own('customOne'))
    expect([await identifiers('fair-one'), await identifiers('fair-two'), await identifiers()]).toEqual([
      ['customOne'],
      ['customEvery'],
      ['customEvery'],
    ])
    expect([(await read('fair-one')).version, (await read('fair-two')).version]).toEqual([1, 0])
    const dropped = await platform.call('superAdmin', {
      method: 'DELETE',
      url: `${url}?type=visitor&fair=fair-one&version=1`,
    })
    expect([dropped.statusCode, dropped.json().fair]).toEqual([200, null])
    expect(await identifiers('fair-one')).toEqual(['customEvery'])
  })

  it('overwrites nothing that its writer has not seen', async () => {
    const save = async (version: number) => (await compose(defaultBlocks.visitor, { version })).statusCode
    expect([await save(0), await save(0), await save(1), await save(1)]).toEqual([200, 412, 200, 412])
    const drop = async (version: number) =>
      (
        await platform.call('superAdmin', {
          method: 'DELETE',
          url: `${url}?type=visitor&fair=fair-one&version=${version}`,
        })
      ).statusCode
    expect([await drop(1), await drop(2), await save(2)]).toEqual([412, 200, 412])
  })
})

describe('a composed form', () => {
  it('demands what it requires, of the kind it asks for', async () => {
    const friend = await makeTable('how-met')
    await makeTable('other-table')
    await withOwn(
      own('customText', { required: true }),
      own('customTick', { type: 'checkbox', required: true }),
      own('customTable', { type: 'table', table: 'how-met', required: true }),
    )
    expect(await problemsOf({})).toEqual({
      customText: ['required'],
      customTick: ['required'],
      customTable: ['required'],
    })
    expect(await problemsOf({ customText: 7, customTick: 'yes', customTable: friend + 1 })).toEqual({
      customText: ['type_invalid'],
      customTick: ['type_invalid'],
      customTable: ['relation_not_found'],
    })
    expect(await problemsOf({ customText: ' ', customTick: false, customTable: 'A friend' })).toEqual({
      customText: ['required'],
      customTick: ['required'],
      customTable: ['relation_not_found'],
    })
    const answer = { customText: ' B-12 ', customTick: true, customTable: friend }
    expect((await register('nora@mail.test', answer)).statusCode).toBe(201)
    expect(
      (await answersOf('nora@mail.test'))
        .json()
        .map((one: { label: string; value: unknown }) => [one.label, one.value]),
    ).toEqual([
      ['en customText', 'B-12'],
      ['en customTick', true],
      ['en customTable', 'A friend'],
    ])
    expect((await answersOf('nora@mail.test', 'organizer1', 'fr')).json()[2].value).toBe('Un ami')
  })

  it('does not shut people out when a table has lost its entries', async () => {
    const entry = await makeTable('how-met')
    await withOwn(own('customTable', { type: 'table', table: 'how-met', required: true }))
    await platform.call('superAdmin', { method: 'DELETE', url: `/api/data_lists/${entry}` })
    expect((await register('late@mail.test')).statusCode).toBe(201)
  })
})

describe('answers', () => {
  const badge = own('customPin', { label: { en: 'Badge' } })
  const old = { email: 'old@mail.test', customPin: 'B-12' }

  it('outlast the field that asked for them, with the words that asked', async () => {
    await withOwn(badge)
    await register(old.email, { customPin: old.customPin })
    expect((await answersOf(old.email)).json()[0]).toMatchObject({ label: 'Badge', isAsked: true })
    await withOwn(own('customDiet', { label: { en: 'Diet' } }))
    await register('new@mail.test', { customDiet: 'Vegan' })
    expect((await answersOf(old.email)).json()).toMatchObject([
      { label: 'Badge', value: 'B-12', isAsked: false, fair: { name: expect.any(String) } },
    ])
    expect(await exported('Badge')).toMatchObject({ [old.email]: 'B-12', 'new@mail.test': '' })
    expect(await exported('Diet')).toMatchObject({ [old.email]: '', 'new@mail.test': 'Vegan' })
  })

  it('stand in one column when the words of their field are mended', async () => {
    await withOwn(badge)
    await register(old.email, { customPin: old.customPin })
    await withOwn({ ...badge, label: { en: 'Badge number' } })
    await register('new@mail.test', { customPin: 'C-7' })
    expect(await exported('Badge number')).toMatchObject({ [old.email]: 'B-12', 'new@mail.test': 'C-7' })
    expect((await answersOf(old.email)).json()[0].label).toBe('Badge')
  })

  it('are for those who run the fair, and for oneself', async () => {
    await withOwn(badge)
    await register(old.email, { customPin: old.customPin })
    const status = async (who: Who) => (await answersOf(old.email, who)).statusCode
    expect([await status(null), await status('visitor1'), await status('organizer2')]).toEqual([
      401, 403, 404,
    ])
    expect([await status('organizer1'), await status('superAdmin')]).toEqual([200, 200])
    expect((await platform.call(null, { url: '/api/user/answers' })).statusCode).toBe(401)
    const mine = await platform.call('visitor2', { url: '/api/user/answers' })
    expect([mine.statusCode, JSON.stringify(mine.json()).includes('B-12')]).toEqual([200, false])
  })
})
