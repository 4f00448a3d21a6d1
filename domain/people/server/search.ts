import { type RawBuilder, sql } from 'kysely'
import { fairsWithin, isFairSeen } from '#domain/fairs/server/index.ts'
import { isIn } from '#domain/identity/server/index.ts'
import { servesIn, shownStand } from '#domain/stands/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { saidText } from '#platform/server/search/said-text.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { allWordsOfName, isFirstLetters, type Searched } from '#platform/server/search/searched.ts'
import { isAlive, matchingName, runs } from './people-conditions.ts'

type Sql = RawBuilder<unknown>

const names = sql`u.first_name || ' ' || u.last_name`

/** By what they show of themselves: never by their address, or it would tell who has which. */
const shows = ({ words }: Searched) =>
  sql`person_vector(u.first_name, u.last_name, u.job_title, u.pitch_message) @@ (${allWordsOfName(words)})`

/** Some people `u`, with their booth and fair where they have one, and which of the ways of being found it is. */
type Part = { told: Sql; from: Sql; where: Sql }

/** Those whom visitors meet on a booth. */
const contacts = ({ fair }: Searched, context: Context): Part => ({
  told: sql`u.id, u.first_name, u.last_name, st.id, st.fair_id, 0`,
  from: sql`app_user u join stand_contact c on c.user_id = u.id
    join stand st on st.id = c.stand_id join fair_hall h on h.id = st.fair_hall_id
    join firm fi on fi.id = st.firm_id`,
  where: sql`${shownStand} and ${servesIn('u', sql`st.fair_id`)}
    and ${isFairSeen(sql`st.fair_id`, context)}
    ${fair === undefined ? sql`` : sql`and st.fair_id = ${fair}`}`,
})

const onlyAsked = (fairs: Sql, { fair }: Searched) =>
  fair === undefined ? fairs : sql`(select id from fair where id = ${fair} and id in ${fairs})`

/** Those who speak in fairs that the reader sees. */
const speakers = (searched: Searched, { actor }: Context): Part => ({
  told: sql`u.id, u.first_name, u.last_name, null::int, null::int, 1`,
  from: sql`app_user u`,
  where: sql`u.roles @> '{ROLE_SPEAKER}' and ${isAlive}
    and ${isIn(onlyAsked(fairsWithin(actor, ['p', 'P', 'F', 'G']), searched))}`,
})

/** All people of the fairs that the reader runs. */
function ofOwnFairs(searched: Searched, { actor }: Context): Part {
  const isEverybody = actor.roles.includes('superAdmin') && searched.fair === undefined
  const fairs = onlyAsked(fairsWithin(actor, ['F', 'G']), searched)
  return {
    told: sql`u.id, u.first_name, u.last_name, null::int, null::int, 2`,
    from: sql`app_user u`,
    where: isEverybody ? sql`true` : isOfOne(fairs),
  }
}

/** Asked of each who is found: without the offset all members of a fair would be read first, to ask among them. */
const isOfOne = (fairs: Sql) => sql`
  (exists (select 1 from fair_user m where m.user_id = u.id and m.fair_id in ${fairs} offset 0)
    or exists (select 1 from ${runs} o where o.user_id = u.id and o.fair_id in ${fairs} offset 0))`

/** The same also by address and by firm, each by its own index: one condition for all would look at everybody. */
function byAddressAndFirm({ told, where }: Part, { text }: Searched): Sql[] {
  const pieces = text.split(/\s+/).filter(Boolean).slice(0, 8)
  // So short a piece is in no index, unless a longer one finds the few among whom it is looked for.
  if (pieces.every(piece => [...piece].length < 3)) return []
  const firm = pieces.map(piece => sql`fold(firm.name) like fold(${`%${escapeLike(piece)}%`})`)
  return [
    sql`select ${told} from app_user u where ${sql.join(pieces.map(matchingName), sql` and `)} and ${where}`,
    sql`select ${told} from firm join app_user u on u.firm_id = firm.id
      where ${sql.join(firm, sql` and `)} and ${where}`,
  ]
}

const byWords = ({ told, from, where }: Part): Sql =>
  sql`select ${told} from ${from} join shows on shows.id = u.id where ${where}`

/** More than are ever counted, each once or twice. */
const firstMost = 250

