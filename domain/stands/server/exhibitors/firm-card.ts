import { type RawBuilder, sql } from 'kysely'
import type { ComputedFirm, FirmCard } from '#domain/exhibitors/contract/firm-card.ts'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { firmColumns, isOwnFirm, seesContact } from '#domain/exhibitors/server/index.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFairKnown, isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { isRecord } from '#platform/contract/record.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound, unauthorized } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { languageOfText, translatedText } from '#platform/server/resource/select.ts'
import { freeOnStand, isStandIn, isStandShown } from './booth-conditions.ts'

const cardColumns = ({ locale }: Context) =>
  sql`${firmColumns(locale)}, f.website, f.social_networks as "socialNetworks"`

/** @throws 401 for somebody not logged in who might see the firm as a member of its fair */
async function assertLoggedIn(id: number, { db, actor }: Context): Promise<void> {
  if (actor.userId !== null) return
  const rows = await many(db)`
    select 1 from fair_firm ff join fair x on x.id = ff.fair_id join firm f on f.id = ff.firm_id
    where f.id = ${id} and f.is_visible and ff.is_validated = ${validationState.validated}
      and not x.is_public_access
      and x.fair_status_id in (${fairStatus.open}, ${fairStatus.finished}) limit 1`
  if (rows.length) throw unauthorized()
}

/**
 * The firm, as far as this reader may see it; in the fair they name, when they name one.
 * @throws 404, or 401 where logging in might help
 */
async function reachFirm(id: number, fair: number | undefined, context: Context): Promise<Row> {
  const row = await reachRow(implementationOf('firms'), id, 'R', context).catch(async refusal => {
    await assertLoggedIn(id, context)
    throw refusal
  })
  if (fair === undefined) return row
  const runs = isFairSeen(sql`ff.fair_id`, context, ['F', 'G'])
  const rows = await many(context.db)`
    select 1 from fair_firm ff where ff.firm_id = ${id} and ff.fair_id = ${fair}
      and ((${isOwnFirm(id, context)}
        and (ff.is_validated <> ${validationState.refused} or ${isFairKnown(sql`ff.fair_id`, context)}))
        or ${runs} or (ff.is_validated = ${validationState.validated}
          and ${isFairSeen(sql`ff.fair_id`, context)}))`
  if (!rows.length) throw notFound()
  return row
}

async function readOne<T>(columns: RawBuilder<unknown>, id: number, { db }: Context): Promise<T> {
  const row = await maybeOne<T>(db)`select ${columns} from firm f where f.id = ${id}`
  if (!row) throw notFound()
  return row
}

/** All that the page of an exhibitor shows: two queries, whatever it has. */
export async function computeFirm(
  id: number,
  fair: number | undefined,
  context: Context,
): Promise<ComputedFirm> {
  const { locale } = context
  await reachFirm(id, fair, context)
  const isSeenHere = (column: RawBuilder<unknown>) =>
    sql`(${isFairSeen(column, context)}
      and (${fair ?? null}::int is null or ${column} = ${fair ?? null}::int))`
  const firm = await readOne<Omit<ComputedFirm, 'initials'>>(
    sql`${cardColumns(context)}, ${translatedText('f', 'slogan', locale)} as slogan,
      ${translatedText('f', 'description', locale)} as description,
      json_build_object('slogan', ${languageOfText('f', 'slogan', locale)},
        'description', ${languageOfText('f', 'description', locale)}) as "wordsIn",
      (select m.file_path from media_object m where m.id = f.logo_id) as "logoLarge",
      (select ${translatedText('t', 'name', locale)} from firm_type t where t.id = f.firm_type_id) as type,
      (select coalesce(json_agg(json_build_object('id', b.id, 'name',
        coalesce(${translatedText('b', 'name', locale)}, ''), 'subSectors',
          (select coalesce(json_agg(coalesce(${translatedText('x', 'name', locale)}, '')
            order by x.rank, x.id), '[]')
            from firm_business_subsector j join business_subsector x on x.id = j.business_subsector_id
              where j.firm_id = f.id and x.business_sector_id = b.id)) order by s.rank, s.id), '[]')
        from firm_business_sector s join business_sector b on b.id = s.business_sector_id
          where s.firm_id = f.id and (b.fair_id is null or ${isSeenHere(sql`b.fair_id`)})) as sectors,
      (select coalesce(json_agg(json_build_object('id', st.id, 'number',
        stand_label(st.label, h.letter, st.number), 'color', st.color, 'free', ${freeOnStand},
          'hall', json_build_object('id', h.id, 'name',
            coalesce(${translatedText('h', 'name', locale)}, h.letter)),
          'fair', json_build_object('id', x.id, 'homepage', x.homepage)) order by x.id, h.rank, st.number),
            '[]')
        from stand st join fair_hall h on h.id = st.fair_hall_id join fair x on x.id = st.fair_id
        where st.firm_id = f.id and ${isStandShown} and ${isStandIn} and ${isSeenHere(sql`st.fair_id`)})
          as stands`,
    id,
    context,
  )
  return { ...firm, initials: initialsOf(firm.name) }
}

const parsed = (text: unknown): Record<string, unknown> | null => {
  try {
    const json: unknown = typeof text === 'string' ? JSON.parse(text) : null
    return isRecord(json) ? json : null
  } catch {
    return null
  }
}

/**
 * The strictest wins: the fair that is named, or any of those that the reader shares with the firm. Who shares none,
 * and only looks in because a fair is open to all, is not told how to reach it.
 */
async function isHidden(id: number, fair: number | undefined, context: Context): Promise<boolean> {
  const row = await maybeOne<{ isHidden: boolean | null }>(context.db)`
    select bool_or(x.is_hiding_firm_email) as "isHidden" from fair_firm ff join fair x on x.id = ff.fair_id
    where ff.firm_id = ${id} and ${isFairSeen(sql`ff.fair_id`, context, ['p', 'F', 'G'])}
      and (${fair ?? null}::int is null or ff.fair_id = ${fair ?? null}::int)`
  return row?.isHidden ?? true
}

export async function readFirmCard(
  id: number,
  fair: number | undefined,
  context: Context,
): Promise<FirmCard> {
  const row = await reachFirm(id, fair, context)
  const { address, email, phone, ...card } = await readOne<
    Omit<FirmCard, 'initials' | 'address'> & { address: string | null }
  >(sql`${cardColumns(context)}, f.email, f.phone, f.address_json as address`, id, context)
  const isShown = seesContact(row, context) || !(await isHidden(id, fair, context))
  return {
    ...card,
    initials: initialsOf(card.name),
    ...(isShown && { email: email ?? null, phone: phone ?? null, address: parsed(address) }),
  }
}
