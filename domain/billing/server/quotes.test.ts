import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  account,
  billing,
  call,
  invoice,
  numbers,
  price,
  quote,
  rowOf,
  textOf,
  withBilling,
} from '#app/server/testing/billing-fixture.ts'
import { thisYear } from '#app/server/testing/today.ts'

withBilling()

const year = thisYear()
const quotes = async (firm: number) => (await call('GET', account(firm))).json.quotes

describe('a quote', () => {
  it('has a number of its own series, which leaves those of invoices without a gap', async () => {
    const { a, b } = billing.seeded.firms
    const made = await Promise.all([quote(a), quote(b)])
    expect(made.map(one => one.json.number).sort()).toEqual([`VR-D-${year}-0001`, `VR-D-${year}-0002`])
    expect((await invoice(a)).json.number).toBe(`VR-${year}-0001`)
    expect(await numbers()).toEqual([`VR-${year}-0001`])
  })

  it('says what was offered even after a price has changed; the next one takes its place', async () => {
    const { a } = billing.seeded.firms
    const first = (await quote(a)).json
    expect(first).toMatchObject({ gross: 150000, state: 'offered' })
    expect((await rowOf(a)).state).toBe('quoted')
    await price(200000)
    const second = (await quote(a)).json
    expect(second.gross).toBe(240000)
    expect(await textOf(`/billing_quotes/${first.id}/file`)).toContain('1 500,00 €')
    expect(await textOf(`/billing_quotes/${second.id}/file`)).toContain(`Remplace le devis ${first.number}`)
    expect(await quotes(a)).toMatchObject([
      { number: second.number, state: 'offered' },
      { number: first.number, state: 'replaced' },
    ])
  })

  it('is not made twice for the same', async () => {
    const { a } = billing.seeded.firms
    const answers = await Promise.all([quote(a), quote(a)])
    expect(answers.map(one => one.status).sort()).toEqual([201, 409])
    expect(answers.find(one => one.status === 409)?.json.message_code).toBe('billing_quote_unchanged')
    expect((await quote(a, 'de')).status).toBe(201)
    expect(await quotes(a)).toHaveLength(2)
  })

  it('is neither changed nor deleted, not even by a statement', async () => {
    const { json } = await quote(billing.seeded.firms.a)
    await expect(billing.run(sql`update billing_quote set gross = 1 where id = ${json.id}`)).rejects.toThrow()
    await expect(billing.run(sql`delete from billing_quote where id = ${json.id}`)).rejects.toThrow()
  })

  it('of what was added after an invoice takes the place of none that was accepted', async () => {
    const { firms, fairs } = billing.seeded
    const first = (await quote(firms.a)).json
    await invoice(firms.a)
    expect((await quote(firms.a)).json.message_code).toBe('billing_nothing_open')
    await billing.run(sql`insert into stand (fair_id, firm_id) values (${fairs.fair1}, ${firms.a})`)
    expect((await quote(firms.a)).status).toBe(201)
    expect((await quotes(firms.a)).at(-1)).toMatchObject({ number: first.number, state: 'invoiced' })
    expect((await rowOf(firms.a)).state).toBe('invoiced')
  })

  it('is printed in six languages, with how long it holds and without how to pay', async () => {
    const { a } = billing.seeded.firms
    const [{ id }] = (await call('GET', '/billing_configurations')).json
    await call('PUT', `/billing_configurations/${id}`, { quoteDays: 45 })
    for (const [locale, title, holds, signed] of [
      ['fr', 'Devis', 'Valable jusqu’au', 'Bon pour accord'],
      ['en', 'Quote', 'Valid until', 'Accepted'],
      ['nl', 'Offerte', 'Geldig tot', 'Voor akkoord'],
      ['de', 'Angebot', 'Gültig bis', 'Auftrag erteilt'],
      ['es', 'Presupuesto', 'Válido hasta', 'Conforme'],
      ['it', 'Preventivo', 'Valido fino al', 'Per accettazione'],
    ] as const) {
      const { json } = await quote(a, locale)
      expect(Date.parse(json.validUntil) - Date.parse(json.issuedOn)).toBe(45 * 86_400_000)
      const text = await textOf(`/billing_quotes/${json.id}/file`)
      for (const part of [title, json.number, holds, signed, 'Verrière Événements'])
        expect(text, locale).toContain(part)
      for (const part of ['IBAN', 'Facture', 'Échéance', 'Invoice']) expect(text, locale).not.toContain(part)
    }
  })
})

