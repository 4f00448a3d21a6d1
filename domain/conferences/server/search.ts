import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { languageOfText, translatedText } from '#platform/server/resource/select.ts'
import { saidText } from '#platform/server/search/said-text.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { allWords, allWordsOfName, isFirstLetters } from '#platform/server/search/searched.ts'
import { hasModule, isShownConference } from './shown.ts'

/** As much of a text as is searched (`conference_words`). */
const searchedMost = 16_000

/** A text of the words `told` without what marks it up. */
const plain = (field: string) => sql`regexp_replace(left(told.words->>${sql.lit(field)},
  ${sql.lit(searchedMost)}), '<[^>]*>|&[a-z]+;', ' ', 'g')`

const inFair = (column: ReturnType<typeof sql>, fair: number | undefined) =>
  fair === undefined ? sql`` : sql`and ${column} = ${fair}`

/** What is said of a session: the reader's language first, then whatever language the words are in. */
const textsOf = (locale: string) => sql`(
  select coalesce(json_agg(${saidText(sql`said.text`, sql`told.language`)}
    order by told.language <> ${locale}, said.at, told.language), '[]')
  from jsonb_each(c.translations) told (language, words), lateral (values
    (0, told.words->>'subtitle'), (1, ${plain('abstract')}), (2, ${plain('description')}),
    (3, case when told.language <> ${locale} then told.words->>'title' end)) said (at, text)
  where said.text <> '')`

/** Sessions and presentations that are published: what is called so, then what says so. */
export const sessionSearch: SearchSource = {
  kind: 'session',
  isTitled: true,
  find(searched, context) {
    const { words, fair } = searched
    const title = sql`coalesce(${translatedText('c', 'title', context.locale)}, '')`
    const called = sql`(select named.id from conference named
      where search_translated(named.translations, array['title', 'subtitle']) @@ (${allWords(words)}))`
    const isSaid = isFirstLetters(searched) ? sql`c.id in ${called}` : sql`c.search @@ (${allWords(words)})`
    return {
      hits: sql`select c.id, (c.id in ${called})::int as rank, 0 as free, fold(${title}) as name
        from conference c
        where ${isSaid} and ${isShownConference('c')} and c.state <> 'cancelled'
          and ${isFairSeen(sql`c.fair_id`, context)} ${inFair(sql`c.fair_id`, fair)}`,
      from: sql`join conference c on c.id = top.id join fair f on f.id = c.fair_id
        left join conference_room r on r.id = c.conference_room_id and r.is_visible
        left join firm e on e.id = c.firm_id and e.is_visible`,
      row: sql`json_build_object('id', 'session-' || c.id, 'title', ${title},
        'titleIn', ${languageOfText('c', 'title', context.locale)},
        'label', coalesce(${translatedText('r', 'name', context.locale)}, e.name),
        'texts', ${textsOf(context.locale)}, 'free', 0, 'busy', 0, 'icon', null,
        'place', json_build_object('fair', json_build_object('id', f.id, 'homepage', f.homepage),
          'session', c.id))`,
    }
  },
}

/** Who speaks, by their name, as far as they are shown. */
export const speakerSearch: SearchSource = {
  kind: 'speaker',
  find({ words, fair }, context) {
    return {
      hits: sql`select s.id, 0 as rank, 0 as free, fold(s.name) as name from speaker s
        where search_vector(s.name) @@ (${allWordsOfName(words)}) and s.is_visible
          and ${hasModule(sql`s.fair_id`)}
          and ${isFairSeen(sql`s.fair_id`, context)} ${inFair(sql`s.fair_id`, fair)}`,
      from: sql`join speaker s on s.id = top.id join fair f on f.id = s.fair_id
        left join firm e on e.id = s.firm_id and e.is_visible
        left join media_object m on m.id = s.picture_id and m.visibility = 'public'`,
      row: sql`json_build_object('id', 'speaker-' || s.id, 'title', s.name, 'label', e.name,
        'texts', json_build_array(${saidText(
          translatedText('s', 'jobTitle', context.locale),
          languageOfText('s', 'jobTitle', context.locale),
        )}),
        'free', 0, 'busy', 0,
        'icon', json_build_object('picture', m.thumbnail_path, 'initials', s.name, 'color', null, 'shape',
          null,
          'look', null),
        'place', json_build_object('fair', json_build_object('id', f.id, 'homepage', f.homepage),
          'speaker', s.id))`,
    }
  },
}
