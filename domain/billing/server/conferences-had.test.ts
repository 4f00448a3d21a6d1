import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  account,
  billing,
  call,
  dashboard,
  invoice,
  textOf,
  withBilling,
} from '#app/server/testing/billing-fixture.ts'
import { csvForm } from '#app/server/testing/csv-form.ts'
import type { ProgrammePreview } from '#domain/conferences/contract/programme-import.ts'
import { madeSessions, scheduleOf } from '#domain/conferences/server/testing/made-schedule.ts'

withBilling()

const side = 'conferences'
const prices = async (list: { kind: string; item: string; amount: number | null }[], isOfAll = false) => {
  const fair = isOfAll ? null : billing.seeded.fairs.fair1
  expect((await call('PUT', '/billing/conferences/prices', { fair, prices: list })).status).toBe(204)
}
const anySession = (amount: number) => prices([{ kind: 'conference_base', item: 'any', amount }])
const made = async (path: string, body: object): Promise<{ id: number }> => {
  const answer = await call('POST', path, { fair: billing.seeded.fairs.fair1, ...body }, 'organizer1')
  expect(answer.status, answer.body).toBe(201)
  return answer.json
}
const kind = { mode: 'live', hosting: 'external', format: 'plenary' }
const session = (body: object = {}) =>
  made('/conferences', { title: 'Steel', ...kind, firm: billing.seeded.firms.a, ...body })
const pass = (name = 'Two days') => made('/passes', { name, type: 'open' })
const allot = (of: number, quantity: number, firm = billing.seeded.firms.a) =>
  made('/pass_allotments', { fair: undefined, pass: of, firm, quantity })
const linesOf = async (firm: number) => (await call('GET', account(firm, side))).json.lines

