import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { removeConference } from '../conference-writes.ts'

/** To the trash, with its conference. @throws 409 where somebody counts on that */
export async function removePresentation({ conference, fair }: Row, context: Context): Promise<void> {
  const id = idOf(conference) ?? 0
  const { title } = await one<{ title: string | null }>(context.db)`
    select ${translatedText('c', 'title', context.locale)} as title from conference c where c.id = ${id}`
  await removeConference({ id, title, fair }, context)
}
