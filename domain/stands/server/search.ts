import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { saidText } from '#platform/server/search/said-text.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { allWords, isFirstLetters, type Searched, wordQuery } from '#platform/server/search/searched.ts'
import { calledRank, isAnswering } from './answering.ts'
import { shownStand } from './shown-stand.ts'

const inFair = ({ fair }: Searched) => (fair === undefined ? sql`` : sql`and st.fair_id = ${fair}`)

/** A placed stand `st` of firm `fi` in hall `h`. */
const placed = sql`stand st join fair_hall h on h.id = st.fair_hall_id join firm fi on fi.id = st.firm_id`

/** Words of translations and of the booth in the reader's language first, without what marks them up. */
const plain = (column: ReturnType<typeof sql>) => sql`regexp_replace(${column}, '<[^>]*>|&[a-z]+;', ' ', 'g')`

const boothMark = sql`json_build_object('initials', fi.name, 'color', coalesce(st.color, fi.color),
  'shape', fi.shape, 'look', null, 'picture', coalesce(
    (select thumbnail_path from media_object where id = st.logo_id),
    (select thumbnail_path from media_object where id = fi.logo_id)))`

export const standSearch: SearchSource = {
  kind: 'stand',
  isTitled: true,
  find: (searched, context) => ({
    hits: sql`select st.id, ${calledRank(sql`st.id`, searched)} as rank, coalesce(staff.free, 0) as free,
        fold(fi.name) as name
      from ${placed} left join stand_lamp staff on staff.stand_id = st.id
      where ${isAnswering(sql`st.id`, searched)} and ${shownStand}
        and ${isFairSeen(sql`st.fair_id`, context)} ${inFair(searched)}`,
    from: sql`join stand st on st.id = top.id join fair_hall h on h.id = st.fair_hall_id
      join firm fi on fi.id = st.firm_id join fair f on f.id = st.fair_id
      left join stand_lamp staff on staff.stand_id = st.id`,
    row: sql`json_build_object('id', 'stand-' || st.id, 'title', fi.name,
      'label', stand_label(st.label, h.letter, st.number),
      'texts', (select coalesce(json_agg(${saidText(sql`said.text`, sql`nullif(said.language, '')`)}
        order by said.at, said.language <> ${context.locale},
          said.language), '[]')
        from (
          select 0 as at, l.code as language, sl.slogan as text from stand_language sl
            join language l on l.id = sl.language_id where sl.stand_id = st.id
          union all select 1, code, words->>'slogan' from jsonb_each(fi.translations) t (code, words)
          union all select 2, '', r.title from stand_resource r where r.stand_id = st.id
          union all select 3, l.code, sl.title from stand_language sl
            join language l on l.id = sl.language_id where sl.stand_id = st.id
          union all select 4, l.code, ${plain(sql`sl.description`)} from stand_language sl
            join language l on l.id = sl.language_id where sl.stand_id = st.id
          union all select 5, code, words->>'description' from jsonb_each(fi.translations) t (code, words)
          union all select 6, told.language, b.translations->told.language->>'name'
            from firm_business_sector fb
            join business_sector b on b.id = fb.business_sector_id
              and (b.fair_id is null or b.fair_id = st.fair_id),
                jsonb_object_keys(b.translations) told (language)
            where fb.firm_id = fi.id
          union all select 7, '', fi.city) said where said.text <> ''),
      'free', coalesce(staff.free, 0), 'busy', coalesce(staff.busy, 0), 'icon', ${boothMark},
      'place', json_build_object('fair', json_build_object('id', f.id, 'homepage', f.homepage),
        'hall', h.id, 'stand', st.id))`,
  }),
}

/** A brochure as visitors find it: of a booth that they see, a public file or an address elsewhere. */
export const brochureSearch: SearchSource = {
  kind: 'brochure',
  find(searched, context) {
    const { words } = searched
    const set = (word: (typeof words)[number]) => sql`(
      select r.id from stand_resource r
        where resource_vector(r.title, r.titles, r.description) @@ ${wordQuery(word)}
      ${
        isFirstLetters(searched)
          ? sql``
          : sql`union all select r.id from media_page p join stand_resource r on r.media_id = p.media_id
              where indexed(p.words) @@ ${wordQuery(word)}`
      })`
    const written = sql`(select code from language where id = r.language_id)`
    const each = words.map(word => sql`r.id in ${set(word)}`)
    return {
      hits: sql`select r.id, (r.id in (select named.id from stand_resource named
            where resource_vector(named.title, named.titles, named.description) @@ (${allWords(words)})))::int
          as rank, 0 as free, fold(r.title) as name
        from stand_resource r join stand st on st.id = r.stand_id join fair_hall h on h.id = st.fair_hall_id
          join firm fi on fi.id = st.firm_id left join media_object m on m.id = r.media_id
        where ${sql.join(each, sql` and `)} and (m.id is null or m.visibility = 'public')
          and r.stand_resource_type_id = (select id from stand_resource_type where code = 'TYPE_BROCHURE')
          and ${shownStand} and ${isFairSeen(sql`st.fair_id`, context)} ${inFair(searched)}`,
      from: sql`join stand_resource r on r.id = top.id join stand st on st.id = r.stand_id
        join fair_hall h on h.id = st.fair_hall_id join firm fi on fi.id = st.firm_id
        join fair f on f.id = st.fair_id left join media_object m on m.id = r.media_id
        left join lateral (select p.page, p.text from media_page p
          where p.media_id = r.media_id and p.words @@ (${sql.join(words.map(wordQuery), sql` || `)})
          order by (${sql.join(
            words.map(word => sql`(p.words @@ ${wordQuery(word)})::int`),
            sql` + `,
          )}) desc, p.page limit 1) hit on true`,
      row: sql`json_build_object('id', 'brochure-' || r.id,
        'title', coalesce(r.titles->>${context.locale}, r.title),
        'titleIn', case when r.titles->>${context.locale} is null then ${written} end, 'label', fi.name,
        'texts', json_build_array(${saidText(sql`hit.text`, written)},
          ${saidText(sql`r.description`, written)}),
          'free', 0, 'busy', 0, 'icon', null,
        'place', json_strip_nulls(json_build_object(
          'fair', json_build_object('id', f.id, 'homepage', f.homepage), 'hall', h.id, 'stand', st.id,
          'brochure', r.id, 'page', hit.page, 'file', coalesce(m.file_path, r.url))))`,
    }
  },
}
