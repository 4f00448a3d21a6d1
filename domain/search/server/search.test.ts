import { sql } from 'kysely'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'
import { filePart, form, sendForm } from '#app/server/testing/forms.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { foldCase } from '#platform/contract/text.ts'
import { many } from '#platform/server/database/rows.ts'
import type { search } from '../contract/search.ts'

let fixture: ExhibitorFixture
beforeAll(async () => {
  fixture = await exhibitorFixture()
})
beforeEach(async () => {
  await fixture.platform.startAgain()
  await describeFirms()
})
afterAll(() => fixture.platform.close())

/** What the firms of the small fixture say they do. */
async function describeFirms() {
  const { firms } = fixture.seeded
  await fixture.run(
    sql`update firm set translations = ${JSON.stringify({
      fr: { slogan: 'La soudure de précision', description: 'Nous soudons des châssis à l’œuvre.' },
      de: { slogan: 'Häuser aus Stahl' },
    })}::jsonb where id = ${firms.a}`,
  )
  await fixture.run(
    sql`update firm set translations = '{"fr":{"slogan":"Soudage secret"}}' where id = ${firms.z}`,
  )
}

type Found = ResponseOf<typeof search>

type How = { who?: Who; fair?: number; kind?: string }

const ask = async (q: string, { who = null, fair, kind }: How = {}): Promise<Found> => {
  const query = new URLSearchParams({ q, ...(fair && { fair: String(fair) }), ...(kind && { kind }) })
  const answer = await fixture.call(who, 'GET', `/search?${query}`)
  expect(answer.status, answer.body).toBe(200)
  return answer.json
}
const found = async (kind: string, q: string, how?: How) =>
  (await ask(q, how)).groups.find(group => group.kind === kind)?.results ?? []
const titles = async (kind: string, q: string, how?: How) =>
  (await found(kind, q, how)).map(({ title }) => title)
const marked = (text: string | null, marks: [number, number][]) =>
  marks.map(([from, to]) => text?.slice(from, to))
const raised = async (q: string, who: Who = null): Promise<number[]> =>
  (
    await fixture.call(
      who,
      'GET',
      `/search/stands?${new URLSearchParams({ q, fair: String(fixture.seeded.fairs.fair1) })}`,
    )
  ).json.stands

