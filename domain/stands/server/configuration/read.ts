import { sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { runsFair } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'

type Row = Omit<BoothConfiguration, 'mayChangeType' | 'mayChangeVisibility' | 'mayChangeLabel' | 'firm'> & {
  firm: Omit<BoothConfiguration['firm'], 'initials'>
  isTypeFixed: boolean
}

const file = (column: string) => sql`
  (select json_build_object('id', m.id, 'name', m.file, 'filePath', m.file_path, 'thumbnailPath',
    m.thumbnail_path, 'size', m.size)
    from media_object m where m.id = ${sql.ref(column)})`

/** What is chosen for a booth. @throws 403 for who only sees it, 404 for who does not even see it */
export async function readConfigurationOf(id: number, context: Context): Promise<BoothConfiguration> {
  await reachRow(implementationOf('stands'), id, 'U', context)
  const { db, actor, locale } = context
  const row = await maybeOne<Row>(db)`
    select st.id, st.version, stand_label(null, h.letter, st.number) as place,
      st.configuration_state as "configurationState", f.is_blocking_stand_type_edition as "isTypeFixed",
      json_build_object('id', f.id, 'homepage', f.homepage, 'name', ${translatedText('f', 'name', locale)},
        'mainLanguage', (select code from language where id = f.main_language_id),
        'languages', (select coalesce(json_agg(l.code order by l.rank, l.id), '[]') from fair_language fl
          join language l on l.id = fl.language_id where fl.fair_id = f.id)) as fair,
      json_build_object('id', fi.id, 'name', fi.name, 'color', fi.color, 'shape', fi.shape, 'town', fi.city,
        'prop', coalesce(sec.prop, 'plant'), 'sector', sec.name,
        'logo', (select coalesce(thumbnail_path, file_path) from media_object where id = fi.logo_id)) as firm,
      (select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName',
        u.last_name, 'jobTitle', u.job_title, 'look', u.look) order by c.rank, c.id), '[]')
        from stand_contact c join app_user u on u.id = c.user_id and not u.is_closed where c.stand_id = st.id)
          as people,
      json_build_object(
        'standType', st.stand_type_id, 'standTypeVariation', st.stand_type_variation_id, 'color', st.color,
          'prop', st.prop,
        'logo', ${file('st.logo_id')}, 'poster', ${file('st.poster_id')}, 'video', st.video, 'isVisible',
          st.is_visible, 'label', st.label,
        'looks', (select coalesce(json_object_agg(c.user_id, c.stand_character_id), '{}')
          from stand_contact c where c.stand_id = st.id and c.stand_character_id is not null),
        'languages', (select coalesce(json_agg(json_build_object('code', l.code, 'title', sl.title, 'slogan',
          sl.slogan, 'description', sl.description) order by l.rank, l.id), '[]')
          from stand_language sl join language l on l.id = sl.language_id where sl.stand_id = st.id),
        'brochures', (select coalesce(json_agg(json_build_object('id', r.id, 'title', r.title, 'titles',
          r.titles, 'description', r.description,
            'language', (select code from language where id = r.language_id), 'url', r.url, 'file',
              ${file('r.media_id')}) order by r.rank, r.id), '[]')
          from stand_resource r join stand_resource_type rt on rt.id = r.stand_resource_type_id
            where r.stand_id = st.id and rt.code = 'TYPE_BROCHURE')) as content
    from stand st join fair f on f.id = st.fair_id join firm fi on fi.id = st.firm_id
      left join fair_hall h on h.id = st.fair_hall_id
    left join lateral (select bs.prop, ${translatedText('bs', 'name', locale)} as name
      from firm_business_sector fbs join business_sector bs on bs.id = fbs.business_sector_id
      where fbs.firm_id = fi.id and (bs.fair_id is null or bs.fair_id = st.fair_id)
      order by fbs.rank, fbs.id limit 1) sec on true
    where st.id = ${id} and st.trashed_at is null`
  if (!row) throw notFound()
  const { isTypeFixed, ...booth } = row
  const isOrganizer = runsFair(actor, row.fair.id)
  return {
    ...booth,
    firm: { ...booth.firm, initials: initialsOf(booth.firm.name) },
    mayChangeType: isOrganizer || !isTypeFixed,
    mayChangeVisibility: isOrganizer,
    mayChangeLabel: isOrganizer,
  }
}
