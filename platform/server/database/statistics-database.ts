import { join } from 'node:path'
import { type BackupLine, BackupRefused } from './backup-format.ts'
import type { Connection, DatabaseServer } from './connection.ts'
import type { Database, DatabaseLog } from './database.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder } from './migration-files.ts'
import { areFilled, moveTables } from './move-tables.ts'
import { assembleDatabase, type OpenOptions, openDatabase } from './open-database.ts'
import { PostgresServer } from './postgres-pool.ts'
import { DatabaseUnavailable } from './problems.ts'
import { maybeOne } from './rows.ts'
import { tableShapes } from './schema-catalog.ts'
import type { StatementLimits } from './statement-names.ts'

/** What is made of a database of figures, and of no other. */
export const statisticsMigrations = join(migrationsFolder, 'statistics')

/** The settings cannot be used: a start says so. */
export class StatisticsRefused extends Error {
  override readonly name = 'StatisticsRefused'
}

export type Statistics = Database & {
  /**
   * Brings it to where it can be worked on; whoever asks it something waits for that, at the latest.
   * @throws DatabaseUnavailable, StatisticsRefused, MigrationRefused
   */
  prepare(): Promise<void>
  /** The same as it is found, for commands that may not change it. */
  asFound: Database
}

type Options = {
  url: string
  /** Where everything else is, and where the figures were before. */
  main: Database
  log: DatabaseLog
  statements?: StatementLimits | undefined
}

/** The database that figures have of their own. */
function openStatistics({ url, main, log, statements }: Options): Statistics {
  const server = new PostgresServer(url, log, statements)
  const asFound = assembleDatabase('postgres', server, () => server.end())
  const prepared = new PreparedServer(server, () => prepareStatistics(asFound, main))
  const database = assembleDatabase('postgres', prepared, () => server.end())
  return { ...database, prepare: () => prepared.prepare(), asFound }
}

type Opened = {
  /** Its backups take the figures along, and closing it closes both. */
  database: Database
  /** Where figures have a database of their own. */
  statistics?: Statistics
}

/** Opens the database, and the one of the figures where there is one: nothing waits for that. */
export async function openWithStatistics(
  { statisticsUrl, ...options }: OpenOptions & { statisticsUrl?: string | undefined },
  open: (options: OpenOptions) => Promise<Database> = openDatabase,
): Promise<Opened> {
  const main = await open(options)
  if (!statisticsUrl) return { database: main }
  const { log, statements } = options
  const statistics = openStatistics({ url: statisticsUrl, main, log, statements })
  return { database: withStatistics(main, statistics), statistics }
}

/** A server that is looked for until it can be worked on: before that nobody asks it anything. */
class PreparedServer implements DatabaseServer {
  readonly #server: PostgresServer
  readonly #work: () => Promise<void>
  #preparing: Promise<void> | undefined

  constructor(server: PostgresServer, work: () => Promise<void>) {
    this.#server = server
    this.#work = work
  }

  prepare(): Promise<void> {
    this.#preparing ??= this.#work().catch(error => {
      this.#preparing = undefined
      throw error
    })
    return this.#preparing
  }

  async connect(options?: { unhurried?: boolean }): Promise<Connection> {
    await this.prepare().catch(cause => {
      if (cause instanceof DatabaseUnavailable) throw cause
      throw new DatabaseUnavailable('The database of the figures cannot be used.', { cause })
    })
    return this.#server.connect(options)
  }

  listen: DatabaseServer['listen'] = hear => this.#server.listen(hear)

  end(): Promise<void> {
    return this.#server.end()
  }
}

const inBoth = () =>
  new StatisticsRefused(
    'STATS_DATABASE_URL: there are figures in both databases, since the setting was there once and then was not. ' +
      'One of them can be gone on with: leave it unset for those in DATABASE_URL, or empty the tables stat_… there ' +
      '(but for stat_handover) for the others.',
  )

async function prepareStatistics(statistics: Database, main: Database): Promise<void> {
  await refuseFairs(statistics)
  await migrate(statistics, { folder: statisticsMigrations })
  // Where they were before they had a database of their own.
  if (!(await areFilled(await tableShapes(statistics.kysely), main.kysely))) return
  await moveTables(main, statistics, () => {
    throw inBoth()
  })
}

async function refuseFairs({ kysely }: Database) {
  const found = await maybeOne<{ is: boolean }>(kysely)`select to_regclass('public.fair') is not null as "is"`
  if (found?.is)
    throw new StatisticsRefused(
      'STATS_DATABASE_URL: this database holds fairs. Figures need one of their own, or leave it unset.',
    )
}

const withStatistics = (main: Database, statistics: Statistics): Database => ({
  ...main,
  dump: () => dumpBoth(main, statistics.asFound),
  close: async () => {
    await Promise.all([main.close(), statistics.close()])
  },
})

/** As one database would be dumped; the figures are of a moment somewhat later. */
async function* dumpBoth(main: Database, statistics: Database): AsyncGenerator<BackupLine> {
  const apart = await tablesOf(statistics)
  let isApart = false
  for await (const line of main.dump()) {
    if ('table' in line) isApart = apart.has(line.table)
    if (isApart && Array.isArray(line)) throw inBoth()
    if ('sequences' in line)
      for await (const own of statistics.dump()) if (!('backup' in own || 'sequences' in own)) yield own
    if (!isApart) yield line
    if ('endOfTable' in line) isApart = false
  }
}

/** @throws DatabaseUnavailable with the way to a backup without them */
async function tablesOf({ kysely }: Database): Promise<ReadonlySet<string>> {
  const shapes = await tableShapes(kysely).catch((cause: Error) => {
    throw new DatabaseUnavailable(
      `STATS_DATABASE_URL: ${cause.message} Without this setting the backup has everything but the figures.`,
      { cause },
    )
  })
  return new Set(shapes.map(({ name }) => name))
}

/** Before a restore. @throws BackupRefused where there are figures of which nobody said that they may go */
export async function checkStatisticsTarget({ asFound }: Statistics, replace: boolean): Promise<void> {
  await refuseFairs(asFound)
  await migrate(asFound, { folder: statisticsMigrations })
  if (!replace && (await areFilled(await tableShapes(asFound.kysely), asFound.kysely)))
    throw new BackupRefused(
      'The target is not empty: STATS_DATABASE_URL has figures. Add --replace to delete what is there.',
    )
}

/** After it: the figures of the backup in place of those that are there. */
export const restoreStatistics = (main: Database, { asFound }: Statistics): Promise<void> =>
  moveTables(main, asFound)
