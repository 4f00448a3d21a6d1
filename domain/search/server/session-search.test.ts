import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'
import { dayIn } from '#app/server/testing/jobs-fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { search } from '../contract/search.ts'

let fixture: ExhibitorFixture
beforeAll(async () => {
  fixture = await exhibitorFixture()
})
beforeEach(async () => {
  await fixture.platform.startAgain()
  await fixture.run(sql`update fair set is_using_conference_module = true, is_using_job_module = true`)
})
afterAll(() => fixture.platform.close())

type Words = Record<string, { title: string; subtitle?: string; abstract?: string; description?: string }>

async function session(translations: Words, fair = fixture.seeded.fairs.fair1): Promise<number> {
  const [row] = await fixture.run(sql<{ id: number }>`
    insert into conference (fair_id, mode, hosting, format, state, translations)
    values (${fair}, 'live', 'external', 'plenary', 'scheduled', ${JSON.stringify(translations)}::jsonb)
    returning id`)
  return row?.id ?? 0
}

async function offer(title: string, fair = fixture.seeded.fairs.fair1, firm = fixture.seeded.firms.a) {
  await fixture.run(sql`
    insert into job (fair_id, firm_id, translations, is_visible, opened_at, final_date, remote)
    values (${fair}, ${firm}, ${JSON.stringify({ fr: { title } })}::jsonb, true, now(), ${dayIn(30)}::date,
      'fully')`)
}

