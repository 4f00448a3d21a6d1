import { sql } from 'kysely'
import { offeredGroups, runsFair } from '#domain/fairs/server/index.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { serverVideoOf, videoOf } from '#platform/contract/video-sites.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { embedOf } from '../contract/video.ts'
import { assertLabel, placeByPlan } from './place-writes.ts'

/** A video is kept by site or server and id, never by the address that was typed. @throws 422 for what is none of ours. */
function videoToKeep(video: unknown, servers: readonly string[]): unknown {
  if (video === null || video === undefined) return video
  const sent = fieldsIn(video)
  const typed = sent.kind === 'video' && typeof sent.url === 'string' ? sent.url : ''
  const found = videoOf(typed) ?? serverVideoOf(typed)
  const title = typeof sent.title === 'string' ? sent.title.slice(0, 160) : undefined
  const kept = found
    ? { kind: 'video', ...found, title }
    : {
        kind: sent.kind,
        site: sent.site,
        server: sent.server,
        id: sent.id,
        image: sent.image,
        file: sent.file,
        url: sent.kind === 'video' || sent.kind === 'file' ? undefined : sent.url,
        title,
      }
  if (!embedOf(kept)) throw invalid({ video: 'video_invalid' })
  const { server } = fieldsIn(kept)
  if (server !== undefined && !servers.some(one => one === server))
    throw invalid({ video: 'video_server_unknown' })
  return kept
}

const hasShape = (input: Input) => 'standTypeVariation' in input || 'standType' in input

/** A variation is one of the type that the booth has. @throws 422 */
async function assertVariationOfType(input: Input, current: Row | null, { db }: Context) {
  if (!hasShape(input)) return
  const idNow = (field: string) => idOf(field in input ? input[field] : current?.[field])
  const [type, variation] = [idNow('standType'), idNow('standTypeVariation')]
  if (type === null || variation === null) return
  const rows = await many(db)`
    select 1 from stand_type_variation where id = ${variation} and stand_type_id = ${type}`
  if (!rows.length) throw invalid({ standTypeVariation: 'relation_not_found' })
}

/** A new type is one that the fair offers, be it named itself or by its variation. @throws 422 */
async function assertOfferedType(input: Input, current: Row | null, { db }: Context) {
  const [type, variation] = [idOf(input.standType), idOf(input.standTypeVariation)]
  if (type === null && variation === null) return
  const rows = await many(db)`
    select 1 from stand_type ty where ty.stand_group_id is not null
      and (ty.id = ${type} or ty.id = (select stand_type_id from stand_type_variation
        where id = ${variation}))
      and ty.id is distinct from ${idOf(current?.standType)}::int
      and not ty.stand_group_id = any(${offeredGroups(sql`${idOf(input.fair ?? current?.fair)}::int`)})`
  if (rows.length) throw invalid({ standType: 'not_in_list' })
}

/** A booth is of a firm that takes part in its fair. @throws 422 */
async function assertExhibitor(input: Input, current: Row | null, { db }: Context) {
  if (!('firm' in input)) return
  const [firm, fair] = [idOf(input.firm, 'firms'), idOf(input.fair ?? current?.fair, 'fairs')]
  if (firm === null || fair === null) return
  const rows = await many(db)`select 1 from fair_firm where firm_id = ${firm} and fair_id = ${fair}`
  if (!rows.length) throw invalid({ firm: 'firm_not_in_fair' })
}

/** A booth's type is its firm's to choose unless the fair has fixed it. */
export async function beforeStandWrite(input: Input, current: Row | null, context: Context): Promise<Input> {
  await placeByPlan(input, current, context)
  await assertLabel(input, current, context)
  await assertExhibitor(input, current, context)
  if ('video' in input) input.video = videoToKeep(input.video, context.services.settings.VIDEO_SERVERS)
  await assertVariationOfType(input, current, context)
  await assertOfferedType(input, current, context)
  if (current && hasShape(input) && !runsFair(context.actor, idOf(current.fair))) {
    const row = await maybeOne<{ blocked: boolean }>(context.db)`
      select is_blocking_stand_type_edition as blocked from fair
        where id = (select fair_id from stand where id = ${current.id})`
    if (row?.blocked) throw forbidden('stand_type_fixed')
  }
  return input
}
