import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many } from '#platform/server/database/rows.ts'
import { smallPassword } from '#seed/small.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

type Who = keyof TestPlatform['seeded']['people'] | null

const read = async (kind: string, fair?: number, locale = 'fr', who: Who = null) => {
  const answer = await platform.call(who, {
    url: `/api/texts/${kind}${fair ? `?fair=${fair}` : ''}`,
    headers: { 'accept-language': locale },
  })
  return { status: answer.statusCode, json: answer.json() }
}
const publish = async (who: Who, fair: number, kind: string, translations: object, version: number) => {
  const answer = await platform.call(who, {
    method: 'PUT',
    url: `/api/fairs/${fair}/texts/${kind}`,
    payload: { translations, version },
  })
  return { status: answer.statusCode, json: answer.json() }
}
const register = (email: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/api/register/visitor',
    payload: {
      fair: platform.seeded.fairs.fair1,
      email,
      password: smallPassword,
      passwordConfirmation: smallPassword,
      firstName: 'Ana',
      lastName: 'Neu',
      acceptCondition: true,
    },
  })
const agreed = async (email: string) => {
  return many<{ version: string; purpose: string; given: boolean }>(platform.services.database.kysely)`
    select c.version, c.purpose, c.given_at <= now() as given from consent c join app_user u on u.id = c.user_id where u.email = ${email}`
}

describe('the texts that the law wants', () => {
  it('are the standard ones in six languages until a fair has its own, with or without a fair', async () => {
    const { fair1 } = platform.seeded.fairs
    for (const kind of ['legal', 'terms', 'privacy'])
      for (const locale of ['fr', 'en', 'nl', 'de', 'es', 'it']) {
        const { json } = await read(kind, fair1, locale)
        expect({ ...json, html: json.html.includes('{{') }).toEqual({
          html: false,
          lang: locale,
          version: 0,
          changedAt: null,
        })
      }
    expect((await read('terms')).json.html).toContain('Verrière')
    expect((await read('nothing')).status).toBe(404)
    expect((await read('terms', 999_999)).status).toBe(404)
  })

  it('are published by those who run the fair, cleaned, and read in the nearest language', async () => {
    const { fair1, fair2 } = platform.seeded.fairs
    const html = '<p>Nos <b>mots</b></p><script>alert(1)</script>'
    for (const [who, status] of [
      ['organizer2', 403],
      ['firmAdminA', 403],
      ['visitor1', 403],
      [null, 401],
    ] as const)
      expect([who, (await publish(who, fair1, 'privacy', { fr: html }, 0)).status]).toEqual([who, status])
    expect((await publish('organizer1', fair1, 'privacy', { fr: html }, 0)).json).toEqual({ version: 1 })
    expect((await read('privacy', fair1, 'de')).json).toMatchObject({
      html: '<p>Nos <b>mots</b></p>',
      lang: 'fr',
      version: 1,
    })
    expect((await read('privacy', fair2)).json.version).toBe(0)
    expect((await publish('organizer1', fair1, 'privacy', {}, 0)).status).toBe(412)
    await publish('organizer1', fair1, 'privacy', {}, 1)
    const back = (await read('privacy', fair1, 'de')).json
    expect([back.lang, back.version]).toEqual(['de', 2])
  })

  it('are accepted in the version in force, which stays readable', async () => {
    const { fair1 } = platform.seeded.fairs
    await register('before@small.test')
    await publish('organizer1', fair1, 'terms', { fr: '<p>Un</p>' }, 0)
    await register('after@small.test')
    await publish('organizer1', fair1, 'terms', { fr: '<p>Deux</p>' }, 1)
    expect(await agreed('before@small.test')).toEqual([{ version: '0', purpose: 'terms', given: true }])
    expect(await agreed('after@small.test')).toEqual([{ version: '1', purpose: 'terms', given: true }])
    const rows = await many(platform.services.database.kysely)`
      select translations->>'fr' as html from fair_text where fair_id = ${fair1} and kind = 'terms' order by version`
    expect(rows).toEqual([{ html: '<p>Un</p>' }, { html: '<p>Deux</p>' }])
  })

  it('of a fair in preparation are kept to those who prepare it', async () => {
    const { fair2 } = platform.seeded.fairs
    await sql`update fair set fair_status_id = 1 where id = ${fair2}`.execute(
      platform.services.database.kysely,
    )
    expect((await read('terms', fair2)).status).toBe(404)
    expect((await read('terms', fair2, 'fr', 'organizer2')).status).toBe(200)
  })
})
