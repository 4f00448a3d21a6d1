import { sql } from 'kysely'
import { languageOfText, translatedText } from '#platform/server/resource/select.ts'
import { saidText } from '#platform/server/search/said-text.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { allWordsOfName } from '#platform/server/search/searched.ts'
import { known } from './public-fairs.ts'

/** Those of the reader's own list, also from within another. */
export const fairSearch: SearchSource = {
  kind: 'fair',
  find(searched, { actor, locale }) {
    const { words } = searched
    const name = sql`coalesce(nullif(${translatedText('f', 'name', locale)}, ''), f.homepage)`
    return {
      hits: sql`select f.id, 0 as rank, 0 as free, fold(${name}) as name from fair f
        where ${known(actor)} and (fair_vector(f.homepage, f.translations) @@ (${allWordsOfName(words)}))`,
      from: sql`join fair f on f.id = top.id`,
      row: sql`json_build_object('id', 'fair-' || f.id, 'title', ${name}, 'label', null,
        'texts', json_build_array(
          ${saidText(translatedText('f', 'tagline', locale), languageOfText('f', 'tagline', locale))},
          ${saidText(translatedText('f', 'location', locale))}),
        'free', 0, 'busy', 0,
        'icon', (select json_build_object('picture', m.thumbnail_path, 'initials', ${name}, 'color', null,
          'shape', null, 'look', null) from media_object m where m.id = f.logo_id),
        'place', json_build_object('fair', json_build_object('id', f.id, 'homepage', f.homepage)))`,
    }
  },
}
