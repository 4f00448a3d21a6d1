import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Sale } from '../contract/accounts.ts'
import type { Side } from '../contract/sides.ts'
import { paperWords } from './pdf/words/words.ts'
import { anySession, anyStand, keyOf, passesOf, priceables } from './priceable.ts'

/** Something a firm has. `keys`: by which it is priced, the most particular first. */
export type Holding = { firm: number; source: string; description: string; quantity: number; keys: string[] }

export type HoldingsRequest = { side: Side; fair: number; firm?: number; locale: Locale }

/** Booths are assigned by the plan, sessions sponsored and passes allotted in the programme; the rest is sold by hand. */
export const holdingsOf = async (
  asked: HoldingsRequest,
  accounts: readonly { firm: number; sales: Sale[] }[],
  db: Kysely<Tables>,
): Promise<Holding[]> =>
  together([
    ...(asked.side === 'stands'
      ? await booths(asked, db)
      : [...(await sponsoredSessions(asked, db)), ...(await allotments(asked, db))]),
    ...(await sold(asked, accounts, db)),
  ])

/** What a firm has under one source is one line: an invoice that asks for it counts once. */
function together(holdings: readonly Holding[]): Holding[] {
  const bySource = new Map<string, Holding>()
  for (const one of holdings) {
    const key = `${one.firm} ${one.source}`
    bySource.set(key, {
      ...one,
      ...bySource.get(key),
      quantity: one.quantity + (bySource.get(key)?.quantity ?? 0),
    })
  }
  return [...bySource.values()]
}

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

type Session = {
  id: number
  firm: number
  title: string | null
  variation: number | null
  type: number | null
}

/** What an exhibitor announces itself is none, nor is a session that does not take place. */
async function sponsoredSessions({ fair, firm, locale }: HoldingsRequest, db: Kysely<Tables>) {
  const rows = await many<Session>(db)`
    select c.id, c.firm_id as firm, ${translatedText('c', 'title', locale)} as title, v.id as variation,
      t.id as type
    from conference c left join conference_room r on r.id = c.conference_room_id
      left join conference_room_type_variation v on v.id = r.conference_room_type_variation_id
      left join conference_room_type t on t.id = coalesce(v.conference_room_type_id,
        r.conference_room_type_id)
    where c.fair_id = ${fair} and c.firm_id is not null and c.state <> 'cancelled'
      and not exists (select from presentation p where p.conference_id = c.id)
      ${firm ? sql`and c.firm_id = ${firm}` : sql``}
    order by c.begin_at nulls last, c.id`
  const { session } = paperWords[locale]
  return rows.map(
    (one): Holding => ({
      firm: one.firm,
      source: `conference:${one.id}`,
      description: [session, one.title].filter(Boolean).join(' · '),
      quantity: 1,
      keys: [
        ...(one.variation === null ? [] : [keyOf('conference_room_type_variation', one.variation)]),
        ...(one.type === null ? [] : [keyOf('conference_room_type', one.type)]),
        anySession,
      ],
    }),
  )
}

/** A pass whose name says that it is one needs no other word. */
const calledPass = (word: string, name: string | null) =>
  name?.toLowerCase().includes(word.toLowerCase()) ? name : [word, name].filter(Boolean).join(' · ')

type Allotment = { pass: number; firm: number; quantity: number; soldAs: string | null }

/** Passes that an exhibitor gives out. What was sold before by a name is called and counted by it, as its papers do. */
async function allotments({ fair, firm, locale }: HoldingsRequest, db: Kysely<Tables>): Promise<Holding[]> {
  const passes = new Map((await passesOf(fair, locale, db)).map(one => [one.id, one]))
  const rows = await many<Allotment>(db)`
    select a.pass_id as pass, a.firm_id as firm, a.quantity, a.sold_as as "soldAs"
    from pass_allotment a join pass p on p.id = a.pass_id
    where p.fair_id = ${fair} ${firm ? sql`and a.firm_id = ${firm}` : sql``}
    order by p.rank, p.id, a.id`
  const { pass: word } = paperWords[locale]
  return rows.map(({ pass, firm, quantity, soldAs }) => {
    const { name = null, names = [] } = passes.get(pass) ?? {}
    const own = keyOf('allotment', pass)
    return {
      firm,
      source: soldAs === null ? own : keyOf('pass', soldAs),
      description: soldAs ?? calledPass(word, name),
      quantity,
      keys: [
        own,
        ...(soldAs === null ? [] : [keyOf('pass', soldAs)]),
        ...names.map(one => keyOf('pass', one)),
      ],
    }
  })
}

/** What of these is being invoiced is not taken away meanwhile. */
export async function holdStill({ fair, firm }: { fair: number; firm: number }, db: Kysely<Tables>) {
  await sql`
    select from conference where fair_id = ${fair} and firm_id = ${firm} order by id for share`.execute(db)
  await sql`
    select from pass_allotment where firm_id = ${firm}
      and pass_id in (select id from pass where fair_id = ${fair}) order by id for share`.execute(db)
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