describe('what an exhibitor has of conferences', () => {
  it('is a line for each session that it sponsors and for its passes, asked for once and only what has come since', async () => {
    const { a } = billing.seeded.firms
    const { id } = await session()
    const { id: ofFair } = await pass()
    const allotment = await allot(ofFair, 3)
    expect(await dashboard('', side)).toMatchObject({ rows: [{ pieces: 4, gaps: 2, open: 0 }] })
    expect((await invoice(a, side)).json.message_code).toBe('billing_price_missing')
    await anySession(50000)
    await prices([{ kind: 'allotment', item: String(ofFair), amount: 4900 }])
    expect(await linesOf(a)).toMatchObject([
      { source: `conference:${id}`, quantity: 1, unit: 50000 },
      { source: `allotment:${ofFair}`, quantity: 3, unit: 4900 },
    ])
    const answers = await Promise.all([invoice(a, side), invoice(a, side)])
    expect(answers.map(one => one.status).sort()).toEqual([201, 409])
    const first = answers.find(one => one.status === 201)?.json
    expect(first.gross).toBe(77640)
    await anySession(99900)
    const text = await textOf(`/billing_invoices/${first.id}/file`)
    for (const part of ['Session parrainée · Steel', 'Pass · Two days 3 49,00', '500,00'])
      expect(text).toContain(part)
    await call('PUT', `/pass_allotments/${allotment.id}`, { quantity: 5 }, 'organizer1')
    await session({ title: 'Wind' })
    expect(await dashboard('', side)).toMatchObject({ rows: [{ pieces: 7, net: 174400, open: 109700 }] })
    expect((await invoice(a, side)).json.gross).toBe(131640)
  })

  it('costs what its room costs, then any session; a pass what it costs in this fair, then by its name in all', async () => {
    const { a } = billing.seeded.firms
    const [variation] = (await call('GET', '/conference_room_type_variations')).json
    const room = await made('/conference_rooms', { name: 'Agora', conferenceRoomTypeVariation: variation.id })
    await session({ conferenceRoom: room.id })
    const { id } = await pass()
    await allot(id, 1)
    const units = async () => (await linesOf(a)).map((line: { unit: number | null }) => line.unit)
    await prices([{ kind: 'pass', item: 'Two days', amount: 10 }], true)
    await anySession(700)
    expect(await units()).toEqual([700, 10])
    const type = { kind: 'conference_room_type', item: String(variation.conferenceRoomType.id), amount: 800 }
    await prices([type, { kind: 'allotment', item: String(id), amount: 20 }])
    expect(await units()).toEqual([800, 20])
    await prices([{ kind: 'conference_room_type_variation', item: String(variation.id), amount: 900 }])
    expect(await units()).toEqual([900, 20])
    const { rows } = (await call('GET', `/billing/conferences/prices?fair=${billing.seeded.fairs.fair1}`))
      .json
    expect(rows.filter((row: { name: string }) => row.name === 'Two days')).toMatchObject([
      { kind: 'allotment', item: String(id), amount: 20, inherited: 10 },
    ])
    const other = await call('PUT', '/billing/conferences/prices', {
      fair: billing.seeded.fairs.fair2,
      prices: [{ kind: 'allotment', item: String(id), amount: 1 }],
    })
    expect(other.status).toBe(422)
  })

  it('is none of what it presents itself, of what was cancelled, of another firm or another fair', async () => {
    const { firms, fairs } = billing.seeded
    await session({ firm: firms.b })
    const { id } = await session()
    await billing.run(sql`update conference set state = 'cancelled' where id = ${id}`)
    await billing.run(sql`
      with c as (insert into conference (fair_id, firm_id, mode, hosting, format, state)
        values (${fairs.fair1}, ${firms.a}, 'live', 'integrated', 'workshop', 'scheduled') returning id)
      insert into presentation (fair_id, firm_id, conference_id, type)
      select ${fairs.fair1}, ${firms.a}, id, 'built_in' from c`)
    await billing.run(sql`insert into conference (fair_id, firm_id, mode, hosting, format)
      values (${fairs.fair2}, ${firms.a}, 'live', 'external', 'plenary')`)
    expect(await linesOf(firms.a)).toEqual([])
    expect((await dashboard('', side)).rows.map((row: { firm: { id: number } }) => row.firm.id)).toEqual([
      firms.b,
    ])
  })

  it('stays as it is once it is invoiced, until the invoice is cancelled', async () => {
    const { a, b } = billing.seeded.firms
    const { id } = await session()
    const published = await call('POST', `/conferences/${id}/publish`, undefined, 'organizer1')
    expect(published.status).toBe(200)
    const { id: ofFair } = await pass()
    const allotment = await allot(ofFair, 3)
    await anySession(100)
    await prices([{ kind: 'allotment', item: String(ofFair), amount: 100 }])
    const { id: paper } = (await invoice(a, side)).json
    const said = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
      const answer = await call(method, path, body, 'organizer1')
      return [answer.status, answer.json?.message_code]
    }
    const cancel = () => said('POST', `/conferences/${id}/cancel`, { reason: '' })
    expect(await cancel()).toEqual([409, 'session_invoiced'])
    expect(await said('PUT', `/conferences/${id}`, { firm: b })).toEqual([409, 'session_invoiced'])
    expect(await said('DELETE', `/conferences/${id}`)).toEqual([409, 'session_invoiced'])
    const reduce = () => said('PUT', `/pass_allotments/${allotment.id}`, { quantity: 2 })
    expect(await reduce()).toEqual([409, 'allotment_invoiced'])
    expect(await said('DELETE', `/pass_allotments/${allotment.id}`)).toEqual([409, 'allotment_invoiced'])
    expect(await said('DELETE', `/passes/${ofFair}`)).toEqual([409, 'pass_allotted'])
    expect((await call('POST', `/billing_invoices/${paper}/credit`)).status).toBe(201)
    expect((await reduce())[0]).toBe(200)
    expect((await cancel())[0]).toBe(200)
    expect(await linesOf(a)).toMatchObject([{ quantity: 2, invoiced: 0 }])
  })

  it('is cancelled or moved by a programme that comes anew, which names it before; its invoice stays as it is', async () => {
    const { a } = billing.seeded.firms
    const sessions = madeSessions(8)
    const sent = async (step: string, file: string) => {
      const { headers, payload } = csvForm(file, undefined, undefined, {
        vanished: 'cancelled',
        vanishedCount: 2,
      })
      const url = `/api/fairs/${billing.seeded.fairs.fair1}/programme/import${step}`
      const answer = await billing.platform.call('organizer1', { method: 'POST', url, headers, payload })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<ProgrammePreview>()
    }
    await sent('', scheduleOf(sessions))
    await billing.run(sql`update conference_program set state = 'published'`)
    const [{ id } = { id: 0 }, { id: other } = { id: 0 }] = await billing.run(sql<{ id: number }>`
      update conference set firm_id = ${a}, state = 'scheduled' where translations::text like any
        (array['%Talk 1"%', '%Talk 2"%']) returning id`)
    const [third] = await billing.run(sql<{ id: number; name: string }>`
      update conference set firm_id = ${a}, state = 'scheduled' where translations::text like '%Talk 3"%'
      returning id, 'Talk 3' as name`)
    await anySession(50000)
    const { id: paper } = (await invoice(a, side)).json
    const before = (await call('GET', `/billing_invoices/${paper}`)).json
    const fewer = scheduleOf(
      sessions.slice(2).map((session, at) => (at === 0 ? { ...session, start: '18:30' } : session)),
    )
    const looked = await sent('/preview', fewer)
    expect(looked.invoiced.first.map(one => one.id).sort()).toEqual([id, other].sort())
    expect(looked.invoicedMoved).toEqual({ count: 1, first: [third] })
    const done = await sent('', fewer)
    const states = () =>
      billing.run(sql<{ state: string }>`
      select state from conference where id in (${id}, ${other})`)
    expect(await states()).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }])
    expect((await call('GET', `/billing_invoices/${paper}`)).json).toEqual(before)
    // What was undone is asked for by the same invoice; by hand it is not cancelled before that is.
    const undone = await call('POST', `/programme_imports/${done.run}/undo`, undefined, 'organizer1')
    expect([undone.status, await states()]).toEqual([200, [{ state: 'scheduled' }, { state: 'scheduled' }]])
    const cancelled = await call('POST', `/conferences/${id}/cancel`, { reason: '' }, 'organizer1')
    expect([cancelled.status, cancelled.json.message_code]).toEqual([409, 'session_invoiced'])
  })

  it('goes to the copy of a fair as prices of the copied passes', async () => {
    const { fair1 } = billing.seeded.fairs
    const [first, second] = [await pass('One day'), await pass()]
    await prices([
      { kind: 'allotment', item: String(first.id), amount: 100 },
      { kind: 'allotment', item: String(second.id), amount: 200 },
    ])
    const copy = await call('POST', `/fairs/${fair1}/duplicate`, { name: 'Copy', homepage: 'fair-copy' })
    expect(copy.status, copy.body).toBe(201)
    const copied = await billing.run(sql<{ name: string; amount: number }>`
      select p.translations #>> '{fr,name}' as name, b.amount::int as amount from billing_price b
        join pass p on p.id::text = b.item and p.fair_id = b.fair_id
      where b.kind = 'allotment' and b.fair_id <> ${fair1} order by 2`)
    expect(copied).toMatchObject([{ amount: 100 }, { amount: 200 }])
  })
})