/**
 * Of one or two letters, which begin the names of many, the first by their names: read in the order of an index until
 * there are enough whom the reader may see.
 */
function byFirstLetters({ told, from, where }: Part, { words }: Searched): Sql[] {
  const typed = words[0]?.typed ?? ''
  return [sql`u.last_name`, sql`u.first_name`].map(column => {
    const name = sql`fold(${column}) collate "C"`
    return sql`(select ${told} from ${from}
      where ${name} >= fold(${typed}) and ${name} < fold(${typed}) || chr(1114111) and ${where}
      order by ${name}, u.id limit ${firstMost})`
  })
}

/** Whose name begins so comes before who says so of their work; of all who are found, so without an index of its own. */
const calledRank = ({ words }: Searched) => {
  const begins = words.map(({ typed }) => `${escapeLike(typed.toLowerCase())}%`)
  return sql`(lower(found.first_name) like any(${begins}::text[])
    or lower(found.last_name) like any(${begins}::text[]))::int`
}

/**
 * Whether somebody is busy on a booth, if they are there: asked of those alone who are connected, one by one. Without the
 * offset it would first be worked out for everybody, which takes longer than all the rest.
 */
const presentAt = (stand: Sql, user: Sql, isConnected: Sql) => sql`lateral (
  select p.is_busy from stand_present p
    where ${isConnected} and p.stand_id = ${stand} and p.user_id = ${user} offset 0)`

/** Of whoever runs none, nobody is looked at to find that out. */
const runsSomething = ({ actor: { roles, reach } }: Context) =>
  roles.includes('superAdmin') ||
  [reach.F, reach.G].some(list => list?.some(({ ids }) => !Array.isArray(ids) || ids.length > 0))

/** Each person once: on their booth, else as who speaks, else as one of the reader's fairs. */
export const personSearch: SearchSource = {
  kind: 'person',
  find(searched, context) {
    const own = runsSomething(context) ? [ofOwnFairs(searched, context)] : []
    const parts = [contacts(searched, context), speakers(searched, context), ...own]
    const found = isFirstLetters(searched)
      ? parts.flatMap(part => byFirstLetters(part, searched))
      : [...parts.map(byWords), ...own.flatMap(part => byAddressAndFirm(part, searched))]
    return {
      hits: sql`with shows as materialized (select u.id from app_user u where ${shows(searched)})
        select distinct on (found.id) found.id, found.stand, found.fair,
          ${calledRank(searched)} as rank,
          (p.is_busy is false)::int as free,
          fold(found.last_name || ' ' || found.first_name) as name
        from (select listed.*, exists (select 1 from presence_connection c
              where c.user_id = listed.id and c.kind = 'fair' and c.place_id = listed.fair) as is_connected
            from (${sql.join(found, sql` union all `)})
              listed (id, first_name, last_name, stand, fair, source)) found
          left join ${presentAt(sql`found.stand`, sql`found.id`, sql`found.is_connected`)} p on true
        order by found.id, found.source, (p.is_busy is false) desc, found.stand`,
      from: sql`join app_user u on u.id = top.id left join stand st on st.id = top.stand
        left join fair_hall h on h.id = st.fair_hall_id
          left join firm fi on fi.id = coalesce(st.firm_id, u.firm_id)
        left join fair f on f.id = st.fair_id
        left join media_object m on m.id = u.picture_id and m.visibility = 'public'
        left join ${presentAt(sql`st.id`, sql`u.id`, sql`st.id is not null`)} p on true`,
      row: sql`json_build_object('id', 'person-' || u.id, 'title', ${names},
        'label', stand_label(st.label, h.letter, st.number),
        'texts', json_build_array(
          ${saidText(sql`concat_ws(' · ', fi.name, nullif(u.job_title, ''))`)},
            ${saidText(sql`u.pitch_message`)}),
        'free', (p.is_busy is false)::int, 'busy', coalesce(p.is_busy, false)::int,
        'icon', json_build_object('picture', m.thumbnail_path, 'initials', ${names}, 'color', null,
          'shape', null, 'look', u.look),
        'place', json_strip_nulls(json_build_object('hall', h.id, 'stand', st.id, 'person', u.id))::jsonb
          || jsonb_build_object('fair', case when f.id is not null
            then jsonb_build_object('id', f.id, 'homepage', f.homepage) end))`,
    }
  },
}
