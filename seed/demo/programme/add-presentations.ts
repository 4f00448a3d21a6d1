import { sql } from 'kysely'
import { presentationKinds } from '#domain/conferences/server/index.ts'
import { one } from '#platform/server/database/rows.ts'
import { translated } from '../../reference/words.ts'
import { day, type Furnishing, json } from '../furnish/furnishing.ts'
import { demoPresentations } from './presentations.ts'

/** Each on the stand of its firm, moderated by the first of its people. */
export async function addPresentations(fair: number, { db, now }: Furnishing): Promise<void> {
  for (const { firm, type, url, at, minutes, titles } of demoPresentations) {
    const { hosting, format, source } = presentationKinds[type]
    const begin = new Date(day(now, at[0], at[1]).getTime() + at[2] * 60_000)
    const place = await one<{ stand: number; firm: number }>(db)`
      select st.id as stand, f.id as firm from stand st join firm f on f.id = st.firm_id
      where st.fair_id = ${fair} and f.name = ${firm}`
    const { id } = await one<{ id: number }>(db)`
      insert into conference (fair_id, firm_id, moderator_id, translations, begin_at, end_at, state, mode,
        hosting, format)
      values (${fair}, ${place.firm},
        (select user_id from stand_contact where stand_id = ${place.stand} order by rank, user_id limit 1),
        ${json(translated({ title: titles }))}::jsonb, ${begin},
        ${new Date(begin.getTime() + minutes * 60_000)}, 'scheduled', 'live', ${hosting}, ${format})
      returning id`
    await sql`insert into presentation (fair_id, conference_id, firm_id, stand_id, type)
      values (${fair}, ${id}, ${place.firm}, ${place.stand}, ${type})`.execute(db)
    if (source && url)
      await sql`insert into conference_source (fair_id, conference_id, kind, url)
        values (${fair}, ${id}, ${source}, ${url})`.execute(db)
  }
}
