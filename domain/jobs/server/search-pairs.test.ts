import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayIn, type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { JobCard } from '../contract/job-calls.ts'
import type { LibraryCard } from '../contract/library.ts'

/** What is written, in its language, and what somebody types who means it. */
const pairs: readonly (readonly [string, string, string])[] = [
  // The other gender’s form.
  ['fr', 'Développeuse web', 'développeur'],
  ['fr', 'Développeur web', 'développeuse'],
  ['fr', 'Vendeuse en boutique', 'vendeur'],
  ['fr', 'Vendeur en boutique', 'vendeuse'],
  ['fr', 'Directrice des achats', 'directeur'],
  ['fr', 'Directeur des achats', 'directrice'],
  ['fr', 'Ingénieure qualité', 'ingénieur'],
  ['fr', 'Ingénieur qualité', 'ingénieure'],
  ['fr', 'Technicienne de maintenance', 'technicien'],
  ['fr', 'Technicien de maintenance', 'technicienne'],
  ['fr', 'Infirmière de nuit', 'infirmier'],
  ['fr', 'Infirmier de nuit', 'infirmière'],
  ['fr', 'Soudeuse TIG', 'soudeur'],
  ['fr', 'Conductrice de ligne', 'conducteur'],
  ['fr', 'Boulangère', 'boulanger'],
  ['fr', 'Électricienne', 'electricien'],
  ['fr', 'Agente commerciale, consultante', 'consultant'],
  ['de', 'Ingenieurin für Antriebe', 'Ingenieur'],
  ['de', 'Ingenieur für Antriebe', 'Ingenieurin'],
  ['de', 'Verkäuferin', 'Verkäufer'],
  ['de', 'Verkäufer', 'Verkäuferin'],
  ['de', 'Bürokauffrau', 'Bürokaufmann'],
  ['de', 'Lehrerinnen gesucht', 'Lehrer'],
  ['nl', 'Verkoopster', 'verkoper'],
  ['nl', 'Verkoper', 'verkoopster'],
  ['nl', 'Medewerkster logistiek', 'medewerker'],
  ['nl', 'Verpleegster', 'verpleger'],
  ['nl', 'Lerares wiskunde', 'leraar'],
  ['nl', 'Directrice', 'directeur'],
  ['en', 'Saleswoman', 'salesman'],
  ['en', 'Waitress', 'waiter'],
  ['es', 'Soldadora', 'soldador'],
  ['es', 'Ingeniera de obras', 'ingeniero'],
  ['es', 'Directora de ventas', 'director'],
  ['es', 'Dependienta', 'dependiente'],
  ['it', 'Saldatrice', 'saldatore'],
  ['it', 'Saldatore', 'saldatrice'],
  ['it', 'Infermiera', 'infermiere'],
  ['it', 'Impiegata amministrativa', 'impiegato'],
  // Parts of compounds.
  ['de', 'Entwicklungsingenieur', 'Ingenieur'],
  ['de', 'Elektroantriebstechnik', 'Antrieb'],
  ['de', 'Schiffbauingenieurin', 'Ingenieur'],
  ['de', 'Projektleitung Windenergie', 'Leitung'],
  ['de', 'Softwareentwicklerin', 'Entwickler'],
  ['nl', 'Onderhoudsmonteur', 'monteur'],
  ['nl', 'Scheepslasser', 'lasser'],
  ['nl', 'Webontwikkelaar', 'ontwikkelaar'],
  // Words with signs.
  ['fr', 'Calcul embarqué en C++', 'C++'],
  ['fr', 'Outils en C# et SQL', 'c#'],
  ['en', 'Services in .NET and Azure', '.NET'],
  ['en', 'Tools in .NET', '.net'],
  ['de', 'Steuerungen in C++20 und C++', 'C++ Steuerungen'],
  ['fr', 'Maîtrise de la CAO/DAO', 'CAO'],
  ['fr', 'Maîtrise de la CAO/DAO', 'dao'],
  ['en', 'Node.js and TypeScript', 'node.js'],
  // Other forms, accents and case.
  ['fr', 'Gérer des chantiers navals', 'chantier naval'],
  ['fr', 'Chaudronnerie à Saint-Nazaire', 'chaudronnerie saint nazaire'],
  ['fr', 'Œuvre de maçonnerie', 'oeuvre maconnerie'],
  ['de', 'Schweißer für Rümpfe', 'schweisser'],
  ['de', 'Prüfungen und Schweißnähte', 'Prüfung'],
  ['es', 'Diseño de cañerías', 'diseno'],
  ['it', 'Qualità e metodi', 'qualita'],
  ['en', 'Welding hulls', 'hull'],
  ['nl', 'Projecten leiden', 'project'],
  ['fr', 'Apprentis en alternance', 'apprenti'],
]

