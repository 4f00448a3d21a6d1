import { sql } from 'kysely'
import { keysOf } from '#platform/contract/record.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { presentationKinds } from './write-presentation.ts'

type Kind = { mode: unknown; hosting: unknown; format: unknown }

const typeOf = ({ mode, hosting, format }: Kind) =>
  mode === 'live'
    ? keysOf(presentationKinds).find(type => {
        const kind = presentationKinds[type]
        return kind.hosting === hosting && kind.format === format
      })
    : undefined

/** What an exhibitor presents in one conference it presents in the other, as that type of presentation. @throws 409 where there is none */
export async function handPresentationOver(
  from: number,
  to: number,
  kind: Kind,
  { db }: Context,
): Promise<void> {
  const presentation = await maybeOne<{ id: number }>(db)`
    select id from presentation where conference_id = ${from} for update`
  if (!presentation) return
  const type = typeOf(kind)
  if (!type) throw conflict('presentation_live')
  await sql`update presentation set conference_id = ${to}, type = ${type}, version = version + 1
    where id = ${presentation.id}`.execute(db)
  const { source } = presentationKinds[type]
  if (source)
    await sql`update conference_source set kind = ${source}
      where conference_id = ${to} and not is_replay`.execute(db)
}
