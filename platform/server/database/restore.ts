import type { Readable } from 'node:stream'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import {
  type BackupHeader,
  type BackupLine,
  BackupRefused,
  type Progress,
  TEXT_SETTINGS,
} from './backup-format.ts'
import { backupLines } from './backup-lines.ts'
import type { Database } from './database.ts'
import { applyStep, migrate, missingSteps } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { RestoredMedia } from './restored-media.ts'
import { many } from './rows.ts'
import { dropEverything, dropForeignKeys, tableShapes } from './schema-catalog.ts'
import { TableLoader } from './table-loader.ts'

export type RestoreOptions = {
  mediaFolder: string
  /** Deletes what the target holds; without it only an empty target is accepted. */
  replace?: boolean
  folder?: string
  onProgress?: Progress
}

export type Restored = { tables: number; rows: number; files: number }

/** All of the backup or nothing: tables in one transaction, files beside the old ones until it is committed. */
export async function restoreDatabase(
  database: Database,
  input: Readable,
  options: RestoreOptions,
): Promise<Restored> {
  const media = await RestoredMedia.prepare(options.mediaFolder, options.replace ?? false)
  const restored = await database
    .transaction(trx => load(trx, backupLines(input), media, options), { unhurried: true })
    .catch(async error => {
      await media.discard()
      throw error
    })
  await media.publish()
  await migrate(database, { folder: options.folder })
  // Over a fair's worth of rows it takes longer than a query may.
  await database.transaction(trx => sql`analyze`.execute(trx), { unhurried: true })
  return restored
}

async function load(
  trx: Kysely<Tables>,
  lines: AsyncGenerator<BackupLine, undefined>,
  media: RestoredMedia,
  { replace = false, folder, onProgress = () => {} }: RestoreOptions,
): Promise<Restored> {
  const header = readHeader((await lines.next()).value ?? undefined)
  const steps = await stepsOf(header, folder)
  await emptyTarget(trx, replace)
  for (const step of await missingSteps(trx, steps)) await applyStep(trx, step)
  onProgress(`Schema ${steps.at(-1)?.number} made on ${header.madeAt} by a ${header.from} database.`)

  await sql.raw(TEXT_SETTINGS).execute(trx)
  const restoreForeignKeys = await dropForeignKeys(trx)
  const loader = await TableLoader.over(trx, onProgress)
  let files = 0
  for await (const line of lines) {
    if ('error' in line) throw new BackupRefused(`The backup is not whole: ${line.error}`)
    if ('complete' in line) {
      const restored = { tables: loader.tables, rows: loader.rows, files }
      const expected = { tables: line.tables, rows: line.rows, files: line.files }
      if (JSON.stringify(restored) !== JSON.stringify(expected)) {
        throw new BackupRefused(`The backup promises ${figures(expected)}, but holds ${figures(restored)}.`)
      }
      await restoreForeignKeys()
      await loader.enableTriggers()
      return restored
    }
    if ('file' in line || 'bytes' in line || 'endOfFile' in line) {
      if (await media.take(line)) files += 1
    } else await loader.take(line)
  }
  throw new BackupRefused('The backup ends in the middle: nothing was restored. Use another copy of it.')
}

function readHeader(line: BackupLine | undefined): BackupHeader {
  if (line && 'backup' in line && line.backup === 'verriere' && line.format === 1) return line
  throw new BackupRefused('This file is no backup of this program, or was made by a newer version of it.')
}

async function stepsOf({ schema }: BackupHeader, folder?: string) {
  const known = await readMigrations(folder)
  const stranger = schema.find(({ checksum }) => !known.some(migration => migration.checksum === checksum))
  if (stranger) {
    throw new BackupRefused(
      `The backup was made with the migration ${stranger.number}-${stranger.name}, which this version does not ` +
        'have in this form. Restore it with the version that made it, then update.',
    )
  }
  return known.filter(({ checksum }) => schema.some(applied => applied.checksum === checksum))
}

async function emptyTarget(trx: Kysely<Tables>, replace: boolean) {
  const tables = await tableShapes(trx)
  if (!replace) {
    for (const { name } of tables) {
      const rows = await many(trx)`select 1 from ${sql.table(name)} limit 1`
      if (rows.length) {
        throw new BackupRefused(
          `The target is not empty: its table ${name} has rows. ` +
            'Choose an empty database and data directory, or add --replace to delete what is there.',
        )
      }
    }
  }
  await dropEverything(trx)
}

function figures({ tables, rows, files }: Restored): string {
  return `${rows} rows in ${tables} tables and ${files} files`
}