/** What somebody types who means something else. */
const others: readonly (readonly [string, string, string])[] = [
  ['fr', 'Inventer des jeux', 'vente'],
  ['fr', 'Outils en C et SQL', 'C++'],
  ['fr', 'Calcul embarqué en C++', 'C#'],
  ['en', 'Networks', '.NET'],
  ['fr', 'Boulanger', 'boucher'],
  ['en', 'Manager', 'woman'],
]

let c: JobsFixture
beforeAll(async () => {
  c = await jobsFixture()
})
afterAll(() => c.platform.close())

const offerSaying = async (language: string, text: string) => {
  const { id } = await one<{ id: number }>(c.db)`
    insert into job (fair_id, firm_id, translations, is_visible, opened_at, final_date, remote,
      job_contract_type_id)
    values (${c.seeded.fairs.fair1}, ${c.seeded.firms.a},
      ${JSON.stringify({ [language]: { title: 'X', description: `<p>${text}</p>` } })}::jsonb, true, now(),
      ${dayIn(30)}::date, 'fully', null)
    returning id`
  return id
}
const found = async (typed: string) =>
  (await c.get<JobCard[]>(null, `/jobs/list?pagination=false&search=${encodeURIComponent(typed)}`)).map(
    ({ id }) => id,
  )

const foundInBar = async (typed: string) => {
  const query = new URLSearchParams({ q: typed, fair: String(c.seeded.fairs.fair1), kind: 'job' })
  const { groups } = await c.get<{ groups: { results: { id: string }[] }[] }>(null, `/search?${query}`)
  return groups.flatMap(({ results }) => results.map(({ id }) => id))
}

describe('offers', () => {
  it('are found by what is meant, in their list and in the search of all: all of these pairs', async () => {
    expect(pairs.length).toBeGreaterThanOrEqual(60)
    const lost: string[] = []
    for (const [language, text, typed] of pairs) {
      const id = await offerSaying(language, text)
      if (!(await found(typed)).includes(id)) lost.push(`${text} ← ${typed}`)
      if (!(await foundInBar(typed)).includes(`job-${id}`)) lost.push(`bar: ${text} ← ${typed}`)
      await c.run(sql`delete from job where id = ${id}`)
    }
    expect(lost).toEqual([])
  })

  it('are not found by what is not meant', async () => {
    const wrong: string[] = []
    for (const [language, text, typed] of others) {
      const id = await offerSaying(language, text)
      if ((await found(typed)).includes(id)) wrong.push(`${text} ← ${typed}`)
      await c.run(sql`delete from job where id = ${id}`)
    }
    const id = await offerSaying('fr', 'Outils en C et SQL')
    expect([await foundInBar('C++'), await foundInBar('C')]).toEqual([[], [`job-${id}`]])
    await c.run(sql`delete from job where id = ${id}`)
    expect(wrong).toEqual([])
  })

  it('are found by the name of their entries in any language', async () => {
    const id = await offerSaying('fr', 'Rien de plus')
    const family = await one<{ id: number }>(c.db)`
      select id from job_family where translations -> 'de' ->> 'name' = 'Personal'`
    await c.run(sql`update job set job_family_id = ${family.id} where id = ${id}`)
    for (const typed of ['Ressources humaines', 'Human resources', 'Personeelszaken'])
      expect([typed, await found(typed)]).toEqual([typed, [id]])
    await c.run(sql`delete from job where id = ${id}`)
  })

  it('are looked for by whatever is typed: it is a search like any other', async () => {
    for (const typed of [
      '<',
      '<toto',
      "'",
      "l'",
      ':*',
      '\\',
      '%',
      '_',
      '&|!',
      '(',
      '"C++',
      "C++'#",
      'a'.repeat(10_000),
      '𝒞++',
      '\0x',
    ])
      expect([
        typed.slice(0, 9),
        (await c.send(null, 'GET', `/jobs/list?search=${encodeURIComponent(typed)}`)).statusCode,
      ]).toEqual([typed.slice(0, 9), 200])
  })
})

