import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  account,
  admin,
  billing,
  call,
  dashboard,
  firmsWithBooths,
  invoice,
  numbers,
  price,
  rowOf,
  seller,
  textOf,
  withBilling,
} from '#app/server/testing/billing-fixture.ts'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { thisYear } from '#app/server/testing/today.ts'
import { drawNumber } from './numbers.ts'

withBilling()

describe('the numbers of invoices', () => {
  it('have no gap when twenty are made at once and one fails after it drew its number', async () => {
    const { database } = billing.platform.services
    const firms = await firmsWithBooths(20)
    const year = thisYear()
    const failing = database
      .transaction(async db => {
        await drawNumber({ seller: 'RCSNANTES912345678', kind: 'invoice', prefix: 'VR-', year }, db)
        throw new Error('lost')
      })
      .catch((error: Error) => error.message)
    const made = firms.map(firm => invoice(firm))
    const answers = await Promise.all([...made.slice(0, 10), failing, ...made.slice(10)])
    expect(answers[10]).toBe('lost')
    expect(answers.filter((_one, at) => at !== 10).map(one => (one as { status: number }).status)).toEqual(
      firms.map(() => 201),
    )
    expect(await numbers()).toEqual(firms.map((_firm, at) => `VR-${year}-${String(at + 1).padStart(4, '0')}`))
  })

  it('run on over fairs of one seller, and begin anew for another seller', async () => {
    const { fairs, firms } = billing.seeded
    await call('PUT', '/billing/stands/prices', {
      fair: null,
      prices: [{ kind: 'stand_base', item: 'any', amount: 100 }],
    })
    const first = await invoice(firms.a)
    const second = await call('POST', '/billing_invoices', {
      side: 'stands',
      fair: fairs.fair2,
      firm: firms.z,
    })
    expect([first.json.number.slice(-4), second.json.number.slice(-4)]).toEqual(['0001', '0002'])
    const [general] = (await call('GET', '/billing_configurations')).json
    const { id: _id, version: _version, ...rest } = general
    const own = {
      ...rest,
      fair: fairs.fair1,
      registrationNumber: 'HRB 4711',
      sellerCountry: general.sellerCountry.id,
    }
    expect((await call('POST', '/billing_configurations', own)).status).toBe(201)
    expect((await invoice(firms.b)).json.number.slice(-4)).toBe('0001')
  })

  it('are drawn once for what two ask for at the same time', async () => {
    const { a } = billing.seeded.firms
    const answers = await Promise.all([invoice(a), invoice(a), invoice(a)])
    expect(answers.map(one => one.status).sort()).toEqual([201, 409, 409])
    expect(answers.find(one => one.status === 409)?.json.message_code).toBe('billing_nothing_open')
    expect(await numbers()).toHaveLength(1)
  })
})