describe('what an exhibitor was sent', () => {
  it('is for its administrator, and for whoever runs the fair', async () => {
    const { firms } = billing.seeded
    const offer = (await quote(firms.a)).json
    const bill = (await invoice(firms.a)).json
    const files = [`/billing_quotes/${offer.id}/file`, `/billing_invoices/${bill.id}/file`]
    for (const who of ['firmAdminA', 'organizer1', 'superOrganizer', 'superAdmin'] as const) {
      for (const file of files) expect(await textOf(file, who), who).toContain('Firm A')
      const papers = (await call('GET', `/billing_papers?firm=${firms.a}`, undefined, who)).json
      expect(papers, who).toMatchObject([
        { kind: 'invoice', number: bill.number, state: 'due', gross: 150000 },
        { kind: 'quote', number: offer.number, state: 'invoiced' },
      ])
    }
  })

  it('is as if it were not there for other firms and other fairs, and refused to everybody else', async () => {
    const { firms } = billing.seeded
    const offer = (await quote(firms.a)).json
    const bill = (await invoice(firms.a)).json
    const records = [`/billing_quotes/${offer.id}`, `/billing_invoices/${bill.id}`]
    const status = async (path: string, who: Parameters<typeof call>[3]) =>
      (await billing.platform.call(who ?? null, { url: `/api${path}` })).statusCode
    for (const who of ['firmAdminB', 'firmAdminZ', 'standAdminA', 'organizer2'] as const) {
      for (const path of records.flatMap(record => [record, `${record}/file`]))
        expect(await status(path, who), `${who} ${path}`).toBe(404)
      const papers = await call('GET', `/billing_papers?firm=${firms.a}`, undefined, who)
      expect([papers.status, papers.json], who).toEqual([200, []])
    }
    for (const who of ['contactA', 'visitor1', null] as const)
      for (const path of [...records.map(record => `${record}/file`), `/billing_papers?firm=${firms.a}`])
        expect(await status(path, who), `${who} ${path}`).not.toBe(200)
  })

  it('says what became of each', async () => {
    const { a } = billing.seeded.firms
    const states = async (order = '') =>
      (await call('GET', `/billing_papers?firm=${a}${order}`, undefined, 'firmAdminA')).json.map(
        (one: { kind: string; state: string }) => `${one.kind} ${one.state}`,
      )
    await quote(a)
    expect(await states()).toEqual(['quote offered'])
    await price(100)
    await quote(a)
    expect(await states()).toEqual(['quote offered', 'quote replaced'])
    const { json } = await invoice(a)
    await call('PUT', account(a), { state: 'paid' })
    expect(await states()).toEqual(['invoice paid', 'quote invoiced', 'quote replaced'])
    await call('POST', `/billing_invoices/${json.id}/credit`)
    expect(await states()).toEqual(['invoice credit', 'invoice cancelled', 'quote offered', 'quote replaced'])
    expect(await states('&order=number')).toEqual([
      'invoice cancelled',
      'invoice credit',
      'quote replaced',
      'quote offered',
    ])
    expect(await states('&order=-state')).toEqual([
      'quote replaced',
      'quote offered',
      'invoice credit',
      'invoice cancelled',
    ])
  })

  it('is paid by itself: what follows leaves it so, and the account is paid once all that count are', async () => {
    const { seeded, run } = billing
    const { a } = seeded.firms
    const states = async () =>
      (await call('GET', `/billing_papers?firm=${a}&order=number`, undefined, 'firmAdminA')).json.map(
        (one: { state: string }) => one.state,
      )
    const pay = async (id: number, isPaid = true) => {
      const answer = await call('PUT', `/billing_invoices/${id}/paid`, { isPaid })
      return answer.json?.message_code ?? answer.status
    }
    const said = async () => [await states(), (await rowOf(a)).state]
    const first = (await invoice(a)).json
    expect(await pay(first.id)).toBe(204)
    expect(await said()).toEqual([['paid'], 'paid'])
    await run(sql`insert into stand (fair_id, firm_id) values (${seeded.fairs.fair1}, ${a})`)
    const second = (await invoice(a)).json
    expect(await said()).toEqual([['paid', 'due'], 'invoiced'])
    expect(await pay(second.id)).toBe(204)
    expect(await said()).toEqual([['paid', 'paid'], 'paid'])
    expect(await pay(first.id, false)).toBe(204)
    expect(await said()).toEqual([['due', 'paid'], 'invoiced'])
    // What is said of the account is said of all of them, and back.
    for (const [state, each] of [
      ['paid', 'paid'],
      ['invoiced', 'due'],
    ] as const) {
      expect((await call('PUT', account(a), { state })).status).toBe(204)
      expect(await said()).toEqual([[each, each], state])
    }
    const credit = (await call('POST', `/billing_invoices/${second.id}/credit`)).json
    expect(await pay(credit.id)).toBe('billing_paid_credit')
    expect(await pay(second.id)).toBe('billing_credit_taken')
    expect(await pay(first.id)).toBe(204)
    expect(await said()).toEqual([['paid', 'cancelled', 'credit'], 'paid'])
  })

  it('is overdue once its last day is over where the fair is', async () => {
    const { seeded, run } = billing
    const { a } = seeded.firms
    const until = (zone: string, days: number) =>
      run(sql`
        with moved as (update fair set time_zone = ${zone} where id = ${seeded.fairs.fair1} returning id)
        insert into billing_invoice (fair_id, firm_id, side, seller, number, issued_on, currency, net, vat, gross,
          document) select id, ${a}, 'stands', 'S', ${zone}, '2026-01-01', 'EUR', 1, 0, 1, jsonb_build_object(
          'fair', 'F', 'dueOn', (now() at time zone ${zone})::date - ${days}::int) from moved`)
    const stateOf = async (number: string) =>
      (await call('GET', `/billing_papers?firm=${a}`, undefined, 'firmAdminA')).json.find(
        (one: { number: string }) => one.number === number,
      ).state
    // At each hour one of the two has another day than Greenwich.
    await until('Pacific/Pago_Pago', 0)
    expect(await stateOf('Pacific/Pago_Pago')).toBe('due')
    await until('Pacific/Kiritimati', 1)
    expect(await stateOf('Pacific/Kiritimati')).toBe('overdue')
  })

  it('is listed by number, fair, day, amount and state, both ways', async () => {
    const { a } = billing.seeded.firms
    const paper = (table: string, number: string, fair: string, day: string, gross: number, until: string) =>
      billing.run(sql`insert into ${sql.table(table)} (firm_id, side, seller, number, issued_on, currency, net,
          vat, gross, document ${sql.raw(table === 'billing_quote' ? ', valid_until' : '')})
        select ${a}, 'stands', 'S', ${number}, ${day}::date, 'EUR', ${gross}, 0, ${gross},
          jsonb_build_object('fair', ${fair}::text, 'dueOn', ${until}::text)
          ${table === 'billing_quote' ? sql`, ${until}::date` : sql``}`)
    await paper('billing_invoice', '1', 'Éclat', '2026-03-01', 100, '2020-01-01')
    await paper('billing_quote', '2', 'dune', '2026-01-01', 400, '2020-01-01')
    await paper('billing_quote', '3', 'Foire', '2026-04-01', 200, '2099-01-01')
    await paper('billing_invoice', '4', 'Château', '2026-02-01', 300, '2099-01-01')
    const listed = async (order: string): Promise<string> =>
      (await call('GET', `/billing_papers?firm=${a}&order=${order}`, undefined, 'firmAdminA')).json
        .map((one: { number: string }) => one.number)
        .join('')
    for (const [order, numbers] of [
      ['number', '1234'],
      ['fair', '4213'],
      ['date', '2413'],
      ['gross', '1342'],
      ['state', '4132'],
    ] as const) {
      expect(await listed(order), order).toBe(numbers)
      expect(await listed(`-${order}`), `-${order}`).toBe([...numbers].reverse().join(''))
    }
  })
})
