import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { StandVisit, VisitPerson } from '../contract/stand-visit.ts'
import { doorOf, oneHall, refusalOfPlace } from './hall-visit.ts'
import { ownStand } from './own-stand.ts'
import { servesIn } from './serves-in.ts'
import { shownStand } from './shown-stand.ts'
import { type StandRow, standCardSources, standColumns, toStand } from './stand-card.ts'

/** As many as a booth may have. */
const brochuresMost = 60

type Details = StandRow & {
  hallId: number | null
  website: string | null
  socialNetworks: Record<string, string>
  video: Record<string, unknown> | null
  poster: string | null
  texts: {
    code: string
    isMain: boolean
    title: string | null
    slogan: string | null
    description: string | null
  }[]
  people: VisitPerson[]
  brochures: StandVisit['brochures']
  brochureCount: number
}

type Found = Omit<StandVisit, 'hall' | 'previous' | 'next'> & { hallId: number | null }

async function findStand(
  id: number,
  { db, locale }: Context,
  condition: RawBuilder<unknown>,
): Promise<Found | null> {
  const isBrochure = (alias: string) =>
    sql`${sql.ref(`${alias}.stand_id`)} = st.id
      and ${sql.ref(`${alias}.stand_resource_type_id`)} = (select id from stand_resource_type
      where code = 'TYPE_BROCHURE')`
  // In the reader's language, else in the fair's own, else in the first there is: better another language than nothing.
  const language = sql`(
    select l.id from stand_resource o join language l on l.id = o.language_id where ${isBrochure('o')}
    order by l.code = ${locale} desc, l.id = (select main_language_id from fair where id = st.fair_id) desc,
      l.rank, l.id limit 1)`
  const brochure = sql`${isBrochure('r')} and (r.language_id is null or r.language_id = ${language})`
  const row = await maybeOne<Details>(db)`
    select ${standColumns}, st.fair_hall_id as "hallId", fi.website, fi.social_networks as "socialNetworks",
      st.video,
      (select file_path from media_object where id = st.poster_id) as poster,
      (select coalesce(json_agg(json_build_object('code', l.code, 'isMain', l.id = f.main_language_id,
        'title', sl.title, 'slogan', sl.slogan, 'description', sl.description) order by l.rank, l.id), '[]')
        from stand_language sl join language l on l.id = sl.language_id join fair f on f.id = st.fair_id
          where sl.stand_id = st.id) as texts,
      (select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName',
        u.last_name, 'jobTitle', u.job_title, 'pitch', u.pitch_message,
          'picture', pm.thumbnail_path, 'look', coalesce(ch.look, u.look), 'free', p.user_id is not null
            and not p.is_busy, 'busy', coalesce(p.is_busy, false), 'until', ${instant('p.expected_until')},
          'languages', (select coalesce(json_agg(l.code order by l.rank), '[]') from user_language ul
            join language l on l.id = ul.language_id where ul.app_user_id = u.id))
          order by p.user_id is null, p.is_busy, c.rank, c.id), '[]')
        from stand_contact c join app_user u on u.id = c.user_id
        left join media_object pm on pm.id = u.picture_id
        left join stand_character ch on ch.id = c.stand_character_id
        left join staff_present(st.id) p on p.user_id = u.id
        where c.stand_id = st.id and ${servesIn('u', sql`st.fair_id`)}) as people,
      (select count(*)::int from stand_resource r where ${brochure}) as "brochureCount",
      (select coalesce(json_agg(b), '[]') from (
        select r.id, coalesce(r.titles->>${locale}, r.title) as title, r.description, r.url,
          m.file_path as file, m.size, m.mime_type as "mimeType", m.thumbnail_path as image,
          (select code from language where id = r.language_id) as language
        from stand_resource r left join media_object m on m.id = r.media_id where ${brochure}
          order by r.rank, r.id limit ${brochuresMost}) b) as brochures
    from ${standCardSources(locale)}
    where st.id = ${id} and ${condition}`
  if (!row) return null
  const { texts, ...rest } = row
  const { hallId, website, socialNetworks, video, poster, people, brochures, brochureCount, ...card } = rest
  const words = texts.find(one => one.code === locale) ?? texts.find(one => one.isMain) ?? texts[0]
  return {
    hallId,
    stand: toStand(card),
    title: words?.title ?? null,
    slogan: words?.slogan ?? null,
    description: words?.description ?? null,
    wordsIn: words?.code ?? null,
    languages: texts.map(one => one.code),
    website,
    socialNetworks,
    video,
    poster,
    people,
    brochures,
    brochureCount,
  }
}

/** Everything a visitor sees of a stand, in one query and one for its hall. */
export async function oneStand(id: number, context: Context): Promise<StandVisit> {
  const found = await findStand(id, context, sql`${isFairSeen(sql`st.fair_id`, context)} and ${shownStand}`)
  if (found?.hallId == null) throw await refusalOfPlace('stand', id, context)
  const { hallId, ...visit } = found
  const { hall, stands } = await oneHall(hallId, context)
  const at = stands.findIndex(one => one.id === id)
  const neighbour = (index: number) => {
    const next = stands[index]
    return next ? { id: next.id, number: next.number, name: next.name } : null
  }
  return { ...visit, hall: doorOf(hall), previous: neighbour(at - 1), next: neighbour(at + 1) }
}

/** The same for those whose stand it is, whether it is shown yet or not. @throws 404 for everybody else */
export async function standPreview(id: number, context: Context): Promise<StandVisit> {
  const found = await findStand(id, context, ownStand(context.actor))
  if (!found) throw notFound()
  const { hallId: _hall, ...visit } = found
  return { ...visit, hall: null, previous: null, next: null }
}