describe('an invoice', () => {
  it('keeps its lines when a price changes, and so does the dashboard', async () => {
    const { a } = billing.seeded.firms
    const { json } = await invoice(a)
    expect(json.gross).toBe(150000)
    await price(999900)
    expect(await rowOf(a)).toMatchObject({
      state: 'invoiced',
      net: 125000,
      vat: 25000,
      gross: 150000,
      open: 0,
    })
    const [kept] = await billing.run(
      sql<{ document: { lines: object[] } }>`select document from billing_invoice where id = ${json.id}`,
    )
    expect(kept?.document.lines).toMatchObject([{ unit: 125000, quantity: 1, net: 125000, vat: 25000 }])
  })

  it('is neither changed nor deleted, not even by a statement', async () => {
    const { a } = billing.seeded.firms
    const { json } = await invoice(a)
    await expect(
      billing.run(sql`update billing_invoice set gross = 1 where id = ${json.id}`),
    ).rejects.toThrow()
    await expect(billing.run(sql`delete from billing_invoice where id = ${json.id}`)).rejects.toThrow()
    await billing.run(sql`delete from firm where id = ${a}`)
    expect(await numbers()).toEqual([json.number])
  })

  it('is cancelled once, by a credit note with the next number, and what it asked for is open again', async () => {
    const { a } = billing.seeded.firms
    const { json } = await invoice(a)
    const credits = await Promise.all([1, 2].map(() => call('POST', `/billing_invoices/${json.id}/credit`)))
    expect(credits.map(one => one.status).sort()).toEqual([201, 409])
    const credit = credits.find(one => one.status === 201)?.json
    expect(credit).toMatchObject({ gross: -150000, cancels: json.number })
    const [kept] = await billing.run(
      sql<{ document: object }>`select document from billing_invoice where id = ${credit.id}`,
    )
    expect(kept?.document).toMatchObject({
      lines: [{ unit: -125000, net: -125000, vat: -25000 }],
      totals: { net: -125000, vat: -25000, rates: [{ rate: 2000, net: -125000, vat: -25000 }] },
      dueOn: null,
    })
    expect(await numbers()).toHaveLength(2)
    expect((await call('POST', `/billing_invoices/${credit.id}/credit`)).json.message_code).toBe(
      'billing_credit_of_credit',
    )
    expect(await rowOf(a)).toMatchObject({ state: 'quoted', open: 125000, invoices: [] })
    expect((await invoice(a)).json.number.slice(-4)).toBe('0003')
  })

  it('of booths is none of the conferences of the same exhibitor', async () => {
    const { a } = billing.seeded.firms
    await invoice(a)
    expect((await call('GET', account(a))).json.invoices).toHaveLength(1)
    expect((await call('GET', account(a, 'conferences'))).json).toMatchObject({ invoices: [], state: 'open' })
  })

  it('asks only for what no invoice asks for yet', async () => {
    const { seeded } = billing
    await invoice(seeded.firms.a)
    await billing.run(
      sql`insert into stand (fair_id, firm_id) values (${seeded.fairs.fair1}, ${seeded.firms.a})`,
    )
    expect(await rowOf(seeded.firms.a)).toMatchObject({ pieces: 2, net: 250000, open: 125000 })
    expect((await invoice(seeded.firms.a)).json.gross).toBe(150000)
  })

  it('is refused, saying why, without a seller, a rate or a price', async () => {
    const { a } = billing.seeded.firms
    const [{ id }] = (await call('GET', '/billing_configurations')).json
    const refused = async () => {
      const answer = await invoice(a)
      return [answer.status, answer.json.message_code]
    }
    await call('PUT', `/billing_configurations/${id}`, { sellerName: null })
    expect(await refused()).toEqual([409, 'billing_seller_incomplete'])
    await call('PUT', `/billing_configurations/${id}`, { sellerName: 'V', vatRates: [] })
    expect(await refused()).toEqual([409, 'billing_vat_missing'])
    await price(null)
    expect(await refused()).toEqual([409, 'billing_price_missing'])
    expect(await numbers()).toEqual([])
    expect((await rowOf(a)).state).toBe('open')
  })

  it('leaves the tax to a firm of another country of the Union that has given its number, and says so', async () => {
    const { a } = billing.seeded.firms
    const [belgium] = (await call('GET', '/countries?iso=BE')).json
    await billing.run(sql`update firm set country_id = ${belgium.id} where id = ${a}`)
    expect((await call('GET', account(a))).json).toMatchObject({ rate: 2000, isReverseCharge: false })
    expect((await call('PUT', `/firms/${a}`, { vatNumber: 'be 0403.019.261' }, 'firmAdminA')).status).toBe(
      200,
    )
    expect((await call('GET', account(a))).json).toMatchObject({
      vatNumber: 'BE0403019261',
      rate: 0,
      isReverseCharge: true,
    })
    const { json } = await invoice(a)
    expect(json.gross).toBe(125000)
    const text = await textOf(`/billing_invoices/${json.id}/file`)
    for (const part of ['BE0403019261', seller.vatNumber, 'Autoliquidation', 'article 196'])
      expect(text).toContain(part)
  })

  it('names the address that a list has brought, the days of the fair, and what France calls the buyer by', async () => {
    const { firms, fairs } = billing.seeded
    const list = csvForm(
      'Raison sociale;Rue;Code postal;Ville;N° TVA\nFirm A;3 rue du Bac;59000;Lille;FR40303265045',
    )
    const sent = await billing.platform.call('organizer1', {
      method: 'POST',
      url: `/api/fairs/${fairs.fair1}/import`,
      ...list,
    })
    expect(sent.statusCode, sent.body).toBe(200)
    await billing.run(sql`update fair set time_zone = 'Europe/Paris', start_date = '2026-05-31T23:00:00Z',
      end_date = '2026-06-03T16:00:00Z' where id = ${fairs.fair1}`)
    const { json } = await invoice(firms.a)
    const text = await textOf(`/billing_invoices/${json.id}/file`)
    for (const part of ['3 rue du Bac', '59000 Lille', 'SIREN 303265045', 'Prestation', '1–3 juin 2026'])
      expect(text).toContain(part)
    const credit = await call('POST', `/billing_invoices/${json.id}/credit`)
    expect(await textOf(`/billing_invoices/${credit.json.id}/file`)).toContain('1–3 juin 2026')
  })

  it('names the SIREN that a French buyer without a number for VAT has typed', async () => {
    const { a } = billing.seeded.firms
    expect((await call('PUT', `/firms/${a}`, { siren: '303 265 045' })).status).toBe(200)
    expect((await call('GET', account(a))).json.siren).toBe('303265045')
    const { id } = (await invoice(a)).json
    expect(await textOf(`/billing_invoices/${id}/file`)).toContain('SIREN 303265045')
  })

  it('leaves no tax to anybody without a number of the seller’s own', async () => {
    const { a } = billing.seeded.firms
    const [{ id }] = (await call('GET', '/billing_configurations')).json
    await billing.run(sql`
      update firm set vat_number = 'BE0403019261', country_id = (select id from country where iso = 'BE') where id = ${a}`)
    expect((await call('PUT', `/billing_configurations/${id}`, { vatNumber: 'FR1' })).json.errors).toEqual({
      vatNumber: ['vat_number_invalid'],
    })
    await call('PUT', `/billing_configurations/${id}`, { vatNumber: null })
    const refused = await invoice(a)
    expect([refused.status, refused.json.message_code]).toEqual([409, 'billing_seller_vat_missing'])
  })

  it('asks no tax of a firm outside the Union, and says why', async () => {
    const { a } = billing.seeded.firms
    await billing.run(
      sql`update firm set country_id = (select id from country where iso = 'CH') where id = ${a}`,
    )
    const { json } = await invoice(a)
    expect(json.gross).toBe(125000)
    expect(await textOf(`/billing_invoices/${json.id}/file`)).toContain('TVA non applicable')
  })

  it('is printed in six languages with its number and total', async () => {
    const { firms, fairs } = billing.seeded
    for (const [locale, title, total] of [
      ['fr', 'Facture', '1 500,00 €'],
      ['en', 'Invoice', '€1,500.00'],
      ['nl', 'Factuur', '€ 1.500,00'],
      ['de', 'Rechnung', '1.500,00 €'],
      ['es', 'Factura', '1500,00 €'],
      ['it', 'Fattura', '1500,00 €'],
    ] as const) {
      const { json } = await call('POST', '/billing_invoices', {
        side: 'stands',
        fair: fairs.fair1,
        firm: firms.a,
        locale,
      })
      const text = await textOf(`/billing_invoices/${json.id}/file`)
      for (const part of [title, json.number, total, 'Verrière Événements', '912 345 678'])
        expect(text, locale).toContain(part)
      await call('POST', `/billing_invoices/${json.id}/credit`)
    }
  })
})

