import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture, type Who } from './exhibitor-fixture.ts'

/** What the tests of a file have that has called `withBilling`. */
export let billing: ExhibitorFixture

/** Each test of the file begins with a seller, a rate of tax and one price. */
export function withBilling() {
  beforeAll(async () => {
    billing = await exhibitorFixture()
  })
  beforeEach(async () => {
    await billing.platform.startAgain()
    await setUp()
  })
  afterAll(() => billing.platform.close())
}

export const admin = 'superAdmin'
export const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  who: Who = admin,
) => billing.call(who, method, path, payload)

export const seller = {
  currency: 'EUR',
  vatRates: [
    { country: 'FR', rate: 2000 },
    { country: 'CH', rate: 0 },
  ],
  sellerName: 'Verrière Événements',
  sellerAddress: '12, quai de la Fosse\n44000 Nantes',
  registrationNumber: 'RCS Nantes 912 345 678',
  vatNumber: 'FR40303265045',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  numberPrefix: 'VR-',
}

/** Fair 1 bills in euros; a booth costs 1 250.00. */
async function setUp() {
  const [france] = (await call('GET', '/countries?iso=FR')).json
  const made = await call('POST', '/billing_configurations', { ...seller, sellerCountry: france.id })
  expect(made.status, made.body).toBe(201)
  await price(125000)
}

export const price = async (amount: number | null) => {
  const { fair1 } = billing.seeded.fairs
  const answer = await call('PUT', '/billing/stands/prices', {
    fair: fair1,
    prices: [{ kind: 'stand_base', item: 'any', amount }],
  })
  expect(answer.status, answer.body).toBe(204)
}
export const account = (firm: number, side = 'stands') =>
  `/billing/${side}/fairs/${billing.seeded.fairs.fair1}/firms/${firm}`
export const invoice = (firm: number, side = 'stands', how: object = {}) =>
  call('POST', '/billing_invoices', { side, fair: billing.seeded.fairs.fair1, firm, ...how })
export const quote = (firm: number, locale?: string) =>
  call('POST', '/billing_quotes', { side: 'stands', fair: billing.seeded.fairs.fair1, firm, locale })
export const dashboard = async (query = '', side = 'stands') =>
  (await call('GET', `/billing/${side}/dashboard?fair=${billing.seeded.fairs.fair1}${query}`)).json
export const rowOf = async (firm: number) =>
  (await dashboard()).rows.find((row: { firm: { id: number } }) => row.firm.id === firm)

/** Firms of fair 1 with a booth each. */
export async function firmsWithBooths(count: number): Promise<number[]> {
  const { fair1 } = billing.seeded.fairs
  const rows = await billing.run(sql<{ id: number }>`
    with made as (insert into firm (name) select 'Crowd ' || n from generate_series(1, ${count}::int) n
      returning id),
      joined as (insert into fair_firm (fair_id, firm_id, is_validated) select ${fair1}, id, 1 from made),
      placed as (insert into stand (fair_id, firm_id) select ${fair1}, id from made)
    select id from made order by id`)
  return rows.map(row => row.id)
}

export const numbers = () =>
  billing
    .run(sql<{ number: string }>`select number from billing_invoice order by number`)
    .then(rows => rows.map(row => row.number))

/** What a file says, in one line. */
export async function textOf(path: string, who: Who = admin): Promise<string> {
  const { extractText, getDocumentProxy } = await import('unpdf')
  const { rawPayload, headers } = await billing.platform.call(who, { url: `/api${path}` })
  expect(headers['content-type']).toBe('application/pdf')
  const file = await getDocumentProxy(new Uint8Array(rawPayload))
  return (await extractText(file, { mergePages: true })).text.replace(/\s+/g, ' ')
}
