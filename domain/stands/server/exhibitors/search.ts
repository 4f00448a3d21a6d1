import { sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { watchers } from '#platform/contract/runners.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { saidText } from '#platform/server/search/said-text.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { allWordsOfName } from '#platform/server/search/searched.ts'
import { isStandShown } from './booth-conditions.ts'

const isOwnStand = sql`st.fair_id = ff.fair_id and st.firm_id = ff.firm_id and st.trashed_at is null`

/** Why visitors do not find it in this fair; null where they do. */
const state = sql`case
  when ff.is_validated = ${validationState.waiting} then 'waiting'
  when ff.is_validated = ${validationState.refused} then 'refused'
  when not fi.is_visible then 'hidden'
  else (select case when count(*) = 0 then 'no_booth' when bool_or(${isStandShown}) then null
      when bool_or(h.id is not null) then 'hidden' else 'unplaced' end
    from stand st left join fair_hall h on h.id = st.fair_hall_id where ${isOwnStand}) end`

const label = sql`(select stand_label(st.label, h.letter, st.number)
  from stand st join fair_hall h on h.id = st.fair_hall_id where ${isOwnStand}
  order by h.rank, st.number, st.id limit 1)`

/** Exhibitors of the fairs that the reader follows, by name, each once a fair, whatever visitors see of them there. */
export const exhibitorSearch: SearchSource = {
  kind: 'exhibitor',
  find({ text, words, fair }, { actor, locale }) {
    const roles = actor.roles.filter(role => watchers.includes(role))
    if (!roles.length) return null
    const isFollowed = scopeCondition(implementationOf('fair_firms'), 'ff', 'L', { ...actor, roles })
    return {
      hits: sql`with named as materialized (select fi.id, fold(fi.name) as name from firm fi
          where search_vector(fi.name) @@ (${allWordsOfName(words)}))
        select ff.id, starts_with(named.name, fold(${text.trim()}))::int as rank, 0 as free, named.name
        from named join fair_firm ff on ff.firm_id = named.id
          join fair f on f.id = ff.fair_id and f.trashed_at is null
        where ${isFollowed} ${fair === undefined ? sql`` : sql`and ff.fair_id = ${fair}`}`,
      from: sql`join fair_firm ff on ff.id = top.id join firm fi on fi.id = ff.firm_id
        join fair f on f.id = ff.fair_id`,
      row: sql`json_build_object('id', 'exhibitor-' || ff.id, 'title', fi.name, 'label', ${label},
        'texts', json_build_array(
          ${saidText(fair === undefined ? translatedText('f', 'name', locale) : sql`fi.city`)}),
        'free', 0, 'busy', 0, 'state', ${state},
        'icon', json_build_object('initials', fi.name, 'color', fi.color, 'shape', fi.shape, 'look', null,
          'picture', (select thumbnail_path from media_object where id = fi.logo_id)),
        'place', json_strip_nulls(json_build_object(
          'fair', json_build_object('id', f.id, 'homepage', f.homepage),
          'firm', case when ff.fair_id in ${fairsWithin(actor, ['F', 'G'])} then fi.id end)))`,
    }
  },
}