describe('a booth is found', () => {
  it('as its words are typed, in any of their forms, without accents and with one error', async () => {
    for (const typed of [
      'soud',
      'soudure',
      'SOUDURES',
      'soudre',
      'suodure',
      'soudrue',
      'precision',
      'précision',
      'œuvre',
      'oeuvre',
    ])
      expect(await titles('stand', typed), typed).toContain('Firm A')
    for (const typed of ['haus', 'Häuser', 'hauser'])
      expect(await titles('stand', typed), typed).toEqual(['Firm A'])
    expect(await titles('stand', 'tracteur')).toEqual([])
  })

  it('by all of the words, wherever each of them is', async () => {
    expect(await titles('stand', 'firm soudure')).toEqual(['Firm A'])
    expect(await titles('stand', 'firm de soudure')).toEqual(['Firm A'])
    expect(await titles('stand', 'firm tracteur')).toEqual([])
  })

  it('by its label and its sector', async () => {
    const { stands, firms } = fixture.seeded
    await fixture.run(sql`update stand set label = 'Q 77' where id = ${stands.b}`)
    for (const label of ['q77', 'Q 77', 'Q7']) expect(await titles('stand', label), label).toEqual(['Firm B'])
    await fixture.run(sql`insert into firm_business_sector (firm_id, business_sector_id)
      select ${firms.b}, id from business_sector order by id limit 1 on conflict do nothing`)
    const [sector] = await fixture.run(
      sql<{
        name: string
      }>`select translations->'fr'->>'name' as name from business_sector order by id limit 1`,
    )
    expect(await titles('stand', sector?.name ?? '')).toContain('Firm B')
    expect(await titles('sector', sector?.name ?? '')).toContain(sector?.name)
    // A finer one is its sector's, which may be that of another fair.
    for (const [word, isHere] of [
      ['Turbinage', true],
      ['Galvanisation', false],
    ] as const) {
      const { fair1, fair2 } = fixture.seeded.fairs
      await fixture.run(sql`
        with own as (insert into business_sector (fair_id) values (${isHere ? fair1 : fair2}) returning id),
          finer as (insert into business_subsector (business_sector_id, translations)
            select id, jsonb_build_object('fr', jsonb_build_object('name', ${word}::text)) from own returning id)
        insert into firm_business_subsector (firm_id, business_subsector_id) select ${firms.b}, id from finer`)
      expect(await titles('stand', word), word).toEqual(isHere ? ['Firm B'] : [])
    }
  })

  it('with what was typed marked where it is', async () => {
    const [result] = await found('stand', 'soud')
    expect(result).toMatchObject({ detail: 'La soudure de précision', titleIn: null, detailIn: 'fr' })
    expect(marked(result?.detail ?? null, result?.detailMarks ?? [])).toEqual(['soud'])
    const [named] = await found('stand', 'firm a')
    expect(marked(named?.title ?? null, named?.marks ?? [])).toEqual(['Firm', 'A'])
  })

  it('first where it is called so', async () => {
    const { firms } = fixture.seeded
    await fixture.run(sql`update firm set name = 'Soudacier' where id = ${firms.b}`)
    expect(await titles('stand', 'soud')).toEqual(['Soudacier', 'Firm A'])
  })

  it('with what is said of it as soon as it is, and no longer', async () => {
    const { firms, stands, halls } = fixture.seeded
    await fixture.run(sql`update firm set translations = '{}' where id = ${firms.a}`)
    expect(await titles('stand', 'soudure')).toEqual([])
    await fixture.run(sql`insert into stand_language (stand_id, language_id, description)
      select ${stands.a}, id, '<p>Nos <b>robots</b></p>' from language where code = 'fr'
      on conflict on constraint stand_language_taken do update set description = excluded.description`)
    expect(await titles('stand', 'robot')).toEqual(['Firm A'])
    expect(await titles('stand', 'strong')).toEqual([])
    await fixture.run(sql`update fair_hall set letter = 'YZ' where id = ${halls.one}`)
    expect((await titles('stand', 'YZ')).length).toBeGreaterThan(0)
    await fixture.run(sql`delete from stand_language where stand_id = ${stands.a}`)
    expect(await titles('stand', 'robot')).toEqual([])
  })

  it('as two who change it at once have left it', async () => {
    const { database } = fixture.platform.services
    if (database.kind === 'embedded') return
    const { firms, stands } = fixture.seeded
    const first = await database.kysely.startTransaction().execute()
    await sql`update firm set city = 'Bergheim' where id = ${firms.a}`.execute(first)
    const second = database.transaction(async db => {
      await sql`insert into stand_resource (stand_id, stand_resource_type_id, title)
        select ${stands.a}, id, 'Tournevis' from stand_resource_type limit 1`.execute(db)
    })
    await first.commit().execute()
    await second
    expect(await titles('stand', 'bergheim')).toEqual(['Firm A'])
    expect(await titles('stand', 'tournevis')).toEqual(['Firm A'])
  })
})

describe('the halls of a fair', () => {
  const halls = async (q: string) =>
    (
      await fixture.call(
        null,
        'GET',
        `/search/stands?${new URLSearchParams({ q, fair: String(fixture.seeded.fairs.fair1) })}`,
      )
    ).json.halls

  it('say how many booths answer in each, also to whoever passes through another to get there', async () => {
    const { halls: known, fairs } = fixture.seeded
    const letterOf = async (id: number) => {
      const [row] = await fixture.run(sql<{ letter: string }>`select letter from fair_hall where id = ${id}`)
      return row?.letter
    }
    expect(await halls('soudure')).toEqual([{ id: known.one, letter: await letterOf(known.one), count: 1 }])
    expect(await halls('tracteur')).toEqual([])
    const [outer] = await fixture.run(sql<{ id: number }>`
      insert into fair_hall (fair_id, letter, rank) values (${fairs.fair1}, 'OUT', 99) returning id`)
    await fixture.run(sql`update fair_hall set parent_id = ${outer?.id} where id = ${known.one}`)
    expect(await halls('soudure')).toContainEqual({ id: outer?.id, letter: 'OUT', count: 1 })
  })
})

