import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { allWordsOfName } from '#platform/server/search/searched.ts'

export const hallSearch: SearchSource = {
  kind: 'hall',
  find(searched, context) {
    const { words, fair } = searched
    const name = translatedText('h', 'name', context.locale)
    return {
      hits: sql`select h.id, (search_words(h.letter) = search_words(${words.map(one => one.typed).join(' ')}))::int
          as rank, 0 as free, fold(coalesce(${name}, h.letter)) as name
        from fair_hall h
        where h.is_visible and ${isFairSeen(sql`h.fair_id`, context)}
          ${fair === undefined ? sql`` : sql`and h.fair_id = ${fair}`}
          and (hall_vector(h.letter, h.translations) @@ (${allWordsOfName(words)}))`,
      from: sql`join fair_hall h on h.id = top.id join fair f on f.id = h.fair_id`,
      row: sql`json_build_object('id', 'hall-' || h.id, 'title', coalesce(${name}, h.letter),
        'label', h.letter, 'texts', '[]'::json, 'free', 0, 'busy', 0,
        'icon', json_build_object('initials', h.letter, 'color', h.color, 'shape', null, 'picture', null,
          'look', null),
        'place', json_build_object('fair', json_build_object('id', f.id, 'homepage', f.homepage),
          'hall', h.id))`,
    }
  },
}
