import { sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { FileUse } from '#platform/server/files/file-use.ts'
import { isWhatReports } from './reported-files.ts'
import { isSeenBy } from './side.ts'
import { isInFair } from './thread.ts'

/** What is sent with a message: read by those who read it, and by those who run the fair once it was reported. */
export const messageFile: FileUse = {
  name: 'message',
  kinds: ['image', 'document'],
  uploaders: 'members',
  visibility: 'private',
  isConfidential: true,
  isReadable: (file, actor) => sql`exists (
    select 1 from direct_message m join conversation c on c.id = m.conversation_id
    where m.file_id = ${sql.ref(`${file}.id`)} and (exists (
        select 1 from conversation_reader r join conversation_side mine
          on mine.conversation_id = r.conversation_id and mine.side = r.side
        where r.conversation_id = c.id and r.user_id = ${actor.userId} and ${isSeenBy('mine')}
          and ${isInFair(sql`c.fair_id`, { actor })})
      or (${hasRole(actor, 'superAdmin', 'superOrganizer', 'organizer')}
        and c.fair_id in ${fairsWithin(actor, ['F', 'G'])}
        and exists (select 1 from message_report p where ${isWhatReports}))))`,
}