describe('CVs of the library', () => {
  const search = async (typed: string) =>
    (
      await c.get<LibraryCard[]>(
        'firmAdminA',
        `/job_profiles/search?fair=${c.seeded.fairs.fair1}&search=${encodeURIComponent(typed)}`,
      )
    ).map(({ profile }) => profile)

  it('are found by the same, each in its language; without a name by nothing that would tell it', async () => {
    const { id } = await c.profile('visitor1', {
      locale: 'de',
      title: 'Entwicklungsingenieurin',
      summary: 'Steuerungen in C++, visitor1, erreichbar unter visitor1@example.org oder 06 12 34 56 78.',
    })
    await c.send('visitor1', 'PUT', `/job_profiles/${id}/pool`, { fair: c.seeded.fairs.fair1, isIn: true })
    for (const typed of ['Ingenieur', 'c++', 'steuerung', 'visitor1', '12 34 56 78'])
      expect([typed, await search(typed)]).toEqual([typed, [id]])
    await c.send('visitor1', 'PUT', `/job_profiles/${id}`, { isAnonymousFirst: true })
    for (const typed of ['Ingenieur', 'c++', 'steuerung'])
      expect([typed, await search(typed)]).toEqual([typed, [id]])
    for (const typed of [
      'visitor1',
      'visi',
      'example.org',
      '0612345678',
      '12 34 56 78',
      'erreichbar visitor1',
    ])
      expect([typed, await search(typed)]).toEqual([typed, []])
  })

  it('are found by their file as soon as it is read, and not when it is taken away', async () => {
    const [{ id }] = (await many<{ id: number }>(c.db)`
      select id from job_profile where user_id = ${c.seeded.people.visitor1.id}`) as [{ id: number }]
    await c.send('visitor1', 'PUT', `/job_profiles/${id}`, { isAnonymousFirst: false })
    await c.run(
      sql`update job_profile set cv_text = 'Chemisette en popeline', cv_state = 'read' where id = ${id}`,
    )
    expect(await search('popeline')).toEqual([id])
    await c.send('visitor1', 'PUT', `/job_profiles/${id}`, { isAnonymousFirst: true })
    expect(await search('popeline')).toEqual([])
  })

  it('are counted to one more than a thousand, and listed as they were changed last', async () => {
    for (let first = 1; first <= 1003; first += 100)
      await c.run(sql`
        with come as (
            insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated,
              email_confirmed_at, password_hash)
            select 'many' || n || '@example.org', 'Ada', 'Martin', '{ROLE_VISITOR}', 7, 1, now(), 'x'
            from generate_series(${first}::int, ${Math.min(first + 99, 1003)}::int) n returning id),
          there as (insert into fair_user (user_id, fair_id, is_validated)
            select id, ${c.seeded.fairs.fair1}::int, 1 from come),
          agreed as (insert into consent (user_id, purpose, fair_id)
            select id, 'cv_pool', ${c.seeded.fairs.fair1}::int from come)
        insert into job_profile (user_id, title, summary, is_anonymous_first, changed_at)
          select id, 'Vannier', 'Paniers en osier', id % 2 = 0, now() + make_interval(mins => id) from come`)
    const all = await many<{ id: number }>(c.db)`
      select id from job_profile where title = 'Vannier' order by changed_at desc`
    const asked = (words: string, page: number) =>
      c.send(
        'firmAdminA',
        'GET',
        `/job_profiles/search?fair=${c.seeded.fairs.fair1}&search=${words}&itemsPerPage=100&page=${page}`,
      )
    for (const page of [1, 11]) {
      const answer = await asked('osier%20panier', page)
      const ids = answer.json<LibraryCard[]>().map(({ profile }) => profile)
      expect([Number(answer.headers['x-total-items']), ids]).toEqual([
        1001,
        all.slice(100 * (page - 1), 100 * page).map(({ id }) => id),
      ])
    }
    // Another order is one of the thousand that were changed last; the others follow as they were.
    const changed = async (page: number) =>
      (await asked('osier%20panier&order=changed', page))
        .json<LibraryCard[]>()
        .map(({ profile }) => ({ id: profile }))
    expect(await changed(1)).toEqual(all.slice(900, 1000).toReversed())
    expect(await changed(11)).toEqual(all.slice(1000))
    expect((await asked('osier%20panier&order=lastLook', 1)).json()).toHaveLength(100)
  })
})
