import { Type } from 'typebox'
import { dropUnused } from '#domain/media/server/index.ts'
import { Id } from '#platform/contract/fields.ts'
import type { Context } from '#platform/server/context.ts'
import { defineJob } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'

/** Forgets files that a booth has shown, where nothing shows them any longer. */
export const dropReplaced = defineJob('drop_replaced_files', Type.Object({ files: Type.Array(Id) }))

const hour = 3_600_000

/** A booth is saved while it is furnished: whoever takes the last step back finds the file that was there before. */
export async function dropReplacedLater(files: number[], { db, services }: Pick<Context, 'db' | 'services'>) {
  if (!files.length) return
  const runAt = new Date(services.now().getTime() + hour)
  await services.queue.enqueue(db, dropReplaced, { files }, { key: files.join(), runAt })
}

export const dropReplacedFiles = (files: readonly number[], { database }: Services) =>
  database.transaction(db => dropUnused(files, db))