it('a booth in the trash is not to be paid', async () => {
  const { firms } = billing.seeded
  expect((await call('GET', account(firms.a))).json.lines).not.toEqual([])
  await billing.run(sql`update stand set trashed_at = now() where firm_id = ${firms.a}`)
  expect((await call('GET', account(firms.a))).json).toMatchObject({ lines: [], open: { gross: 0 } })
})

describe('prices', () => {
  it('of a variation come before its type, of a type before any booth, of a fair before all fairs', async () => {
    const { fairs, stands } = billing.seeded
    const [variation] = (await call('GET', '/stand_type_variations')).json
    await billing.run(sql`update stand set stand_type_variation_id = ${variation.id} where id = ${stands.a}`)
    const unit = async () => (await call('GET', account(billing.seeded.firms.a))).json.lines[0].unit
    const set = (fair: number | null, kind: string, item: string | number, amount: number) =>
      call('PUT', '/billing/stands/prices', { fair, prices: [{ kind, item: String(item), amount }] })
    await set(null, 'stand_type_variation', variation.id, 700)
    expect(await unit()).toBe(125000)
    await price(null)
    expect(await unit()).toBe(700)
    await set(fairs.fair1, 'stand_type', variation.standType.id, 800)
    expect(await unit()).toBe(800)
    await set(fairs.fair1, 'stand_type_variation', variation.id, 900)
    expect(await unit()).toBe(900)
  })

  it('count in the currency in which the fair bills', async () => {
    const { a } = billing.seeded.firms
    const [{ id }] = (await call('GET', '/billing_configurations')).json
    expect((await call('PUT', `/billing_configurations/${id}`, { currency: 'XXY' })).status).toBe(422)
    await call('PUT', `/billing_configurations/${id}`, { currency: 'JPY' })
    expect((await rowOf(a)).gaps).toBe(1)
    await price(150000)
    expect(await rowOf(a)).toMatchObject({ net: 150000, vat: 30000 })
  })

  it('are refused for what is not there', async () => {
    const send = (kind: string, item: string) =>
      call('PUT', '/billing/stands/prices', { fair: null, prices: [{ kind, item, amount: 1 }] })
    for (const [kind, item] of [
      ['stand_type', '999999'],
      ['pass', 'Two days'],
      ['stand_type', 'x'],
    ] as const)
      expect((await send(kind, item)).json.errors).toEqual({ prices: ['not_in_list'] })
  })
})

