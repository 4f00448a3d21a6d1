import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Row } from '#platform/server/resource/registry.ts'

/**
 * not_configured: nothing entered. ongoing: one of logo, description in the fair's main language, contact is
 * missing. configured: all three are there.
 */
export async function keepStates(standIds: readonly number[], db: Context['db']): Promise<void> {
  await sql`
    update stand set configuration_state = case when has.logo and has.words and has.contact then 'configured' when has.logo or has.words or has.contact or has.anything then 'ongoing' else 'not_configured' end
    from (select st.id as stand_id,
        st.logo_id is not null or fi.logo_id is not null as logo,
        exists (select 1 from stand_language sl where sl.stand_id = st.id and sl.language_id = f.main_language_id and sl.description <> '') as words,
        exists (select 1 from stand_contact c where c.stand_id = st.id) as contact,
        st.video is not null or st.poster_id is not null or exists (select 1 from stand_language sl where sl.stand_id = st.id) or exists (select 1 from stand_resource r where r.stand_id = st.id) as anything
      from stand st join firm fi on fi.id = st.firm_id join fair f on f.id = st.fair_id where st.id = any(${[...standIds]}::int[])) has
    where stand.id = has.stand_id`.execute(db)
}

export const keepState = (standId: number, { db }: Context) => keepStates([standId], db)

export const keepStateOfStand = (row: Row, context: Context) =>
  keepState((row.stand as { id: number }).id, context)
