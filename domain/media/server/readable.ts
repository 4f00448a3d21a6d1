import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { notFound } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { anyOf, scopeCondition } from '#platform/server/resource/scope.ts'
import { linkFor } from './links.ts'

const confidentialUses = () =>
  declared('fileUses')
    .filter(use => use.isConfidential)
    .map(use => use.name)

/** Condition: somebody reads the private file `file` (an alias), because it is theirs or by the rule of its use. */
export const isReadable = (file: string, actor: Actor): RawBuilder<unknown> =>
  anyOf([
    sql`(${scopeCondition(implementationOf('media_objects'), file, 'R', actor)}
      and (${sql.ref(`${file}.use`)} <> all(${confidentialUses()}::text[])
        or ${sql.ref(`${file}.owner_id`)} = ${actor.userId}))`,
    ...declared('fileUses').flatMap(use =>
      use.isReadable
        ? [sql`(${sql.ref(`${file}.use`)} = ${use.name} and ${use.isReadable(file, actor)})`]
        : [],
    ),
  ])

/** The address under which the caller can open a file: of a private one, for five minutes. @throws 404 */
export async function linkTo(id: number, { db, actor, services }: Context) {
  const file = await maybeOne<{ path: string; visibility: string }>(db)`
    select media_file.file_path as path, media_file.visibility from media_object media_file
      where media_file.id = ${id} and ${isReadable('media_file', actor)}`
  if (!file) throw notFound()
  return file.visibility === 'private'
    ? linkFor(file.path, actor.userId ?? 0, services)
    : { url: file.path, until: null }
}