describe('a part of an invoice', () => {
  const whole = 125000
  const credit = (id: number, lines: object[], reason?: string) =>
    call('POST', `/billing_invoices/${id}/credit_part`, {
      lines: lines.map(line => ({ left: whole, ...line })),
      reason,
    })
  const made = async () => {
    const { json } = await invoice(billing.seeded.firms.a)
    return { id: json.id, number: json.number, source: json.left[0].source }
  }

  it('is taken back by a credit note of its own, with its tax and its reason; what was asked for stays invoiced', async () => {
    const { a } = billing.seeded.firms
    const { id, number, source } = await made()
    const { status, json } = await credit(id, [{ source, net: 12345 }], 'Retard de montage')
    expect(status).toBe(201)
    expect(json).toMatchObject({ gross: -14814, cancels: number, isPartial: true, left: [] })
    expect(await rowOf(a)).toMatchObject({ state: 'invoiced', net: 112655, vat: 22531, open: 0 })
    expect((await invoice(a)).json.message_code).toBe('billing_nothing_open')
    const { invoices } = (await call('GET', account(a))).json
    expect(invoices[0]).toMatchObject({ number, gross: 150000, isCancelled: false, left: [{ net: 112655 }] })
    const text = await textOf(`/billing_invoices/${json.id}/file`)
    for (const part of ['Avoir partiel', `Sur la facture ${number}`, 'Motif : Retard de montage', '148,14'])
      expect(text).toContain(part)
  })

  it('is never more than is left, whoever asks at the same time, nor all of it', async () => {
    const { id, source } = await made()
    const at = (net: number, left = whole) => credit(id, [{ source, net, left }])
    const two = await Promise.all([at(70000), at(70000)])
    expect(two.map(one => one.status).sort()).toEqual([201, 409])
    expect((await at(55001, 55000)).json.message_code).toBe('billing_credit_too_much')
    expect((await at(55000, 55000)).json.message_code).toBe('billing_credit_whole')
    expect((await credit(id, [{ source: 'stand:999', net: 1 }])).json.errors).toEqual({
      lines: ['not_in_list'],
    })
    const twice = { source, net: 1 }
    expect((await credit(id, [twice, twice])).status).toBe(422)
    expect((await at(0, 55000)).status).toBe(422)
    await expect(
      billing.run(sql`insert into billing_invoice (side, cancels_id, is_partial, seller, number, issued_on,
          currency, net, vat, gross, document)
        select side, id, true, seller, 'other', issued_on, currency, -net, -vat, -gross, document
        from billing_invoice where id = ${id}`),
    ).rejects.toThrow('billing_credit_too_much')
  })

  it('is taken back once by whoever asks again because the answer was lost', async () => {
    const { id, source } = await made()
    const asked = [{ source, net: 10000 }]
    expect((await credit(id, asked)).status).toBe(201)
    const again = await credit(id, asked)
    expect([again.status, again.json.message_code]).toEqual([409, 'changed_meanwhile'])
    expect((await credit(id, [{ source, net: 10000, left: whole - 10000 }])).status).toBe(201)
  })

  it('is not taken back again when the rest is cancelled: the sums come to nothing', async () => {
    const { a } = billing.seeded.firms
    const { id, source } = await made()
    const part = (await credit(id, [{ source, net: 33333 }])).json
    expect((await call('POST', `/billing_invoices/${part.id}/credit`)).json.message_code).toBe(
      'billing_credit_of_credit',
    )
    expect((await call('POST', `/billing_invoices/${id}/credit`)).status).toBe(201)
    const [sums] = await billing.run(
      sql<{ net: number; vat: number; gross: number }>`select sum(net)::int as net, sum(vat)::int as vat,
        sum(gross)::int as gross from billing_invoice`,
    )
    expect(sums).toEqual({ net: 0, vat: 0, gross: 0 })
    expect((await credit(id, [{ source, net: 1 }])).json.message_code).toBe('billing_credit_taken')
    expect(await rowOf(a)).toMatchObject({ state: 'quoted', net: 125000, open: 125000 })
  })

  it('is taken back by the super admin alone', async () => {
    const { id, source } = await made()
    const asked = { lines: [{ source, net: 1, left: whole }] }
    expect((await call('POST', `/billing_invoices/${id}/credit_part`, asked, 'organizer1')).status).toBe(403)
  })
})

