import { sql } from 'kysely'
import { isRecord } from '#platform/contract/record.ts'
import { hasRows, idOfCarried, resourcePart } from '#platform/server/transfer/resource-part.ts'
import type { Arriving, Carried, Leaving, TransferPart } from '#platform/server/transfer/transfer-part.ts'
import { boothFiles } from './file-uses.ts'

const ofBooths = (fair: number) =>
  sql`t.stand_id in (select id from stand where fair_id = ${fair} and trashed_at is null)`

/** Of a picture that leads somewhere, where that picture lies. */
async function videoLeaving(video: unknown, { fileAt }: Leaving) {
  if (!isRecord(video) || typeof video.image !== 'string') return video
  return { ...video, image: await fileAt(video.image) }
}

function videoArriving(video: unknown, { fileOf }: Arriving): unknown {
  if (!isRecord(video) || video.kind !== 'image') return video ?? null
  const file = fileOf(video.image, [boothFiles.still.name])
  return file && { ...video, image: file.address }
}

const standOf = async (row: Carried, arriving: Arriving) => ({
  stand: await idOfCarried('stands', 'stand', row, arriving),
})

/** What came along belongs to the firm whose booth shows it, and booths are as far as they look. */
async function giveFiles({ context, fair, files }: Arriving): Promise<void> {
  await sql`update media_object m set firm_id = st.firm_id from stand st
    where m.id = any(${files}::int[]) and m.firm_id is null
      and (m.id in (st.logo_id, st.poster_id) or m.file_path = st.video->>'image'
        or m.id in (select media_id from stand_resource where stand_id = st.id))`.execute(context.db)
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
