import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { archive, storeMedia, tooLargeFor } from '#domain/media/server/index.ts'
import { Id } from '#platform/contract/fields.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Actor } from '#platform/server/actor.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { keepIncoming } from '#platform/server/files/incoming.ts'
import { type Attempt, defineJob, handleJob, type JobHandler } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'
import { leavingKeys } from '#platform/server/transfer/known-keys.ts'
import type { Leaving } from '#platform/server/transfer/transfer-part.ts'
import { transferMax } from '../../contract/transfer.ts'
import { leavingFiles } from './leaving-files.ts'
import { exportFile } from './package.ts'
import { writePackage } from './write-package.ts'

export const exportJob = defineJob('export_fair', Type.Object({ export: Id }))

type ExportRequest = {
  fair: number
  homepage: string
  name: string | null
  withPeople: boolean
  locale: Locale
}

/** Reads a fair whole, for the platform: what goes along is said by the parts, not by who asked. */
const reader: Actor = { userId: null, sessionId: null, roles: ['superAdmin'], reach: {} }

async function make(id: number, attempt: Attempt, services: Services): Promise<void> {
  const { database, files: store, now } = services
  const db = database.kysely
  const asked = await maybeOne<ExportRequest>(db)`
    select f.id as fair, f.homepage, f.translations->l.code->>'name' as name, x.with_people as "withPeople",
      x.locale
    from fair_export x join fair f on f.id = x.fair_id join language l on l.id = f.main_language_id
    where x.id = ${id} and x.state = 'waiting' and f.trashed_at is null`
  if (!asked) {
    await markFailed(id, services)
    return
  }
  const { fair, homepage, name, withPeople, locale } = asked
  const carried = new Set(declared('transfers').flatMap(part => part.carries ?? []))
  const files = leavingFiles(db, store)
  const context = {
    db,
    actor: reader,
    locale,
    services,
    requestId: `job:${attempt.id}`,
    afterCommit: () => undefined,
  }
  const leaving: Leaving = { context, fair, ...leavingKeys(carried, db), ...files }
  const stream = writePackage({
    leaving,
    fair: { homepage, name },
    withPeople,
    locale,
    files: files.all,
    onPercent: percent =>
      sql`update fair_export set percent = ${percent} where id = ${id} and state = 'waiting'`.execute(db),
  })
  const waiting = await keepIncoming(
    store.incoming,
    stream,
    async () => transferMax,
    () => tooLargeFor(transferMax, locale),
  )
  try {
    await storeMedia(
      waiting,
      `${homepage}-${now().toISOString().slice(0, 10)}.zip`,
      archive,
      { owner: null, firm: null, use: exportFile },
      (_size, write) =>
        database.transaction(async inside => {
          const file = await write(inside)
          await sql`update fair_export
            set state = 'done', percent = 100, file_id = ${file}, ended_at = ${now()}
            where id = ${id}`.execute(inside)
          await attempt.complete(inside)
          return file
        }),
      services,
    )
  } finally {
    await rm(waiting.path, { force: true })
  }
}

const markFailed = (id: number, { database, now }: Pick<Services, 'database' | 'now'>) =>
  sql`update fair_export set state = 'failed', ended_at = ${now()}
    where id = ${id} and state = 'waiting'`.execute(database.kysely)

const retries = { first: 5_000, longest: 60_000, most: 3 }

export const exportJobHandler = (services: Services): JobHandler =>
  handleJob(
    exportJob,
    async ({ export: id }, attempt) => {
      try {
        await make(id, attempt, services)
      } catch (error) {
        if (attempt.isLast) await markFailed(id, services)
        throw error
      }
    },
    { retries },
  )