describe('the dashboard', () => {
  it('sums what is assigned and sold, with totals by state, and narrows by state and name', async () => {
    const { a, b } = billing.seeded.firms
    await invoice(a)
    await call('PUT', account(b), { state: 'quoted', discount: 1000 })
    // Firm B has a second, hidden booth: 2 × 1 250.00 less a tenth.
    expect(await dashboard()).toMatchObject({
      currency: 'EUR',
      total: { count: 2, net: 350000, vat: 70000, gross: 420000 },
      states: { invoiced: { count: 1, net: 125000 }, quoted: { count: 1, net: 225000 }, paid: { count: 0 } },
    })
    expect(
      (await dashboard('&state=quoted')).rows.map((row: { firm: { id: number } }) => row.firm.id),
    ).toEqual([b])
    expect((await dashboard('&search=firm%20A')).rows).toHaveLength(1)
    // A page of them in any order, with what all of them come to.
    const pages = (order: string) =>
      Promise.all([1, 2].map(page => dashboard(`&order=${order}&itemsPerPage=1&page=${page}`)))
    for (const [order, ids] of [
      ['firm', [a, b]],
      ['-firm', [b, a]],
      ['net', [a, b]],
      ['-gross', [b, a]],
      ['-state', [a, b]],
    ] as const) {
      const shown = await pages(order)
      expect(shown.map(({ rows }) => rows[0].firm.id)).toEqual(ids)
      for (const { pageCount, total } of shown)
        expect({ pageCount, total }).toMatchObject({ pageCount: 2, total: { count: 2, net: 350000 } })
    }
    expect((await call('PUT', account(a), { state: 'quoted' })).json.errors).toEqual({
      state: ['billing_state_invoiced'],
    })
    expect((await call('PUT', account(a), { state: 'paid' })).status).toBe(204)
    expect((await dashboard()).states.paid).toMatchObject({ count: 1, gross: 150000 })
  })

  it('of conferences sums what was sold by hand', async () => {
    const { seeded } = billing
    await call('PUT', '/billing/conferences/prices', {
      fair: null,
      prices: [{ kind: 'pass', item: 'Two days', amount: 4999 }],
    })
    const sale = { kind: 'pass', item: 'Two days', quantity: 2 }
    const path = account(seeded.firms.a, 'conferences')
    expect((await call('PUT', path, { sales: [sale, { ...sale, quantity: 1 }] })).status).toBe(204)
    expect((await dashboard('', 'conferences')).rows).toMatchObject([{ pieces: 3, net: 14997, vat: 2999 }])
    expect((await call('PUT', path, { sales: [{ ...sale, item: 'Nothing' }] })).status).toBe(422)
    expect((await call('PUT', account(seeded.firms.a), { sales: [sale] })).status).toBe(422)
    expect((await invoice(seeded.firms.a, 'conferences')).json.gross).toBe(17996)
  })

  it('of booths counts what is sold besides, asked for once and only what has come since', async () => {
    const { a } = billing.seeded.firms
    const badge = { kind: 'extra', item: 'Badge', quantity: 3 }
    const path = account(a)
    expect((await call('PUT', path, { sales: [badge] })).status).toBe(422)
    await call('PUT', '/billing/stands/prices', {
      fair: null,
      prices: [{ kind: 'extra', item: 'Badge', amount: 1500 }],
    })
    expect((await call('PUT', path, { sales: [badge] })).status).toBe(204)
    expect(await rowOf(a)).toMatchObject({ pieces: 4, net: 129500, open: 129500 })
    const { id, gross } = (await invoice(a)).json
    expect(gross).toBe(155400)
    expect(await textOf(`/billing_invoices/${id}/file`)).toContain('Badge 3 15,00')
    expect((await invoice(a)).json.message_code).toBe('billing_nothing_open')
    await call('PUT', path, { sales: [{ ...badge, quantity: 5 }] })
    expect((await invoice(a)).json.gross).toBe(3600)
    const sale = { ...badge, kind: 'stand_base', item: 'any' }
    expect((await call('PUT', path, { sales: [sale] })).status).toBe(422)
  })

  it('tells the second of two who change what was agreed that the first has', async () => {
    const { a } = billing.seeded.firms
    const version = async () => (await call('GET', account(a))).json.version
    const change = async (discount: number, seen?: number) =>
      (await call('PUT', account(a), { discount, ...(seen !== undefined && { version: seen }) })).status
    const seen = await version()
    expect([await change(100, seen), await change(200, seen)]).toEqual([204, 412])
    expect((await call('GET', account(a))).json.discount).toBe(100)
    expect([await change(300, await version()), await change(400)]).toEqual([204, 204])
    // An invoice changes nothing that was agreed.
    const before = await version()
    await invoice(a)
    expect(await version()).toBe(before)
  })

  it('goes out as CSV with the mark of UTF-8, and who took it is written down', async () => {
    const answer = await billing.platform.call(admin, {
      url: `/api/billing/stands/export?fair=${billing.seeded.fairs.fair1}`,
    })
    expect(answer.body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffexhibitor;state;pieces;withoutPrice;currency;net;vat;gross;notInvoiced;invoices',
      'Firm A;open;1;0;EUR;1250;250;1500;1250;',
    ])
    expect(
      await billing.run(
        sql`select 1 from audit_log where action = 'export' and resource = 'billing_accounts'`,
      ),
    ).toHaveLength(1)
  })
})
