import { maybeOne } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'

const atOnce = 5_000

/** Words that no text has any more are forgotten, a few thousand at a time. */
export async function sweepSearchWords({ database }: Pick<Services, 'database'>): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    const next: { last: string | null } | undefined = await maybeOne<{
      last: string | null
    }>(database.kysely)`
      with next as (select word from search_word where word > ${after} order by word limit ${atOnce}),
      gone as (delete from search_word w using next
        where w.word = next.word
          and not exists (select from stand_words s
            where indexed(s.words) @@ ('''' || next.word || '''')::tsquery)
          and not exists (select from media_page p
            where indexed(p.words) @@ ('''' || next.word || '''')::tsquery)
          and not exists (select from conference c
            where c.search @@ ('''' || next.word || '''')::tsquery)
          and not exists (select from job j where j.search @@ ('''' || next.word || '''')::tsquery))
      select max(word) as last from next`
    after = next?.last ?? null
  }
}
