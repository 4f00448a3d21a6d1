import { sql } from 'kysely'
import { invoice, quote } from '#domain/billing/server/index.ts'
import { many } from '#platform/server/database/rows.ts'
import { day, type Furnishing, json } from './furnish/furnishing.ts'

/** Hundredths of a percent. The Union's neighbours pay none here. */
const vatRates = Object.entries({
  FR: 2000,
  BE: 2100,
  DE: 1900,
  NL: 2100,
  ES: 2100,
  IT: 2200,
  LU: 1700,
  CH: 0,
  GB: 0,
})

/** In cents: each silhouette narrow, usual and wide. */
const stands: Record<string, readonly [number, number, number]> = {
  wall: [129000, 168000, 214000],
  arch: [139000, 179000, 229000],
  canopy: [149000, 189000, 245000],
  shelf: [125000, 162000, 208000],
  pod: [159000, 205000, 262000],
  tower: [165000, 215000, 279000],
}
const anyStand = 119000
/** By their place in the list; in other rooms a session costs what any does. */
const rooms = [320000, 95000]
const anySession = 180000
const passes: readonly [string, number][] = [
  ['Pass 2 jours', 4900],
  ['Pass 1 jour', 2900],
  ['Pass équipe (10 personnes)', 39000],
]

/** A seller, prices, and exhibitors who have an offer, an invoice, or have paid: the first of the fair. */
export async function addBilling(fair: number, furnishing: Furnishing): Promise<void> {
  await addSeller(furnishing)
  await addPrices(furnishing)
  const { db } = furnishing
  const rows = await many<{ id: number }>(db)`
    select firm_id as id from stand where fair_id = ${fair} and fair_hall_id is not null group by firm_id
      order by min(id) limit 32`
  for (const [at, { id }] of rows.entries()) await agree(fair, id, at, furnishing)
}

async function addSeller({ db, lists }: Furnishing): Promise<void> {
  await db
    .insertInto('billing_configuration')
    .values({
      currency: 'EUR',
      vat_rates: json(vatRates.map(([country, rate]) => ({ country, rate }))),
      seller_name: 'Quai des Salons SAS',
      seller_address: '12, quai de la Fosse\n44000 Nantes\nFrance',
      seller_country_id: lists.countries.of('FR'),
      registration_number: 'RCS Nantes 000 000 001',
      vat_number: 'FR15000000001',
      iban: 'FR76 3000 6000 0112 3456 7890 189',
      payment_days: 30,
      legal_mention:
        'SAS au capital de 20 000 €. Retard de paiement : pénalités au taux de trois fois l’intérêt légal et indemnité forfaitaire de recouvrement de 40 €. Pas d’escompte pour paiement anticipé.',
      number_prefix: 'QS',
    })
    .execute()
}

async function addPrices({ db }: Furnishing): Promise<void> {
  const variations = await db
    .selectFrom('stand_type_variation as v')
    .innerJoin('stand_type as t', 't.id', 'v.stand_type_id')
    .select(['v.id', 't.style', 'v.rank'])
    .execute()
  const roomTypes = await db
    .selectFrom('conference_room_type')
    .select('id')
    .orderBy('rank')
    .orderBy('id')
    .execute()
  const prices: [string, string | number, number | undefined][] = [
    ['stand_base', 'any', anyStand],
    ['conference_base', 'any', anySession],
    ...variations.map(({ id, style, rank }): [string, number, number | undefined] => [
      'stand_type_variation',
      id,
      stands[style]?.[rank],
    ]),
    ...rooms.map((amount, at): [string, number, number] => [
      'conference_room_type',
      roomTypes[at]?.id ?? 0,
      amount,
    ]),
    ...passes.map(([name, amount]): [string, string, number] => ['pass', name, amount]),
  ]
  await db
    .insertInto('billing_price')
    .values(
      prices.flatMap(([kind, item, amount]) =>
        amount === undefined ? [] : [{ kind, item: String(item), currency: 'EUR', amount }],
      ),
    )
    .execute()
}

/** What came of talking to each: nothing yet, an offer, an invoice, all paid. */
const ways = ['paid', 'invoiced', 'quoted', 'invoiced', 'open', 'paid', 'invoiced', 'quoted'] as const

async function agree(fair: number, firm: number, at: number, { db, now }: Furnishing): Promise<void> {
  const state = ways[at % ways.length] ?? 'open'
  const account = (side: 'stands' | 'conferences', more: { state: string; sales?: string }) =>
    db
      .insertInto('billing_account')
      .values({ fair_id: fair, firm_id: firm, side, discount: at % 7 === 3 ? 1000 : 0, ...more })
      .execute()
  const pay = (side: 'stands' | 'conferences') =>
    db
      .updateTable('billing_invoice')
      .set({ paid_on: sql<string>`issued_on` })
      .where('fair_id', '=', fair)
      .where('firm_id', '=', firm)
      .where('side', '=', side)
      .execute()
  const on = day(now, Math.min(0, at - 30), 10)
  await account('stands', { state })
  if (state !== 'open') await quote({ side: 'stands', fair, firm }, day(now, Math.min(0, at - 40), 10), db)
  if (state === 'invoiced' || state === 'paid') {
    await invoice({ side: 'stands', fair, firm }, on, db)
    if (state === 'paid') await pay('stands')
  }
  if (at % 4) return
  const [name] = passes[at % passes.length] ?? ['']
  const sales = json([{ kind: 'pass', item: name, quantity: 2 + (at % 3) }])
  await account('conferences', { state, sales })
  if (state !== 'paid') return
  await invoice({ side: 'conferences', fair, firm }, on, db)
  await pay('conferences')
}
