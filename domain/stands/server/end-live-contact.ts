import { sql } from 'kysely'
import { fairStatusChanged } from '#domain/fairs/contract/events.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { subscribe } from '#platform/server/events/subscriber.ts'

/** Where a fair is no longer open, nobody is found on its stands any more. */
export const endLiveContact = subscribe(fairStatusChanged, 'end_live_contact', ({ fair }, { db }) =>
  sql`
    delete from stand_presence p using stand st join fair f on f.id = st.fair_id
    where st.id = p.stand_id and f.id = ${fair} and f.fair_status_id <> ${fairStatus.open}`.execute(db),
)
