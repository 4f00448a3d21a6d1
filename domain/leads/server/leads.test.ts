import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { leadsFixture, type Who } from '#app/server/testing/leads-fixture.ts'
import { recordOf } from '#platform/contract/record.ts'
import { many } from '#platform/server/database/rows.ts'
import { withZip } from '#platform/server/files/zip.ts'
import type { FirmConsents, PrivacyLedger } from '../contract/consent.ts'
import { evidenceKindNames, seenKinds } from '../contract/evidence.ts'
import type { Lead } from '../contract/lead.ts'
import type { LeadRule } from '../contract/rules.ts'
import { handCard, withdrawConsent } from './hand-card.ts'
import { tellLeads } from './tell-leads.ts'
import { tellNewLeads } from './tell-new-leads.ts'

/** Enough to be read in several parts; `EXPORT_LINES=100000` for the long proof. */
const exportLines = Number(process.env.EXPORT_LINES ?? 3_000)

const f = leadsFixture()
const { db, run, send, read, status, at, consent, list } = f
const names = async (who?: Who, more?: string) =>
  (await list(who, more)).map(({ person }) => person.firstName)
const firstLead = async (who: Who = 'firmAdminA') => {
  const [row] = await list(who)
  return read<Lead>(who, `/leads/${row?.id}`)
}
/** A visitor writes to the booth. */
async function write(who: Who, text: string) {
  const opened = await send(who, 'POST', '/conversations', { stand: at().stand })
  const { id } = opened.json<{ id: number }>()
  return send(who, 'POST', '/direct_messages', { conversation: id, text, uuid: crypto.randomUUID() })
}