describe('nothing of what a reader may not see', () => {
  const isHidden = async (who: Who = null) => {
    expect(await ask('soudure', { who, kind: 'stand' })).toEqual({ groups: [], nearest: null })
    expect((await ask('soudur', { who, kind: 'stand' })).nearest).toBeNull()
    expect(await raised('soudure', who)).toEqual([])
    const list = await fixture.call(
      who,
      'GET',
      `/firms/front/list?search=soudure&fair=${fixture.seeded.fairs.fair1}`,
    )
    expect(list.json).toEqual([])
  }

  it('is found: a booth, firm or hall that is hidden, one in the trash, a firm that is not let in, a fair in preparation', async () => {
    const { stands, firms, halls, fairs } = fixture.seeded
    expect(await titles('stand', 'soudure')).toEqual(['Firm A'])
    for (const [hide, show] of [
      [
        sql`update stand set is_visible = false where id = ${stands.a}`,
        sql`update stand set is_visible = true where id = ${stands.a}`,
      ],
      [
        sql`update firm set is_visible = false where id = ${firms.a}`,
        sql`update firm set is_visible = true where id = ${firms.a}`,
      ],
      [
        sql`update fair_hall set is_visible = false where id = ${halls.one}`,
        sql`update fair_hall set is_visible = true where id = ${halls.one}`,
      ],
      [
        sql`update stand set trashed_at = now() where id = ${stands.a}`,
        sql`update stand set trashed_at = null where id = ${stands.a}`,
      ],
      [
        sql`update fair_firm set is_validated = 0 where firm_id = ${firms.a}`,
        sql`update fair_firm set is_validated = 1 where firm_id = ${firms.a}`,
      ],
      [
        sql`update fair set fair_status_id = ${fairStatus.preparation} where id = ${fairs.fair1}`,
        sql`update fair set fair_status_id = ${fairStatus.open} where id = ${fairs.fair1}`,
      ],
    ] as const) {
      await fixture.run(hide)
      await isHidden()
      await isHidden('visitor1')
      await fixture.run(show)
      expect(await titles('stand', 'soudure')).toEqual(['Firm A'])
    }
  })

  it('is found of a fair for its members by others, also where it shares a firm with one that is open', async () => {
    const { fairs, firms } = fixture.seeded
    expect(await titles('stand', 'soudage secret')).toEqual([])
    expect(await titles('stand', 'soudage secret', { who: 'firmAdminZ' })).toEqual(['Firm Z'])
    await fixture.run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair1}, ${firms.z}, 1)`,
    )
    expect(await titles('stand', 'soudage secret')).toEqual([])
    expect((await ask('soudage secret', { fair: fairs.fair2 })).groups).toEqual([])
    expect((await fixture.call(null, 'GET', `/search/stands?q=secret&fair=${fairs.fair2}`)).json).toEqual({
      stands: [],
      elsewhere: 0,
      halls: [],
    })
  })

  it('is a spelling that is offered', async () => {
    await fixture.run(
      sql`update firm set translations = '{"fr":{"slogan":"Quintessenzerei"}}' where id = ${fixture.seeded.firms.z}`,
    )
    expect(await ask('quintassenzarai')).toEqual({ groups: [], nearest: null })
    expect((await ask('quintassenzarai', { who: 'firmAdminZ' })).nearest).toBe('quintessenzerei')
  })
})

describe('people', () => {
  beforeEach(() =>
    fixture.run(sql`update app_user set job_title = 'Formatrice soudure', last_name = 'Hocquet'
      where id = ${fixture.seeded.people.contactA.id}`),
  )

  it('whom visitors meet on a booth are found by name and by what they do, not by their address', async () => {
    const { contactA } = fixture.seeded.people
    for (const typed of ['hocq', 'hocquet', 'hoquet', 'formatrice'])
      expect(await titles('person', typed), typed).toEqual(['contactA Hocquet'])
    const [result] = await found('person', 'hocquet')
    expect(result?.place).toMatchObject({ stand: fixture.seeded.stands.a, person: contactA.id })
    expect(await titles('person', contactA.email)).toEqual([])
    expect(await raised('hocquet')).toEqual([fixture.seeded.stands.a])
  })

  it('are not found as long as the fair has not let them in', async () => {
    await fixture.run(
      sql`update fair_user set is_validated = 2 where user_id = ${fixture.seeded.people.contactA.id}`,
    )
    expect((await ask('hocquet')).groups).toEqual([])
    expect(await raised('hocquet')).toEqual([])
  })

  it('of a fair are found by those who run it, also by address and firm, and by nobody else', async () => {
    const { visitor1 } = fixture.seeded.people
    const ids = async (who: Who, q: string) =>
      (await found('person', q, { who })).map(({ place }) => place.person)
    expect(await ids('organizer1', visitor1.email)).toContain(visitor1.id)
    for (const who of ['organizer2', 'visitor2', 'firmAdminA', null] as const)
      expect(await ids(who, visitor1.email), String(who)).toEqual([])
    expect(await ids('organizer1', 'Firm A')).toContain(fixture.seeded.people.firmAdminA.id)
  })
})

describe('a brochure', () => {
  const pdf = (...pages: string[]): Promise<Buffer> =>
    new Promise(resolve => {
      const document = new PDFDocument({ autoFirstPage: false })
      const chunks: Buffer[] = []
      document.on('data', chunk => chunks.push(chunk))
      document.on('end', () => resolve(Buffer.concat(chunks)))
      for (const text of pages) document.addPage().text(text)
      document.end()
    })

  /** A brochure of the booth of firm A, as its admin keeps it. */
  async function keep(bytes: Buffer, title = 'Notre catalogue') {
    const { a } = fixture.seeded.stands
    const sent = await sendForm(fixture.platform, form(filePart(bytes, 'catalogue.pdf', 'application/pdf')), {
      who: 'firmAdminA',
      url: `/api/stands/${a}/files?use=brochure`,
    })
    expect(sent.statusCode, sent.body).toBeLessThan(300)
    const [type] = await fixture.run(sql<{ id: number }>`
      select id from stand_resource_type where code = 'TYPE_BROCHURE'`)
    const made = await fixture.call('firmAdminA', 'POST', '/stand_resources', {
      stand: a,
      type: type?.id,
      title,
      media: sent.json().id,
    })
    expect(made.status, made.body).toBe(201)
    await fixture.platform.services.queue.runDue()
    return made.json.id as number
  }

  it('is found by what is written in it, with the page, and its booth with it', async () => {
    const id = await keep(await pdf('Première page', 'Rien', 'Un poste de brasage prêt en deux jours'))
    const [result] = await found('brochure', 'brasages')
    expect(result).toMatchObject({
      title: 'Notre catalogue',
      label: 'Firm A',
      place: { stand: fixture.seeded.stands.a, brochure: id, page: 3 },
    })
    expect(marked(result?.detail ?? null, result?.detailMarks ?? [])).toEqual(['brasage'])
    expect(await titles('stand', 'firm brasage')).toEqual(['Firm A'])
    expect(await titles('brochure', 'catalogue')).toEqual(['Notre catalogue'])
    expect(await titles('brochure', 'brasagf')).toEqual(['Notre catalogue'])
  })

  it('in which a typing error stands to the letter hides nothing that is called what was meant', async () => {
    const { firms, stands } = fixture.seeded
    await fixture.run(sql`update fair set is_using_conference_module = true, is_using_job_module = true`)
    await fixture.run(sql`update firm set name = 'Chaudronnerie Bonnard' where id = ${firms.b}`)
    await fixture.run(sql`
      insert into conference (fair_id, mode, hosting, format, state, translations)
      values (${fixture.seeded.fairs.fair1}, 'live', 'external', 'plenary', 'scheduled',
        '{"fr":{"title":"La chaudronnerie demain","abstract":"friction"}}')`)
    await fixture.run(sql`
      insert into job (fair_id, firm_id, translations, is_visible, opened_at, final_date, remote)
      values (${fixture.seeded.fairs.fair1}, ${firms.a}, '{"fr":{"title":"Chef de chaudronnerie"}}', true, now(),
        current_date + 30, 'fully')`)
    await keep(await pdf('Notre chaudronerie depuis 1950, et sa fraction'))
    expect(await titles('brochure', 'chaudronerie')).toEqual(['Notre catalogue'])
    expect(await titles('session', 'chaudronerie')).toEqual(['La chaudronnerie demain'])
    expect(await titles('job', 'chaudronerie')).toEqual(['Chef de chaudronnerie'])
    const [letter, meant] = await found('stand', 'chaudronerie')
    expect([letter?.title, meant?.title]).toEqual(['Firm A', 'Chaudronnerie Bonnard'])
    expect(marked(meant?.title ?? null, meant?.marks ?? [])).toEqual(['Chaudronnerie'])
    expect((await raised('chaudronerie')).sort()).toEqual([stands.a, stands.b].sort())
    // What only says so is not meant where something is found to the letter, nor is what is said beside what is called so.
    expect(await titles('session', 'fraction')).toEqual([])
    expect(await titles('stand', 'chaudronnerie')).toEqual(['Chaudronnerie Bonnard'])
    await fixture.run(sql`update firm set is_visible = false where id = ${firms.b}`)
    expect(await titles('stand', 'chaudronerie')).toEqual(['Firm A'])
    expect(await raised('chaudronerie')).toEqual([stands.a])
  })

  it('in which a word stands beside many others that bear it is no typing error', async () => {
    const { fairs, firms, stands } = fixture.seeded
    await fixture.run(sql`update fair set is_using_conference_module = true`)
    await fixture.run(sql`update firm set name = 'Marin' where id = ${firms.b}`)
    const session = (title: string, abstract: string) =>
      fixture.run(sql`
        insert into conference (fair_id, mode, hosting, format, state, translations)
        values (${fairs.fair1}, 'live', 'external', 'plenary', 'scheduled',
          jsonb_build_object('fr', jsonb_build_object('title', ${title}::text, 'abstract', ${abstract}::text)))`)
    await session('Marin', 'La mer')
    for (const title of ['Une', 'Deux']) await session(title, 'Avec Martin')
    await keep(await pdf('Chez Martin'))
    expect(await titles('session', 'martin')).toEqual(['Deux', 'Une', 'Marin'])
    expect((await raised('martin')).sort()).toEqual([stands.a, stands.b].sort())
    await session('Trois', 'Avec Martin')
    expect((await titles('session', 'martin')).sort()).toEqual(['Deux', 'Trois', 'Une'])
    const [hall] = await fixture.run(
      sql<{ id: number }>`select fair_hall_id as id from stand where id = ${stands.a}`,
    )
    for (const number of [901, 902]) {
      const [firm] = await fixture.run(sql<{ id: number }>`
        insert into firm (name, translations) values ('Autre', '{"fr":{"slogan":"Avec Martin"}}') returning id`)
      await fixture.run(sql`
        insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair1}, ${firm?.id}, 1)`)
      await fixture.run(sql`insert into stand (fair_id, firm_id, fair_hall_id, number)
        values (${fairs.fair1}, ${firm?.id}, ${hall?.id}, ${number})`)
    }
    expect(await raised('martin')).toHaveLength(3)
    expect(await raised('martin')).not.toContain(stands.b)
    expect(await titles('stand', 'martin')).not.toContain('Marin')
  })

  it('is found no longer once it is withdrawn or its booth is hidden', async () => {
    const id = await keep(await pdf('Brasage'))
    const { a } = fixture.seeded.stands
    await fixture.run(sql`update stand set is_visible = false where id = ${a}`)
    expect((await ask('brasage')).groups).toEqual([])
    await fixture.run(sql`update stand set is_visible = true where id = ${a}`)
    expect(await titles('brochure', 'brasage')).toEqual(['Notre catalogue'])
    expect((await fixture.call('firmAdminA', 'DELETE', `/stand_resources/${id}`)).status).toBe(204)
    expect((await ask('brasage')).groups).toEqual([])
  })

  it('that was read moves no page that is kept, until lists find it, once for many', async () => {
    const changes = async () =>
      (
        await fixture.run(sql<{ changes: number }>`
          select sum(changes)::int as changes from content_change
          where fair_id = ${fixture.seeded.fairs.fair1}`)
      )[0]?.changes ?? 0
    const waiting = () =>
      fixture.run(sql<{ id: number }>`
        select id from queued_job where kind = 'find_documents' and state = 'waiting'`)
    await keep(await pdf('Brasage'))
    const shown = await changes()
    await fixture.run(sql`update media_text set read_at = read_at + interval '1 second'`)
    expect([await changes(), (await waiting()).length]).toEqual([shown, 1])
    await fixture.run(
      sql`update queued_job set run_at = now() - interval '1 s' where kind = 'find_documents'`,
    )
    await fixture.platform.services.queue.runDue()
    expect([await changes(), (await waiting()).length]).toEqual([shown + 1, 0])
  })

  it('that cannot be read is found by its name, and holds nobody up', async () => {
    await keep(
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj\ntrailer<</Root 1 0 R>>\n',
      ),
      'Mode d’emploi',
    )
    expect(await titles('brochure', 'emploi')).toEqual(['Mode d’emploi'])
    const jobs = await fixture.run(sql<{ count: number }>`
      select count(*)::int as count from queued_job where kind = 'read_document'`)
    expect(jobs[0]?.count).toBe(0)
  })
})

it('words that nobody uses any more are forgotten', async () => {
  const count = async () =>
    (await fixture.run(sql<{ word: string }>`select word from search_word where word = 'precision'`)).length
  expect(await count()).toBe(1)
  await fixture.run(sql`update firm set translations = '{}' where id = ${fixture.seeded.firms.a}`)
  const { sweepSearchWords } = await import('./sweep-search-words.ts')
  await sweepSearchWords(fixture.platform.services)
  expect(await count()).toBe(0)
})

it('the database compares letters as browsers do', async () => {
  const from = 0xc0
  const letters = Array.from({ length: 0x180 - from }, (_, at) => String.fromCodePoint(from + at)).filter(
    // Of no language of today.
    letter => /\p{L}/u.test(letter) && !'ĸĿŀŉ'.includes(letter),
  )
  const rows = await many<{ letter: string; folded: string }>(fixture.platform.services.database.kysely)`
    select letter, fold(letter) as folded from unnest(${letters}::text[]) letter`
  expect(rows.filter(({ letter, folded }) => foldCase(letter) !== folded)).toEqual([])
})
