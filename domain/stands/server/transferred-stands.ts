import { sql } from 'kysely'
import { giveToFirms } from '#domain/media/server/index.ts'
import { isRecord } from '#platform/contract/record.ts'
import { hasRows, idOfCarried, resourcePart } from '#platform/server/transfer/resource-part.ts'
import type { Arriving, Carried, Leaving, TransferPart } from '#platform/server/transfer/transfer-part.ts'
import { boothFiles } from './file-uses.ts'

const ofBooths = (fair: number) =>
  sql`t.stand_id in (select id from stand where fair_id = ${fair} and trashed_at is null)`

/** By its kind, in which field a video names a file of ours, and for what that may be. */
const namedFiles: Readonly<Record<string, { field: string; use: string }>> = {
  image: { field: 'image', use: boothFiles.still.name },
  file: { field: 'file', use: boothFiles.clip.name },
}

/** Of a video, or a picture that leads somewhere, where its file lies. */
async function videoLeaving(video: unknown, { fileAt }: Leaving) {
  const field = isRecord(video) && namedFiles[String(video.kind)]?.field
  if (!isRecord(video) || !field || typeof video[field] !== 'string') return video
  return { ...video, [field]: await fileAt(video[field]) }
}

/** One of a server that is not shown here stays behind. */
function videoArriving(video: unknown, { fileOf, context }: Arriving): unknown {
  const named = isRecord(video) ? namedFiles[String(video.kind)] : undefined
  const { VIDEO_SERVERS } = context.services.settings
  if (isRecord(video) && video.server !== undefined && !VIDEO_SERVERS.some(one => one === video.server))
    return null
  if (!named || !isRecord(video)) return video ?? null
  const file = fileOf(video[named.field], [named.use])
  return file && { ...video, [named.field]: file.address }
}

const standOf = async (row: Carried, arriving: Arriving) => ({
  stand: await idOfCarried('stands', 'stand', row, arriving),
})

/** What came along belongs to the firm whose booth shows it, and booths are as far as they look. */
async function giveFiles({ context, fair, files }: Arriving): Promise<void> {
  const shown = sql`
    select m.id as media, st.firm_id as firm from media_object m join stand st on st.fair_id = ${fair}
    where m.id = any(${files}::int[])
      and (m.id in (st.logo_id, st.poster_id) or m.file_path in (st.video->>'image', st.video->>'file')
        or m.id in (select media_id from stand_resource where stand_id = st.id))`
  await giveToFirms(shown, files, context)
  await sql`select keep_stand_states(array(select id from stand where fair_id = ${fair}))`.execute(context.db)
}

export const transferredStands: readonly TransferPart[] = [
  resourcePart({
    name: 'booths',
    resource: 'stands',
    tables: ['stand'],
    of: fair => sql`t.fair_id = ${fair} and t.trashed_at is null`,
    fields: [
      'firm',
      'fairHall',
      'number',
      'label',
      'standType',
      'standTypeVariation',
      'color',
      'prop',
      'logo',
      'poster',
      'isVisible',
    ],
    files: { logo: [boothFiles.logo.name], poster: [boothFiles.poster.name] },
    more: ['video'],
    leave: async ({ video }, leaving) => ({ video: await videoLeaving(video, leaving) }),
    arrive: async (row, arriving) => ({
      fair: arriving.fair,
      firm: await idOfCarried('firms', 'firm', row, arriving),
      video: videoArriving(row.video, arriving),
    }),
    isIn: hasRows('stand'),
  }),
  resourcePart({
    name: 'booth_texts',
    resource: 'stand_languages',
    tables: ['stand_language'],
    of: ofBooths,
    fields: ['stand', 'language', 'title', 'slogan', 'description'],
    arrive: standOf,
  }),
  resourcePart({
    name: 'booth_files',
    resource: 'stand_resources',
    tables: ['stand_resource'],
    of: ofBooths,
    order: sql`t.stand_id, t.rank`,
    fields: ['stand', 'type', 'language', 'title', 'titles', 'description', 'media', 'url', 'rank'],
    files: { media: [boothFiles.brochure.name, boothFiles.poster.name, 'document', 'picture'] },
    arrive: standOf,
    end: giveFiles,
  }),
]
