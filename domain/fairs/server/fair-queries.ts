import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { languageOfText } from '#platform/server/resource/select.ts'
import type { HomepageImage, homepageOfFair, jobSetupOfFair, mailsOfFair } from '../contract/endpoints.ts'
import { type Homepage, homepageImages, homepageLanguages } from '../contract/homepage.ts'
import { publicFair } from './public-fairs.ts'
import { isFairSeen } from './seen-fairs.ts'

/** @throws 404 or 403 for a fair that this person does not run. */
export const assertOrganizer = (fairId: number, context: Context) =>
  reachRow(implementationOf('fairs'), fairId, 'U', context)

export async function mailsOf(fairId: number, context: Context): Promise<ResponseOf<typeof mailsOfFair>> {
  await assertOrganizer(fairId, context)
  return many<ResponseOf<typeof mailsOfFair>[number]>(context.db)`
    select id, json_build_object('id', fair_id) as fair, kind, translations from fair_email
      where fair_id = ${fairId} order by kind`
}

/** @throws 404 for a fair in which this person is not. */
export async function jobSetupOf(
  fairId: number,
  context: Context,
): Promise<ResponseOf<typeof jobSetupOfFair>> {
  const row = await maybeOne<ResponseOf<typeof jobSetupOfFair>>(context.db)`
    select id, is_using_job_module as "isUsingJobModule", job_module_configuration as "jobModuleConfiguration"
      from fair
    where id = ${fairId} and ${isFairSeen(sql`id`, context, ['p', 'F', 'G'])}`
  if (!row) throw notFound()
  return row
}

const image = sql`json_build_object('id', m.id, 'filePath', m.file_path, 'thumbnailPath', m.thumbnail_path,
  'width', m.width, 'height', m.height)`

async function imagesOf(ids: number[], { db }: Context): Promise<HomepageImage[]> {
  if (!ids.length) return []
  return many<HomepageImage>(db)`
    select id, file_path as "filePath", thumbnail_path as "thumbnailPath", width, height
    from media_object where id = any(${ids}::int[]) and visibility = 'public' order by id`
}

/** @throws 404 for a fair that this reader may not know of. */
export async function homepageOf(
  fairId: number,
  context: Context,
): Promise<ResponseOf<typeof homepageOfFair>> {
  const { locale } = context
  type Written = { images: HomepageImage[]; written: Homepage; taglineIn: string | null }
  const {
    homepageJson: content,
    mainLanguage,
    ...more
  } = await publicFair<Written>(
    context,
    { id: fairId },
    sql`, f.homepage_json as written, ${languageOfText('f', 'tagline', locale)} as "taglineIn",
      (select coalesce(json_agg(${image} order by m.id), '[]') from fair_homepage_image shown
      join media_object m on m.id = shown.media_id
      where shown.fair_id = f.id and m.visibility = 'public') as images`,
  )
  const named = new Set(homepageImages({ fr: content }))
  const languages = homepageLanguages(more.written, locale, mainLanguage.code)
  return {
    content,
    // The tagline is told where no lead is written.
    languages: content.lead || !more.taglineIn ? languages : { ...languages, lead: more.taglineIn },
    images: more.images.filter(({ id }) => named.has(id)),
  }
}

export async function homepageImagesOf(fairId: number, context: Context): Promise<HomepageImage[]> {
  const fair = await assertOrganizer(fairId, context)
  const homepages = [fair.homepageJson, fair.homepageDraft].flatMap(one => one ?? [])
  return imagesOf([...new Set(homepages.flatMap(homepageImages))], context)
}
