import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Sale } from '../contract/accounts.ts'
import type { Side } from '../contract/sides.ts'
import { paperWords } from './pdf/words/words.ts'
import { anyStand, keyOf, priceables } from './priceable.ts'

/** Something a firm has. `keys`: by which it is priced, the most particular first. */
export type Holding = { firm: number; source: string; description: string; quantity: number; keys: string[] }

type HoldingsRequest = { side: Side; fair: number; firm?: number; locale: Locale }

/** Booths are assigned by the plan, everything else is sold by hand. */
export const holdingsOf = async (
  asked: HoldingsRequest,
  accounts: readonly { firm: number; sales: Sale[] }[],
  db: Kysely<Tables>,
): Promise<Holding[]> => [
  ...(asked.side === 'stands' ? await booths(asked, db) : []),
  ...(await sold(asked, accounts, db)),
]

type Booth = {
  id: number
  firm: number
  number: string | null
  type: number | null
  typeName: string | null
  variation: number | null
  variationName: string | null
}

async function booths({ fair, firm, locale }: HoldingsRequest, db: Kysely<Tables>): Promise<Holding[]> {
  const rows = await many<Booth>(db)`
    select s.id, s.firm_id as firm, stand_label(s.label, h.letter, s.number) as number, t.id as type,
      ${translatedText('t', 'name', locale)} as "typeName",
      v.id as variation, ${translatedText('v', 'name', locale)} as "variationName"
    from stand s left join fair_hall h on h.id = s.fair_hall_id
      left join stand_type_variation v on v.id = s.stand_type_variation_id
      left join stand_type t on t.id = coalesce(v.stand_type_id, s.stand_type_id)
    where s.fair_id = ${fair} and s.trashed_at is null ${firm ? sql`and s.firm_id = ${firm}` : sql``}
    order by h.rank, s.number, s.id`
  const { booth } = paperWords[locale]
  return rows.map(one => ({
    firm: one.firm,
    source: `stand:${one.id}`,
    description: [
      one.number ? `${booth} ${one.number}` : booth,
      [one.typeName, one.variationName].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
    quantity: 1,
    keys: [
      ...(one.variation === null ? [] : [keyOf('stand_type_variation', one.variation)]),
      ...(one.type === null ? [] : [keyOf('stand_type', one.type)]),
      anyStand,
    ],
  }))
}

async function sold(
  { side, fair, locale }: HoldingsRequest,
  accounts: readonly { firm: number; sales: Sale[] }[],
  db: Kysely<Tables>,
): Promise<Holding[]> {
  const offered = new Map(
    (await priceables(side, fair, locale, db)).map(one => [keyOf(one.kind, one.item), one]),
  )
  return accounts.flatMap(({ firm, sales }) =>
    sales.map(({ kind, item, quantity }) => {
      const source = keyOf(kind, item)
      const known = offered.get(source)
      const description = known ? [known.group, known.name].filter(Boolean).join(', ') : item
      return { firm, source, description, quantity, keys: [source, ...(known?.general ?? [])] }
    }),
  )
}
