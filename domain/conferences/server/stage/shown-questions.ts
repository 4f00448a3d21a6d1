import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import type { ShownQuestion } from '../../contract/questions.ts'

/** Questions `q` as the audience reads them: of one that is anonymous nobody is named. */
export const shownQuestions = (which: RawBuilder<unknown>, { db }: Pick<Context, 'db'>) =>
  many<ShownQuestion>(db)`
    select q.id, q.text, case when not q.is_anonymous then u.first_name || ' ' || u.last_name end as author,
      q.state, q.votes, q.answer, ${instant('q.created_at')} as at
    from conference_question q join app_user u on u.id = q.author_id
    where ${which}
    order by q.state = 'on_stage' desc, q.state = 'answered', q.votes desc, q.id`

/** Condition: all who are in read the question `q`. */
export const isReadByAll = sql`(q.state in ('visible', 'on_stage', 'answered') and q.merged_into_id is null)`