const found = async (
  kind: string,
  q: string,
  { who = null, locale = 'fr' }: { who?: Who; locale?: string } = {},
) => {
  const answer = await fixture.platform.call(who, {
    url: `/api/search?${new URLSearchParams({ q, kind })}`,
    headers: { 'accept-language': locale },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { groups }: ResponseOf<typeof search> = answer.json()
  return groups.flatMap(({ results }) => results)
}
const titles = async (kind: string, q: string, who: Who = null) =>
  (await found(kind, q, { who })).map(({ title }) => title)

describe('a title with one typing error', () => {
  it('finds a session, as it is typed, and what is written so before', async () => {
    await session({ fr: { title: 'Une conférence inaugurale' } })
    for (const typed of ['conferance', 'conferanc', 'connférence', 'conférnece', 'conferance inaugural'])
      expect(await titles('session', typed), typed).toEqual(['Une conférence inaugurale'])
    await session({ fr: { title: 'Conferance' } })
    expect(await titles('session', 'conferance')).toEqual(['Conferance'])
  })

  it('finds an offer, as it is typed', async () => {
    await offer('Ingénieur qualité')
    for (const typed of ['ingeneur', 'ingéneur', 'ingenieru', 'ingeneur qualite'])
      expect(await titles('job', typed), typed).toEqual(['Ingénieur qualité'])
    await fixture.run(sql`update job set translations = '{"fr":{"title":"Chaudronnier"}}'`)
    expect(await titles('job', 'ingeneur')).toEqual([])
    expect(await titles('job', 'chadronnier')).toEqual(['Chaudronnier'])
  })

  it('finds nothing of a fair that the reader does not see, and offers no spelling of it', async () => {
    const { fairs, firms } = fixture.seeded
    await session({ fr: { title: 'Quintessenzerei' } }, fairs.fair2)
    await offer('Quintessenzler', fairs.fair2, firms.z)
    for (const who of [null, 'visitor1', 'organizer1'] as const)
      for (const typed of ['quintessenzerey', 'quintessanzlar', 'quintassenzarai']) {
        const answer = await fixture.call(who, 'GET', `/search?q=${typed}`)
        expect(answer.json, `${who} ${typed}`).toEqual({ groups: [], nearest: null })
      }
    expect(await titles('session', 'quintessenzerey', 'firmAdminZ')).toEqual(['Quintessenzerei'])
  })
})

describe('a word of an abstract', () => {
  const words = {
    fr: { title: 'Table ronde', abstract: '<p>Le <b>soudage</b> par friction des coques.</p>' },
    de: { title: 'Rundgespräch', abstract: '<p>Über Häuser aus Stahl.</p>', description: '<p>Schweißen</p>' },
  }

  it('finds its session after those that are called so, with the passage in the language in which it is', async () => {
    await session(words)
    await session({ fr: { title: 'Zone de soudage' } })
    expect(await titles('session', 'soudage')).toEqual(['Zone de soudage', 'Table ronde'])
    expect(await titles('session', 'ronde soudage')).toEqual(['Table ronde'])
    const [result] = await found('session', 'friction')
    expect(result?.detail).toBe('Le soudage par friction des coques.')
    expect(result?.detailMarks.map(([from, to]) => result.detail?.slice(from, to))).toEqual(['friction'])
    const [other] = await found('session', 'haus')
    expect(other).toMatchObject({ title: 'Table ronde', titleIn: 'fr', detail: 'Über Häuser aus Stahl.' })
    expect(other?.detailIn).toBe('de')
    const [own] = await found('session', 'schweissen', { locale: 'de' })
    expect(own).toMatchObject({ title: 'Rundgespräch', titleIn: 'de', detail: 'Schweißen', detailIn: 'de' })
    expect(await titles('session', 'soudages')).toContain('Table ronde')
    expect(await titles('session', 'strong')).toEqual([])
    expect(await titles('session', 's')).toEqual(['Zone de soudage'])
  })

  it('finds nothing once it is said no longer, of a draft, of a fair that the reader does not see', async () => {
    const id = await session(words)
    const other = await session(words, fixture.seeded.fairs.fair2)
    expect(await titles('session', 'friction')).toEqual(['Table ronde'])
    expect(
      (await found('session', 'friction', { who: 'firmAdminZ' })).map(one => one.place.session),
    ).toContain(other)
    for (const [hide, show] of [
      [sql`update conference set state = 'draft'`, sql`update conference set state = 'scheduled'`],
      [sql`update conference set is_visible = false`, sql`update conference set is_visible = true`],
      [
        sql`update fair set is_using_conference_module = false`,
        sql`update fair set is_using_conference_module = true`,
      ],
    ] as const) {
      await fixture.run(hide)
      for (const who of [null, 'visitor1', 'organizer1'] as const)
        expect(await found('session', 'friction', { who }), String(who)).toEqual([])
      await fixture.run(show)
      expect((await found('session', 'friction')).map(one => one.place.session)).toEqual([id])
    }
    await fixture.run(
      sql`update conference set translations = '{"fr":{"title":"Table ronde"}}' where id = ${id}`,
    )
    expect(await found('session', 'friction')).toEqual([])
  })

  it('is kept of texts as long as they may be, in any script', async () => {
    const letters = Array.from({ length: 40_000 }, (_, at) =>
      at % 7 ? String.fromCodePoint(0x20000 + at) : ' ',
    )
    const long = { title: 'Long', abstract: letters.slice(0, 20_000).join(''), description: letters.join('') }
    await session(Object.fromEntries(['fr', 'en', 'nl', 'de', 'es', 'it'].map(language => [language, long])))
    expect(await titles('session', 'long')).toEqual(['Long'])
  })
})

it('a word that a session or an offer alone has is not forgotten', async () => {
  await session({ fr: { title: 'Titre', abstract: 'vannerie' } })
  await offer('Ferronnier')
  const { sweepSearchWords } = await import('./sweep-search-words.ts')
  const known = () =>
    fixture.run(sql<{ word: string }>`
      select word from search_word where word in ('vannerie', 'ferronnier') order by word`)
  await sweepSearchWords(fixture.platform.services)
  expect((await known()).map(({ word }) => word)).toEqual(['ferronnier', 'vannerie'])
  await fixture.run(sql`delete from conference`)
  await fixture.run(sql`delete from job`)
  await sweepSearchWords(fixture.platform.services)
  expect(await known()).toEqual([])
})
