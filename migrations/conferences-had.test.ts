import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { invoice } from '#domain/billing/server/index.ts'
import { readLedger } from '#domain/billing/server/ledger.ts'
import { readQuote } from '#domain/billing/server/quotes.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { many } from '#platform/server/database/rows.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { migrationsBefore } from '#platform/server/testing/migrations-before.ts'

const line = (item: string, quantity: number, unit: number) => ({
  source: `pass:${item}`,
  description: item,
  quantity,
  unit,
  discount: 0,
  rate: 2000,
  net: unit * quantity,
  vat: unit * quantity * 0.2,
})
const document = (lines: ReturnType<typeof line>[], more: object = {}) => {
  const net = lines.reduce((sum, one) => sum + one.net, 0)
  const totals = { net, vat: net * 0.2, gross: net * 1.2, rates: [{ rate: 2000, net, vat: net * 0.2 }] }
  const party = { name: 'V', address: 'A', vatNumber: null }
  return JSON.stringify({
    locale: 'fr',
    fair: 'F',
    seller: { ...party, registrationNumber: 'R 1', iban: null, legalMention: null },
    buyer: party,
    currency: 'EUR',
    lines,
    totals,
    issuedOn: '2026-01-31',
    dueOn: null,
    isReverseCharge: false,
    cancels: null,
    ...more,
  })
}
const sale = (item: string, quantity: number) => ({ kind: 'pass', item, quantity })

it('what was sold by a name becomes passes of the fair, none is lost, and every paper stays as it was', async () => {
  const { path, remove } = await migrationsBefore('0270-allotments.sql')
  const database = await emptyDatabase()
  const { kysely } = database
  await migrate(database, { folder: path })
  const run = (query: ReturnType<typeof sql>) => query.execute(kysely)
  await run(sql`insert into language (id, code, iso) values (1, 'fr', 'fr')`)
  await run(sql`insert into country (id, iso) values (1, 'FR')`)
  await run(sql`insert into fair_status (id, code) values (1, 'preparation')`)
  await run(sql`insert into fair (id, homepage) values (1, 'one'), (2, 'two')`)
  await run(sql`insert into firm (id, name, country_id) values (1, 'A', 1), (2, 'B', 1), (3, 'Gone', 1)`)
  await run(
    sql`insert into fair_firm (fair_id, firm_id, is_validated) values (1, 1, 1), (1, 2, 1), (1, 3, 2), (2, 1, 1)`,
  )
  await run(sql`
    insert into pass (id, fair_id, translations) values
      (7, 1, '{"fr":{"name":"Pass 2 jours"},"en":{"name":"2-day pass"}}'), (8, 1, '{"fr":{"name":"Presse"}}')`)
  await run(sql`
    insert into billing_configuration (vat_rates, seller_name, seller_address, seller_country_id,
      registration_number) values ('[{"country":"FR","rate":2000}]', 'V', 'A', 1, 'R 1')`)
  await run(sql`insert into billing_price (fair_id, kind, item, currency, amount) values
    (null, 'pass', 'Presse', 'EUR', 1500), (1, 'pass', 'Pass 2 jours', 'EUR', 4900),
    (1, 'pass', 'Dîner', 'EUR', 8000), (null, 'pass', 'Pass 2 jours', 'EUR', 5900)`)
  const sales = {
    '1 1': [sale('Pass 2 jours', 5), sale('Dîner', 2), sale('Presse', 1)],
    '1 2': [sale('Pass 2 jours', 4)],
    '1 3': [sale('Pass 2 jours', 1)],
    '2 1': [sale('Pass 2 jours', 3)],
  }
  for (const [place, list] of Object.entries(sales)) {
    const [fair, firm] = place.split(' ')
    await run(sql`insert into billing_account (fair_id, firm_id, side, state, sales)
      values (${Number(fair)}, ${Number(firm)}, 'conferences', 'quoted', ${JSON.stringify(list)}::jsonb)`)
  }
  const asked = document([line('Pass 2 jours', 3, 4500)])
  await run(sql`
    insert into billing_invoice (fair_id, firm_id, side, seller, number, issued_on, currency, net, vat, gross,
      document) values (1, 1, 'conferences', 'R1', 'N-1', '2026-01-31', 'EUR', 13500, 2700, 16200, ${asked}::jsonb)`)
  const offered = document([line('Pass 2 jours', 4, 4900)], {
    quote: { validUntil: '2099-01-31', replaces: null },
  })
  await run(sql`
    insert into billing_quote (fair_id, firm_id, side, seller, number, issued_on, valid_until, currency, net,
      vat, gross, document)
    values (1, 2, 'conferences', 'R1', 'D-1', '2026-01-31', '2099-01-31', 'EUR', 19600, 3920, 23520,
      ${offered}::jsonb)`)
  const papers = () => many(kysely)`
    select md5((to_jsonb(i) - 'paid_on')::text) as paper from billing_invoice i
    union all select md5(to_jsonb(q)::text) from billing_quote q`
  const open = async (fair: number) => {
    const { entries } = await readLedger({ side: 'conferences', fair, locale: 'fr' }, kysely)
    return entries.map(({ firm, open: { net, gross }, gaps }) => ({ firm: firm.name, net, gross, gaps }))
  }
  const known = await papers()
  await migrate(database, { folder: migrationsFolder })
  expect(await papers()).toEqual(known)
  // As much is left to ask for as was: two passes at 49, two dinners, one for the press at what it costs in all fairs.
  expect(await open(1)).toEqual([
    { firm: 'A', net: 9800 + 16000 + 1500, gross: 32760, gaps: 0 },
    { firm: 'B', net: 19600, gross: 23520, gaps: 0 },
    { firm: 'Gone', net: 4900, gross: 5880, gaps: 0 },
  ])
  expect(await open(2)).toEqual([{ firm: 'A', net: 17700, gross: 21240, gaps: 0 }])
  expect(
    await many(kysely)`select pass_id as pass, firm_id as firm, quantity from pass_allotment order by 1, 2`,
  ).toEqual([
    { pass: 7, firm: 1, quantity: 5 },
    { pass: 7, firm: 2, quantity: 4 },
    { pass: 8, firm: 1, quantity: 1 },
  ])
  expect(
    await many(kysely)`select fair_id as fair, kind, item, amount::int as amount from billing_price
      order by fair_id nulls first, kind, item`,
  ).toEqual([
    { fair: null, kind: 'pass', item: 'Pass 2 jours', amount: 5900 },
    { fair: null, kind: 'pass', item: 'Presse', amount: 1500 },
    { fair: 1, kind: 'allotment', item: '7', amount: 4900 },
    { fair: 1, kind: 'pass', item: 'Dîner', amount: 8000 },
    { fair: 1, kind: 'pass', item: 'Pass 2 jours', amount: 4900 },
  ])
  // What was offered before is followed without a question, line for line.
  const now = new Date('2026-02-01T10:00:00Z')
  await invoice({ side: 'conferences', fair: 1, firm: 2, locale: 'fr' }, now, kysely)
  expect((await readQuote(1, now, kysely)).state).toBe('invoiced')
  expect((await open(1))[1]).toMatchObject({ net: 0 })
  await database.close()
  await remove()
})