describe('a contact', () => {
  it('explains its points line by line, with the words of who wrote, and tells how to reach them once they hand their card', async () => {
    const { fair, stand } = at()
    await run(sql`update fair set is_using_direct_message_module = true`)
    expect((await write('visitor1', 'Does a cobot hold on a table?')).statusCode).toBeLessThan(300)
    const before = await firstLead()
    expect(before).toMatchObject({ score: 20, temperature: 'cool', hasCard: false, contact: null })
    expect(before.lines.map(({ kind, points, text }) => [kind, points, text])).toEqual([
      ['conversation', 20, 'Does a cobot hold on a table?'],
    ])
    const given = await consent('visitor1', { card: true, visits: true })
    expect(given.json<FirmConsents>()).toMatchObject({ card: expect.any(String), visits: expect.any(String) })
    for (let count = 0; count < 3; count += 1) {
      const visit = await send('visitor1', 'POST', '/leads/visits', { stand, kind: 'visit', seconds: 60 })
      expect(visit.json()).toEqual({ isKept: true })
      await run(sql`update lead_visit set last_at = last_at - interval '1 hour', at = at - interval '1 hour'`)
    }
    await send('visitor1', 'POST', '/leads/visits', { stand, kind: 'visit', seconds: 60 })
    const lead = await firstLead()
    expect(await list('firmAdminA', '&page=2')).toEqual([])
    const points = lead.lines.map(({ kind, points }) => [kind, points])
    // The fourth visit is one too many: it stays, and adds nothing.
    expect(
      points
        .filter(([kind]) => kind === 'visit')
        .map(([, count]) => count)
        .toSorted(),
    ).toEqual([0, 4, 4, 4])
    expect(lead.score).toBe(20 + 15 + 12)
    expect(lead.score).toBe(lead.lines.reduce((sum, line) => sum + line.points, 0))
    expect(lead).toMatchObject({
      temperature: 'warm',
      contact: { email: f.platform.seeded.people.visitor1.email },
      consent: { card: expect.any(String), visits: expect.any(String) },
      thresholds: { warm: 30, hot: 60 },
      isKept: true,
    })
    const overview = await read<{ total: number; warm: number; withdrawn: number }>(
      'firmAdminA',
      `/leads/overview?fair=${fair}`,
    )
    expect(overview).toMatchObject({ total: 1, warm: 1, hot: 0, cool: 0, withdrawn: 0 })
  })

  it('is the firm’s alone: no competitor, no other fair, no visitor and no one who runs the fair finds it', async () => {
    const { fair, firm } = at()
    await consent('visitor1', { card: true })
    const { id } = await firstLead()
    for (const who of [
      'firmAdminB',
      'contactB',
      'firmAdminZ',
      'organizer2',
      'organizer1',
      'superAdmin',
    ] as const)
      expect({ [who]: await status(who, `/leads/${id}`) }).toEqual({ [who]: 404 })
    expect(await status('visitor1', `/leads/${id}`)).toBe(403)
    expect(await status('firmAdminB', `/leads?fair=${fair}&firm=${firm}`)).toBe(404)
    expect(await status('organizer2', `/leads?fair=${fair}&firm=${firm}`)).toBe(404)
    expect(await status('organizer2', `/leads/firms?fair=${fair}`)).toBe(404)
    expect(await names('firmAdminB')).toEqual([])
    // They know how many, and whom the people themselves let them know.
    expect(await names('organizer1', `&firm=${firm}`)).toEqual([])
    const counts = await send('organizer1', 'GET', `/leads/firms?fair=${fair}`)
    const participation = (
      await read<{ participation: number }>('firmAdminA', `/leads/overview?fair=${fair}`)
    ).participation
    expect(counts.json()).toContainEqual({
      firm: { id: firm, name: 'Firm A' },
      participation,
      total: 1,
      hot: 0,
      warm: 0,
      withdrawn: 0,
    })
    expect(counts.body).not.toContain('visitor1')
    await send('visitor1', 'PUT', '/user/ledger/organizers', { fair, isAllowed: true })
    expect(await names('organizer1', `&firm=${firm}`)).toEqual(['visitor1'])
    expect(await status('organizer2', `/leads/${id}`)).toBe(404)
    // What the firm makes of them is the firm’s, and is not found out by asking for it either.
    const owner = f.platform.seeded.people.contactA.id
    await send('firmAdminA', 'PUT', `/leads/${id}`, { version: 1, state: 'won', owner, tags: ['Urgent'] })
    for (const told of [
      (await list('organizer1', `&firm=${firm}`))[0],
      await read<Lead>('organizer1', `/leads/${id}`),
    ])
      expect(told).toMatchObject({ state: null, owner: null, tags: [] })
    for (const by of ['state=won', `owner=${owner}`, 'tag=Urgent', 'search=urgent']) {
      expect({ [by]: await names('firmAdminA', `&${by}`) }).toEqual({ [by]: ['visitor1'] })
      expect({ [by]: await names('organizer1', `&firm=${firm}&${by}`) }).toEqual({ [by]: [] })
    }
    expect(await names('organizer1', `&firm=${firm}&search=visitor1`)).toEqual(['visitor1'])
    const rings = () =>
      many(db())`delete from hub_update where ${`leads:${participation}`} = any(topics) returning 1 as rung`
    await rings()
    await send('visitor1', 'PUT', '/user/ledger/organizers', { fair, isAllowed: false })
    expect(await status('organizer1', `/leads/${id}`)).toBe(404)
    // Open lists hear that they have changed, also of those who run the fair, and nobody else does.
    expect(await rings()).not.toEqual([])
    const hears = async (who: Who) => {
      const url = `/.well-known/mercure?match=leads:${participation}`
      const headers = await f.platform.hears(who)
      return (await f.platform.app.inject({ url, headers, payloadAsStream: true })).statusCode
    }
    for (const who of ['firmAdminA', 'contactA', 'organizer1', 'superAdmin'] as const)
      expect({ [who]: await hears(who) }).toEqual({ [who]: 200 })
    for (const who of ['firmAdminB', 'organizer2', 'visitor1'] as const)
      expect({ [who]: await hears(who) }).toEqual({ [who]: 403 })
  })

  it('of a contact of a booth is what happened there, or what they look after; they export nothing', async () => {
    const { fair, firm, stand } = at()
    const { people } = f.platform.seeded
    await consent('visitor1', { card: true })
    await handCard(db(), { user: people.visitor2.id, firm, fair, stand, how: 'booth' })
    expect((await names('contactA')).toSorted()).toEqual(['visitor1', 'visitor2'])
    await run(
      sql`insert into stand (fair_id, firm_id, label) select fair_id, firm_id, 'other' from stand where id = ${stand}`,
    )
    await run(sql`update consent set stand_id = (select max(id) from stand where firm_id = ${firm})
      where user_id = ${people.visitor2.id} and purpose = 'card'`)
    expect(await names('contactA')).toEqual(['visitor1'])
    expect((await names('firmAdminA')).toSorted()).toEqual(['visitor1', 'visitor2'])
    await run(sql`update lead set owner_id = ${people.contactA.id} where user_id = ${people.visitor2.id}`)
    expect((await names('contactA')).toSorted()).toEqual(['visitor1', 'visitor2'])
    expect(await status('contactA', `/leads/export?fair=${fair}`)).toBe(403)
    expect(await status('contactA', `/lead_rules?fair=${fair}`)).toBe(403)
  })

  it('is kept by one at a time, handed to colleagues alone, and noted about', async () => {
    const { people } = f.platform.seeded
    await consent('visitor1', { card: true })
    const lead = await firstLead()
    const put = (body: object, who: Who = 'firmAdminA') =>
      send(who, 'PUT', `/leads/${lead.id}`, { version: lead.version, ...body })
    const both = await Promise.all([put({ state: 'won' }), put({ state: 'lost' }, 'contactA')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
    const { version } = await firstLead()
    expect((await put({ version, owner: people.contactB.id })).statusCode).toBe(422)
    expect((await put({ version, owner: people.visitor2.id })).statusCode).toBe(422)
    const handed = await put({
      version,
      owner: people.contactA.id,
      tags: ['Cobot', 'cobot', 'quote in January'],
    })
    expect(handed.json<Lead>()).toMatchObject({
      owner: { id: people.contactA.id },
      tags: ['Cobot', 'quote in January'],
    })
    const told = await read<{ kind: string; text: string }[]>(
      'contactA',
      `/users/${people.contactA.id}/notifications`,
    )
    expect(JSON.stringify(told)).toContain('lead_handed')
    expect(JSON.stringify(told)).not.toContain('visitor1')
    const noted = await send('contactA', 'POST', `/leads/${lead.id}/notes`, { text: 'Three sewing posts.' })
    expect(noted.json<Lead>().notes).toMatchObject([{ text: 'Three sewing posts.', isOwn: true }])
    const [note] = noted.json<Lead>().notes
    expect((await send('standAdminA', 'DELETE', `/leads/${lead.id}/notes/${note?.id}`)).statusCode).toBe(403)
    expect(
      (await send('firmAdminA', 'DELETE', `/leads/${lead.id}/notes/${note?.id}`)).json<Lead>().notes,
    ).toEqual([])
    expect(
      await names('firmAdminA', `&owner=${people.contactA.id}&tag=Cobot&search=VISITOR1&kind=card`),
    ).toEqual(['visitor1'])
    // By a tag, and by the name in either order; of a word alone, and of what a pattern would mean, nothing.
    for (const [search, found] of [
      ['JANUARY', ['visitor1']],
      ['SMALL visit', ['visitor1']],
      ['visitor1 SMALL', ['visitor1']],
      ['visitor1 cobot', []],
      ['v%1', []],
    ] as const)
      expect(await names('firmAdminA', `&search=${encodeURIComponent(search)}`)).toEqual(found)
    expect(await names('firmAdminA', '&owner=0')).toEqual([])
  })
})

describe('new contacts of a day', () => {
  it('are told once, as a number alone, to who may read them; mailed to whoever chose so', async () => {
    const { people } = f.platform.seeded
    await consent('visitor1', { card: true })
    await tellLeads(f.platform.services)
    const id = people.firmAdminA.id
    const chosen = await send('firmAdminA', 'PUT', `/users/${id}/notification_preferences`, {
      kind: 'leads_of_the_day',
      mail: 'daily',
    })
    expect(chosen.statusCode).toBe(204)
    const later = (hours: number) => ({
      ...f.platform.services,
      now: () => new Date(Date.now() + hours * 3_600_000),
    })
    const told = () => many<{ user: number; mail: string; params: object }>(db())`
      select user_id as "user", mail, params from notification where kind = 'leads_of_the_day'
      order by user_id`
    await tellNewLeads(f.platform.services)
    expect(await told()).toEqual([])
    for (let time = 0; time < 2; time += 1) await tellNewLeads(later(24))
    await tellNewLeads(later(48))
    const each = await told()
    expect(each).toContainEqual({ user: id, mail: 'daily', params: { count: '1' } })
    expect(each).toContainEqual({ user: people.contactA.id, mail: 'never', params: { count: '1' } })
    expect(each.filter(({ user }) => user === id)).toHaveLength(1)
    expect(each.map(({ user }) => user)).not.toContain(people.firmAdminB.id)
  })
})

describe('what was taken back', () => {
  const canary = 'Kanarienvogelin'

  it('is gone at the next call, from list, story, file, search and notification, and told as a number', async () => {
    const { fair, firm } = at()
    const { people } = f.platform.seeded
    await run(sql`update app_user set last_name = ${canary} where id = ${people.visitor1.id}`)
    await consent('visitor1', { card: true, visits: true })
    const { id } = await firstLead()
    await send('firmAdminA', 'POST', `/leads/${id}/notes`, { text: `${canary} calls back.` })
    const file = await send('firmAdminA', 'GET', `/leads/export?fair=${fair}`)
    expect(file.body).toContain(canary)
    await tellLeads(f.platform.services)
    const [ledger] = await read<PrivacyLedger>('visitor1', '/user/ledger')
    expect(ledger?.entries).toMatchObject([
      { firm: { id: firm }, noteCount: 1, exportedAt: expect.any(String), withdrawnAt: null },
    ])
    const answers = await Promise.all(Array.from({ length: 10 }, () => consent('visitor1', { card: false })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await status('firmAdminA', `/leads/${id}`)).toBe(404)
    expect(await status('contactA', `/leads/${id}`)).toBe(404)
    expect((await send('firmAdminA', 'POST', `/leads/${id}/notes`, { text: 'Too late.' })).statusCode).toBe(
      404,
    )
    expect(await list()).toEqual([])
    await tellLeads(f.platform.services)
    const seen = await Promise.all([
      send('firmAdminA', 'GET', `/leads/overview?fair=${fair}`),
      send('firmAdminA', 'GET', `/leads/export?fair=${fair}`),
      send('firmAdminA', 'GET', `/search?salon=${fair}&query=${canary}`),
      send('firmAdminA', 'GET', `/users/${people.firmAdminA.id}/notifications`),
      send('firmAdminA', 'POST', '/stats/get/users', { userIds: [people.visitor1.id] }),
    ])
    for (const { body } of seen) expect(body).not.toContain(canary)
    expect(seen[0]?.json()).toMatchObject({ total: 0, withdrawn: 1 })
    // Whoever holds the file is told by its number whom they have to delete.
    expect(seen[3]?.body).toContain(`${id}`)
    for (const table of ['lead', 'lead_note', 'lead_visit', 'notification', 'audit_log', 'queued_job']) {
      const left = await many(db())`
        select 1 from ${sql.table(table)} t where position(${canary} in to_jsonb(t)::text) > 0`
      expect({ [table]: left.length }).toEqual({ [table]: 0 })
    }
    const [after] = await read<PrivacyLedger>('visitor1', '/user/ledger')
    expect(after?.entries).toMatchObject([
      { card: null, visits: null, noteCount: 0, withdrawnAt: expect.any(String) },
    ])
  })

  it('while a file is made is not in what is written after, or is told that it was', async () => {
    const { fair, firm, stand } = at()
    const { people } = f.platform.seeded
    const all = [people.visitor1.id, people.visitor2.id, people.press.id, people.speaker.id]
    for (const user of all) await handCard(db(), { user, firm, fair, stand, how: 'booth' })
    for (let round = 0; round < 5; round += 1) {
      await run(sql`update lead set exported_at = null`)
      await handCard(db(), { user: people.visitor1.id, firm, fair, stand, how: 'booth' })
      const [file] = await Promise.all([
        send('firmAdminA', 'GET', `/leads/export?fair=${fair}&format=csv`),
        consent('visitor1', { card: false }),
      ])
      const rows = await many<{ isTold: boolean }>(db())`
        select exported_at is not null as "isTold" from lead where user_id = ${people.visitor1.id}`
      expect(file.statusCode).toBe(200)
      expect(file.body.includes(people.visitor1.email)).toBe(rows[0]?.isTold)
      expect(file.body).toContain(people.visitor2.email)
    }
  })

  it('while a long file is made is not in it; whoever stays is, in both kinds', async () => {
    const { fair, firm } = at()
    // A trigger for each would take minutes for what is here in seconds.
    await f.platform.services.database.transaction(
      trx =>
        sql`
          set local session_replication_role = replica;
          with made as (
            insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated,
              email_confirmed_at, password_hash)
            select 'm' || n || '@many.test', 'Many', 'Number ' || n, '{ROLE_VISITOR}', 7, 1, now(), 'x'
            from generate_series(1, ${sql.lit(exportLines)}) n returning id),
          leads as (
            insert into lead (fair_id, firm_id, user_id, is_pending)
            select ${sql.lit(fair)}, ${sql.lit(firm)}, id, false from made)
          insert into consent (user_id, purpose, fair_id, firm_id, source)
          select id, 'card', ${sql.lit(fair)}, ${sql.lit(firm)}, 'booth' from made;
          analyze app_user, lead, consent`.execute(trx),
      { unhurried: true },
    )
    const [first] = await many<{ id: number }>(db())`select user_id as id from lead order by id limit 1`
    const exported = (format: string) =>
      send('firmAdminA', 'GET', `/leads/export?fair=${fair}&format=${format}`)
    const [file] = await Promise.all([
      exported('csv'),
      f.platform.services.database.transaction(trx =>
        withdrawConsent(trx, 'card', { user: first?.id ?? 0, firm, fair }),
      ),
    ])
    expect(file.statusCode, file.body.slice(0, 200)).toBe(200)
    const [{ isTold } = { isTold: false }] = await many<{ isTold: boolean }>(db())`
      select exported_at is not null as "isTold" from lead where user_id = ${first?.id}`
    expect(file.body.includes('m1@many.test')).toBe(isTold)
    expect(file.body.split('\r\n')).toHaveLength(exportLines + (isTold ? 2 : 1))
    expect(file.body).toContain(`m${exportLines}@many.test`)
    const book = await exported('xlsx')
    const rows = await withZip(book.rawPayload, { entries: 9, unpackedBytes: 200_000_000 }, async files => {
      const sheet = files.find(({ name }) => name === 'sheet1.xml')
      return sheet && (await text(await sheet.open())).match(/<row>/g)?.length
    })
    // With its head, and without who took their card back.
    expect(rows).toBe(exportLines)
  })

  it('with a name that is a formula stands in a file as text', async () => {
    const { fair, firm, stand } = at()
    const { people } = f.platform.seeded
    await run(sql`update app_user set last_name = '=1+1' where id = ${people.visitor1.id}`)
    await handCard(db(), { user: people.visitor1.id, firm, fair, stand, how: 'booth' })
    const { body } = await send('firmAdminA', 'GET', `/leads/export?fair=${fair}&format=csv`)
    expect(body).toContain("'=1+1")
    const book = await send('firmAdminA', 'GET', `/leads/export?fair=${fair}&format=xlsx`)
    expect(book.headers['content-type']).toContain('spreadsheetml')
  })
})

describe('rules', () => {
  it('of the fair hold until a firm has its own; who does not count is no contact, and that is told', async () => {
    const { fair, firm } = at()
    await consent('visitor1', { card: true })
    await tellLeads(f.platform.services)
    await run(sql`delete from queued_job where kind like 'event:lead.%'`)
    const standard = await read<LeadRule>('organizer1', `/lead_rules?fair=${fair}`)
    expect(standard).toMatchObject({ from: 'standard', version: 0, warm: 30, hot: 60 })
    const save = (who: Who, body: object) => send(who, 'PUT', '/lead_rules', { fair, ...body })
    const card = (points: number, isCounted = true) => ({
      warm: 5,
      hot: 9,
      kinds: standard.kinds.map(one =>
        one.kind === 'card' ? { ...one, points, cap: points, isCounted } : one,
      ),
    })
    expect((await save('organizer1', { version: 0, rule: card(6) })).json()).toMatchObject({
      from: 'fair',
      version: 1,
    })
    expect((await firstLead()).temperature).toBe('warm')
    const at50 = await Promise.all(
      Array.from({ length: 10 }, () => save('firmAdminA', { firm, version: 0, rule: card(9) })),
    )
    expect(at50.map(({ statusCode }) => statusCode).filter(code => code === 200)).toHaveLength(1)
    expect(await firstLead()).toMatchObject({ score: 9, temperature: 'hot', thresholds: { warm: 5, hot: 9 } })
    expect((await save('firmAdminB', { firm, version: 1, rule: null })).statusCode).toBe(404)
    expect((await save('organizer1', { firm, version: 1, rule: null })).statusCode).toBe(403)
    expect((await save('organizer2', { version: 1, rule: null })).statusCode).toBe(404)
    expect((await save('firmAdminA', { version: 1, rule: { ...card(9), hot: 5 } })).statusCode).toBe(422)
    expect((await save('firmAdminA', { version: 1, rule: card(9, false) })).statusCode).toBe(200)
    expect(await list()).toEqual([])
    await tellLeads(f.platform.services)
    expect(await many(db())`select kind from queued_job where kind like 'event:lead.%'`).toEqual([
      { kind: 'event:lead.withdrawn' },
    ])
    expect((await save('firmAdminA', { version: 2, rule: null })).json()).toMatchObject({
      from: 'fair',
      version: 0,
    })
  })
})

it('who runs a fair and exhibits in it changes the rule that they name: the fair’s, or their firm’s own', async () => {
  const { fair, firm } = at()
  const { people } = f.platform.seeded
  await run(
    sql`update app_user set firm_id = ${firm}, is_firm_admin = true where id = ${people.organizer1.id}`,
  )
  await run(sql`insert into fair_user (fair_id, user_id, is_validated)
    values (${fair}, ${people.organizer1.id}, 1)`)
  const asked = (more = '') => read<LeadRule>('organizer1', `/lead_rules?fair=${fair}${more}`)
  const { kinds } = await asked()
  const save = (warm: number, of: object = {}) =>
    send('organizer1', 'PUT', '/lead_rules', { fair, version: 0, rule: { warm, hot: 90, kinds }, ...of })
  expect((await save(40, { firm })).json()).toMatchObject({ from: 'firm', firm, warm: 40 })
  expect((await save(50)).json()).toMatchObject({ from: 'fair', firm: null, warm: 50 })
  expect([await asked(`&firm=${firm}`), await asked()]).toMatchObject([
    { from: 'firm', firm, warm: 40 },
    { from: 'fair', firm: null, warm: 50 },
  ])
})

describe('what a yes shows', () => {
  it('is each kind that the ledger counts, and no other goes with it', async () => {
    const { fair, firm, stand } = at()
    const user = f.platform.seeded.people.visitor1.id
    await consent('visitor1', { card: true, visits: true })
    for (const kind of ['visit', 'download'])
      await run(sql`insert into lead_visit (fair_id, firm_id, user_id, stand_id, kind, at, last_at)
        values (${fair}, ${firm}, ${user}, ${stand}, ${kind}, now(), now())`)
    await run(sql`insert into bookmark (user_id, stand_id) values (${user}, ${stand})`)
    await run(sql`with o as (insert into conference (fair_id, firm_id, mode, hosting, format)
        values (${fair}, ${firm}, 'live', 'external', 'plenary') returning id)
      insert into conference_attendance (conference_id, user_id, entered_at, until) select id, ${user}, now(), now() from o`)
    await run(sql`insert into waiting_queue (stand_id) values (${stand}) on conflict do nothing`)
    await run(sql`insert into waiting_place (fair_id, firm_id, stand_id, user_id, turn, slot)
      values (${fair}, ${firm}, ${stand}, ${user}, 1, 1)`)
    await run(
      sql`update waiting_place set state = 'called', way = 'chat', called_at = now(), called_until = now()`,
    )
    await run(sql`update waiting_place set state = 'talking', talk_began_at = now()`)
    const kinds = async () => (await firstLead()).lines.map(({ kind }) => kind)
    const entry = async () => (await read<PrivacyLedger>('visitor1', '/user/ledger'))[0]?.entries[0]
    const before = await kinds()
    expect(await entry()).toMatchObject({
      seen: recordOf(seenKinds, () => 1),
      talks: 1,
      talksSince: expect.any(String),
    })
    await consent('visitor1', { visits: false })
    const after = await kinds()
    expect(before.filter(kind => !after.includes(kind)).toSorted()).toEqual(seenKinds.toSorted())
    expect(await entry()).toMatchObject({ seen: recordOf(seenKinds, () => 0), talks: 1 })
  })

  it('is all that contacts rest on: every kind of it has a name', async () => {
    const [found] = await many<{ text: string }>(db())`
      select pg_get_viewdef('lead_evidence'::regclass) || (select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = 'lead_visit'::regclass and conname = 'lead_visit_kind_check') as text`
    const text = found?.text ?? ''
    const named = [
      ...text.matchAll(/'(\w+)'::text AS kind/g),
      ...(text.split('CHECK')[1] ?? '').matchAll(/'(\w+)'/g),
    ]
    expect(new Set(named.map(([, kind]) => kind))).toEqual(new Set(evidenceKindNames))
  })
})

describe('visits by name', () => {
  it('are kept only while they may be seen, told to whom they were allowed, and gone with that', async () => {
    const { fair, stand } = at()
    const { people } = f.platform.seeded
    const visit = (who: Who) => send(who, 'POST', '/leads/visits', { stand, kind: 'visit', seconds: 10 })
    const seenBy = async (who: Who) =>
      (
        await send(who, 'POST', '/stats/get/users', { userIds: [people.visitor1.id, people.visitor2.id] })
      ).json<{ user: { id: number }; visits: number }[]>()
    expect((await consent('visitor1', { visits: true })).statusCode).toBe(409)
    expect((await visit('visitor1')).json()).toEqual({ isKept: false })
    await consent('visitor1', { card: true })
    expect((await visit('visitor1')).json()).toEqual({ isKept: false })
    await consent('visitor1', { visits: true })
    expect((await visit('visitor1')).json()).toEqual({ isKept: true })
    expect((await visit('visitor2')).json()).toEqual({ isKept: false })
    const history = `/stats/get/historic?userId=${people.visitor1.id}&resourceId=${stand}`
    for (const who of ['firmAdminA', 'contactA', 'visitor1'] as const) {
      expect(await seenBy(who)).toMatchObject([{ user: { id: people.visitor1.id }, visits: 1 }])
      expect(await read<unknown[]>(who, history)).toMatchObject([{ type: 'view' }])
    }
    for (const who of [
      'firmAdminB',
      'organizer1',
      'organizer2',
      'visitor2',
      'firmAdminZ',
      'superAdmin',
    ] as const) {
      expect(await seenBy(who)).toEqual([])
      expect(await status(who, history)).toBe(404)
    }
    // A booth that becomes another firm's takes nothing along that its visitors let the first one see.
    const { firms } = f.platform.seeded
    const handOver = (to: number) => run(sql`update stand set firm_id = ${to} where id = ${stand}`)
    await handOver(firms.b)
    await run(sql`insert into stand_contact (stand_id, user_id) values (${stand}, ${people.contactB.id})`)
    for (const who of ['firmAdminB', 'contactB'] as const) {
      expect(await seenBy(who), who).toEqual([])
      expect(await status(who, history), who).toBe(404)
    }
    await send('visitor1', 'PUT', '/consents', { fair, firm: firms.b, card: true, visits: true })
    expect((await visit('visitor1')).json()).toEqual({ isKept: true })
    expect(await many(db())`select firm_id as firm from lead_visit order by id`).toEqual([
      { firm: firms.a },
      { firm: firms.b },
    ])
    expect(await seenBy('firmAdminB')).toMatchObject([{ firm: { id: firms.b }, visits: 1 }])
    expect(await seenBy('firmAdminA')).toMatchObject([{ firm: { id: firms.a }, visits: 1 }])
    await send('visitor1', 'PUT', '/consents', { fair, firm: firms.b, card: false })
    await handOver(firms.a)
    await send('visitor1', 'PUT', '/user/ledger/organizers', { fair, isAllowed: true })
    expect(await seenBy('organizer1')).toHaveLength(1)
    expect(await seenBy('organizer2')).toEqual([])
    // Whoever is let see nothing any more, while visits still come, has none.
    await Promise.all([visit('visitor1'), consent('visitor1', { visits: false }), visit('visitor1')])
    expect(await many(db())`select 1 from lead_visit`).toEqual([])
    expect(await seenBy('firmAdminA')).toEqual([])
    expect(await names()).toEqual(['visitor1'])
  })
})

it('statistics and contacts share no table: statistics name no table of contacts, and contacts none of theirs', async () => {
  const columns = await many<{ table: string }>(db())`
    select distinct c.conrelid::regclass::text as table from pg_constraint c
    where c.contype = 'f' and c.confrelid in ('lead'::regclass, 'lead_visit'::regclass, 'app_user'::regclass)
      and c.conrelid::regclass::text like 'stat\\_%'`
  expect(columns).toEqual([])
  const [view] = await many<{ text: string }>(db())`select pg_get_viewdef('lead_evidence'::regclass) as text`
  expect(view?.text).not.toMatch(/\bstat_/)
})

it('the firm of a card that is handed must be there, and another than one’s own', async () => {
  const { fair } = at()
  const { firms, stands } = f.platform.seeded
  expect((await consent('contactA', { card: true })).statusCode).toBe(409)
  expect((await send('visitor1', 'PUT', '/consents', { fair, firm: firms.z, card: true })).statusCode).toBe(
    404,
  )
  expect((await send('visitor9', 'PUT', '/consents', { fair, firm: firms.a, card: true })).statusCode).toBe(
    404,
  )
  expect(
    (await send('visitor1', 'PUT', '/consents', { fair, firm: firms.a, stand: stands.b, card: true }))
      .statusCode,
  ).toBe(422)
})
