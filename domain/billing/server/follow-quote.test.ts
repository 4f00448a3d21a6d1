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
  textOf,
  withBilling,
} from '#app/server/testing/billing-fixture.ts'

withBilling()

const followed = async (firm: number) => (await call('GET', account(firm))).json.followed
const states = async (firm: number) =>
  (await call('GET', account(firm))).json.quotes.map((one: { state: string }) => one.state)
const oneMoreBooth = (firm: number) =>
  billing.run(sql`insert into stand (fair_id, firm_id) values (${billing.seeded.fairs.fair1}, ${firm})`)
const refusal = async (firm: number, how: object = {}) => {
  const { status, json } = await invoice(firm, 'stands', how)
  return [status, json.message_code]
}
const inBelgiumWithNumber = (firm: number) =>
  billing.run(sql`
    update firm set vat_number = 'BE0403019261', country_id = (select id from country where iso = 'BE') where id = ${firm}`)

describe('an invoice', () => {
  it('follows the quote to the cent though prices and discounts have changed since, and names it', async () => {
    const { a } = billing.seeded.firms
    // 1 234.55 less 3.33 % is 1 193.439…: 1 193.44, and 238.69 of tax.
    await price(123455)
    await call('PUT', account(a), { discount: 333 })
    const offer = (await quote(a)).json
    expect(offer.gross).toBe(143213)
    await price(200000)
    await call('PUT', account(a), { discount: 0 })
    expect(await followed(a)).toMatchObject({
      number: offer.number,
      isExpired: false,
      isAssignedOtherwise: false,
      isPricedOtherwise: true,
      isTaxedOtherwise: false,
      lines: [{ quoted: { net: 119344, discount: 333 }, today: { net: 200000, discount: 0 } }],
    })
    const { json } = await invoice(a)
    expect(json.gross).toBe(143213)
    const [kept] = await billing.run(
      sql<{ document: object }>`select document from billing_invoice where id = ${json.id}`,
    )
    expect(kept?.document).toMatchObject({
      follows: offer.number,
      lines: [{ unit: 123455, discount: 333, net: 119344, vat: 23869 }],
      totals: { net: 119344, vat: 23869, gross: 143213 },
    })
    const text = await textOf(`/billing_invoices/${json.id}/file`)
    for (const part of [`Selon devis ${offer.number}`, 'IBAN', '1 432,13 €']) expect(text).toContain(part)
    expect(await states(a)).toEqual(['invoiced'])
    expect(await followed(a)).toBeNull()
  })

  it('says that it is priced otherwise where the fair bills in another currency by now', async () => {
    const { a } = billing.seeded.firms
    await quote(a)
    expect(await followed(a)).toMatchObject({ isPricedOtherwise: false, currency: 'EUR' })
    const [{ id }] = (await call('GET', '/billing_configurations')).json
    await call('PUT', `/billing_configurations/${id}`, { currency: 'CHF' })
    await price(125000)
    expect(await followed(a)).toMatchObject({ isPricedOtherwise: true, currency: 'EUR' })
  })

  it('asks first where a booth more or less is assigned than was offered, and draws no number meanwhile', async () => {
    const { a } = billing.seeded.firms
    const offer = (await quote(a)).json
    await oneMoreBooth(a)
    expect(await followed(a)).toMatchObject({
      isAssignedOtherwise: true,
      lines: [
        { quoted: { net: 125000 }, today: { net: 125000 } },
        { quoted: null, today: { net: 125000 } },
      ],
    })
    expect(await refusal(a)).toEqual([409, 'billing_quote_differs'])
    expect(await numbers()).toEqual([])
    const { json } = await invoice(a, 'stands', { quote: offer.id })
    expect([json.gross, json.number.slice(-4)]).toEqual([150000, '0001'])
    // What came since is left to be asked for.
    expect((await call('GET', account(a))).json.open.gross).toBe(150000)
    expect((await invoice(a)).json.number.slice(-4)).toBe('0002')
  })

  it('may ask for today instead; the quote is set aside then, and open again once that is cancelled', async () => {
    const { a } = billing.seeded.firms
    await quote(a)
    await oneMoreBooth(a)
    const { json } = await invoice(a, 'stands', { quote: null })
    expect(json.gross).toBe(300000)
    expect(await textOf(`/billing_invoices/${json.id}/file`)).not.toContain('Selon devis')
    expect(await states(a)).toEqual(['replaced'])
    const credit = await call('POST', `/billing_invoices/${json.id}/credit`)
    expect(await states(a)).toEqual(['offered'])
    expect(await textOf(`/billing_invoices/${credit.json.id}/file`)).not.toContain('Selon devis')
  })

  it('of a booth that was taken away since can still be made as quoted', async () => {
    const { a } = billing.seeded.firms
    const offer = (await quote(a)).json
    await billing.run(sql`update stand set trashed_at = now() where firm_id = ${a}`)
    expect(await refusal(a)).toEqual([409, 'billing_quote_differs'])
    expect(await refusal(a, { quote: null })).toEqual([409, 'billing_nothing_open'])
    expect((await invoice(a, 'stands', { quote: offer.id })).json.gross).toBe(150000)
  })

  it('asks which tax counts where the facts of the buyer lead to another than was offered', async () => {
    const { a } = billing.seeded.firms
    const offer = (await quote(a)).json
    await inBelgiumWithNumber(a)
    expect(await followed(a)).toMatchObject({
      isTaxedOtherwise: true,
      isAssignedOtherwise: false,
      tax: { rate: 2000, isReverseCharge: false },
      grossTaxedToday: 125000,
    })
    expect(await refusal(a)).toEqual([409, 'billing_quote_tax_differs'])
    const today = (await invoice(a, 'stands', { quote: offer.id, tax: 'today' })).json
    expect(today.gross).toBe(125000)
    expect(await textOf(`/billing_invoices/${today.id}/file`)).toContain('Autoliquidation')
    await call('POST', `/billing_invoices/${today.id}/credit`)
    const quoted = (await invoice(a, 'stands', { tax: 'quoted' })).json
    expect(quoted.gross).toBe(150000)
    expect(await textOf(`/billing_invoices/${quoted.id}/file`)).not.toContain('Autoliquidation')
  })

  it('no longer follows an expired quote, unless it is told to', async () => {
    const { a } = billing.seeded.firms
    const offer = (await quote(a)).json
    await price(200000)
    await longAgo(offer.id)
    expect(await states(a)).toEqual(['expired'])
    expect(await followed(a)).toMatchObject({ id: offer.id, isExpired: true })
    const today = (await invoice(a)).json
    expect(today.gross).toBe(240000)
    await call('POST', `/billing_invoices/${today.id}/credit`)
    expect((await invoice(a, 'stands', { quote: offer.id })).json.gross).toBe(150000)
  })

  it('follows no quote that was replaced, of somebody else, or followed already', async () => {
    const { a, b } = billing.seeded.firms
    const first = (await quote(a)).json
    await price(200000)
    const second = (await quote(a)).json
    const gone = [409, 'billing_quote_gone']
    expect(await refusal(a, { quote: first.id })).toEqual(gone)
    expect(await refusal(b, { quote: second.id })).toEqual(gone)
    expect((await invoice(a, 'stands', { quote: second.id })).json.gross).toBe(240000)
    expect(await refusal(a, { quote: second.id })).toEqual(gone)
    expect(await numbers()).toHaveLength(1)
  })

  it('is made once from a quote that two follow at the same time', async () => {
    const { a } = billing.seeded.firms
    const offer = (await quote(a)).json
    const made = await Promise.all([1, 2, 3].map(() => invoice(a, 'stands', { quote: offer.id })))
    expect(made.map(one => one.status).sort()).toEqual([201, 409, 409])
    expect(await numbers()).toHaveLength(1)
  })

  it('in another language than its quote calls things by their name in it', async () => {
    const { a } = billing.seeded.firms
    await quote(a, 'fr')
    const { json } = await invoice(a, 'stands', { locale: 'en' })
    const text = await textOf(`/billing_invoices/${json.id}/file`)
    expect(text).toContain('As per quote')
    expect(text).toContain('Booth')
  })

  it('follows no quote of another seller', async () => {
    const { a } = billing.seeded.firms
    await quote(a)
    await price(200000)
    const [{ id }] = (await call('GET', '/billing_configurations')).json
    await call('PUT', `/billing_configurations/${id}`, { registrationNumber: 'HRB 4711' })
    expect(await followed(a)).toBeNull()
    expect((await invoice(a)).json.gross).toBe(240000)
  })
})

/** As if it had been made with a term that is over; what is made is never changed but here. */
const longAgo = (id: number) =>
  billing.platform.services.database.transaction(async db => {
    await sql`alter table billing_quote disable trigger quote_kept`.execute(db)
    await sql`update billing_quote set valid_until = date '2020-01-31' where id = ${id}`.execute(db)
    await sql`alter table billing_quote enable trigger quote_kept`.execute(db)
  })
