import { sql } from 'kysely'
import type { Locale } from '#platform/contract/locale.ts'
import { translatedText } from '#platform/server/resource/select.ts'

/** SQL: the languages that the offer `j` asks for, by their names in the reader’s words, as JSON. */
export const spokenLanguages = (locale: Locale) => sql`
  (select coalesce(json_agg(json_build_object('name',
    coalesce(${translatedText('spoken', 'name', locale)}, ''),
      'level', ${translatedText('step', 'name', locale)}) order by asked.at), '[]')
    from jsonb_array_elements(j.languages) with ordinality asked (said, at)
      join language spoken on spoken.id = (asked.said ->> 'language')::int
      left join job_language_level step on step.id = (asked.said ->> 'level')::int)`
