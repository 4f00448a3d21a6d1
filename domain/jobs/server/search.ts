import { sql } from 'kysely'
import { languageOfText, translatedText } from '#platform/server/resource/select.ts'
import { saidText } from '#platform/server/search/said-text.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { isSeenJob } from './list-jobs.ts'
import { saidWordsOf, saysWord } from './search-words.ts'
import { isOpenJob } from './shown.ts'

/** Offers that take applications, by what they say: the same words as their list, without names of entries and firms. */
export const jobSearch: SearchSource = {
  kind: 'job',
  isTitled: true,
  find(searched, context) {
    const { fair } = searched
    const isSaid = saidWordsOf(searched).map(word => saysWord(word, sql`j.search`, sql`j.compounds`))
    const title = sql`coalesce(${translatedText('j', 'title', context.locale)}, '')`
    const plain = (field: string) =>
      saidText(
        sql`regexp_replace(coalesce(${translatedText('j', field, context.locale)}, ''), '<[^>]*>|&[a-z]+;',
          ' ', 'g')`,
        languageOfText('j', field, context.locale),
      )
    return {
      hits: sql`select j.id, 0 as rank, 0 as free, fold(${title}) as name
        from job j where ${sql.join(isSaid, sql` and `)} and ${isSeenJob(context)} and ${isOpenJob('j')}
          ${fair === undefined ? sql`` : sql`and j.fair_id = ${fair}`}`,
      from: sql`join job j on j.id = top.id join firm fi on fi.id = j.firm_id
        join fair f on f.id = j.fair_id`,
      row: sql`json_build_object('id', 'job-' || j.id, 'title', ${title},
        'titleIn', ${languageOfText('j', 'title', context.locale)}, 'label', fi.name,
        'texts', json_build_array(${saidText(sql`j.city`)}, ${plain('description')}, ${plain('profile')}),
        'free', 0, 'busy', 0, 'icon', null,
        'place', json_build_object('fair', json_build_object('id', f.id, 'homepage', f.homepage),
          'job', j.id))`,
    }
  },
}
