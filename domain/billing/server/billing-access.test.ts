import { describe, expect, it } from 'vitest'
import {
  account,
  admin,
  billing,
  call,
  invoice,
  numbers,
  seller,
  withBilling,
} from '#app/server/testing/billing-fixture.ts'

withBilling()

describe('billing', () => {
  it('is kept by super admins alone, whatever is asked', async () => {
    const { fairs, firms, people } = billing.seeded
    const { json } = await invoice(firms.a)
    const [{ id }] = (await call('GET', '/billing_configurations')).json
    const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?][] = [
      ['GET', '/billing_configurations'],
      ['GET', `/billing_configurations/${id}`],
      ['POST', '/billing_configurations', { fair: fairs.fair1 }],
      ['PUT', `/billing_configurations/${id}`, { currency: 'USD' }],
      ['DELETE', `/billing_configurations/${id}`],
      ['GET', '/billing/stands/prices'],
      ['PUT', '/billing/stands/prices', { fair: null, prices: [] }],
      ['GET', `/billing/stands/dashboard?fair=${fairs.fair1}`],
      ['GET', `/billing/stands/export?fair=${fairs.fair1}`],
      ['GET', account(firms.a)],
      ['PUT', account(firms.a), { state: 'paid' }],
      ['POST', '/billing_invoices', { side: 'stands', fair: fairs.fair1, firm: firms.b }],
      ['POST', `/billing_invoices/${json.id}/credit`],
      ['PUT', `/billing_invoices/${json.id}/paid`, { isPaid: true }],
      ['POST', '/billing_quotes', { side: 'stands', fair: fairs.fair1, firm: firms.b }],
    ]
    const others = (Object.keys(people) as (keyof typeof people)[]).filter(name => name !== admin)
    for (const who of [null, ...others])
      for (const [method, path, body] of calls)
        expect((await call(method, path, body, who)).status, `${who} ${method} ${path}`).toBe(who ? 403 : 401)
    expect(await numbers()).toEqual([json.number])
  })

  it('tells those who administer the firm that it has an invoice, and nobody else', async () => {
    const { firms, people } = billing.seeded
    const { json } = await invoice(firms.a)
    const told = async (who: 'firmAdminA' | 'contactA' | 'firmAdminB' | 'organizer1') =>
      (await call('GET', `/users/${people[who].id}/notifications`, undefined, who)).json.notifications
    expect(await told('firmAdminA')).toMatchObject([
      { kind: 'invoice_issued', text: expect.stringContaining(json.number), link: '/fair-one/firm/billing' },
    ])
    for (const who of ['contactA', 'firmAdminB', 'organizer1'] as const) expect(await told(who)).toEqual([])
  })

  it('knows no fair, firm or invoice that does not exist', async () => {
    const { a } = billing.seeded.firms
    for (const [method, path, body] of [
      ['GET', '/billing/stands/dashboard?fair=999999'],
      ['GET', account(999999)],
      ['PUT', account(999999), {}],
      ['POST', '/billing_invoices', { side: 'stands', fair: 999999, firm: a }],
      ['POST', '/billing_invoices/999999/credit'],
      ['PUT', '/billing_invoices/999999/paid', { isPaid: true }],
      ['GET', '/billing_invoices/999999/file'],
      ['GET', '/billing_quotes/999999/file'],
      ['POST', '/billing_quotes', { side: 'stands', fair: 999999, firm: a }],
      ['GET', '/billing/stands/prices?fair=999999'],
    ] as const)
      expect((await call(method, path, body)).status, path).toBe(404)
  })

  it('refuses an IBAN whose digits are wrong, a country named twice and a second setting for one fair', async () => {
    const [{ id }] = (await call('GET', '/billing_configurations')).json
    const change = async (fields: object) =>
      (await call('PUT', `/billing_configurations/${id}`, fields)).json.errors
    expect(await change({ iban: 'FR76 3000 6000 0112 3456 7890 188' })).toEqual({
      iban: ['billing_iban_invalid'],
    })
    expect(
      await change({
        vatRates: [
          { country: 'FR', rate: 1 },
          { country: 'FR', rate: 2 },
        ],
      }),
    ).toEqual({ vatRates: ['billing_country_twice'] })
    expect((await call('POST', '/billing_configurations', seller)).json.message_code).toBe(
      'billing_configuration_taken',
    )
  })
})
