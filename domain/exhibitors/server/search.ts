import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { mayKnow } from '#platform/server/resource/scope.ts'
import { languageOfText, translatedText } from '#platform/server/resource/select.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { allWordsOfName } from '#platform/server/search/searched.ts'

/** Sectors in which a fair that the reader sees has an exhibitor. */
export const sectorSearch: SearchSource = {
  kind: 'sector',
  find(searched, context) {
    const { words, fair } = searched
    const name = sql`coalesce(${translatedText('b', 'name', context.locale)}, '')`
    return {
      hits: sql`select b.id, 0 as rank, 0 as free, fold(${name}) as name, shown.fair_id as fair
        from business_sector b
        join lateral (select f.id as fair_id from fair f
          where ${isFairSeen(sql`f.id`, context)} and (b.fair_id is null or b.fair_id = f.id)
            ${fair === undefined ? sql`` : sql`and f.id = ${fair}`}
            and exists (select 1 from firm_business_sector fb
              join firm fi on fi.id = fb.firm_id and fi.is_visible
              join fair_firm ff on ff.firm_id = fi.id and ff.fair_id = f.id
                and ff.is_validated = ${validationState.validated}
              where fb.business_sector_id = b.id)
          order by f.id limit 1) shown on true
        where ${mayKnow(implementationOf('business_sectors'), 'b', context.actor)}
          and (search_translated(b.translations, '{name}') @@ (${allWordsOfName(words)}))`,
      from: sql`join business_sector b on b.id = top.id join fair f on f.id = top.fair`,
      row: sql`json_build_object('id', 'sector-' || b.id, 'title', ${name},
        'titleIn', ${languageOfText('b', 'name', context.locale)}, 'label', null,
        'texts', '[]'::json, 'free', 0, 'busy', 0, 'icon', null,
        'place', json_build_object('fair', json_build_object('id', f.id, 'homepage', f.homepage),
          'sector', b.id))`,
    }
  },
}
