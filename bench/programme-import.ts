import { importProgrammeFile } from '#domain/conferences/server/index.ts'
import { scheduleOf } from '#domain/conferences/server/testing/made-schedule.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { readSettings } from '#platform/server/settings.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { bareProgramme } from './bare-programme.ts'
import { atMost, median, plain } from './figure.ts'
import { madeProgramme } from './made-programme.ts'
import { benchPostgres } from './postgres.ts'
import { appSecret } from './product.ts'
import { referenceDatabase } from './reference-database.ts'
import type { Group } from './results.ts'
import { withClient } from './with-client.ts'

const count = Number(process.env.SESSIONS ?? 1_100)
const rounds = 5

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const tables = `conference_program conference_room conference_track speaker conference conference_speaker
  conference_document conference_change program_change programme_import`.split(/\s+/)

/** Rows of programmes that transactions wrote since; none is taken away by a file that says the same again. */
const writtenSince = `select sum(count)::int as count from (${tables
  .map(table => `select count(*) from ${table} where xmin::text::bigint >= $1`)
  .join(' union all ')}) of`

/** A programme from a file, once and once more, beside a parser and INSERTs that ask and compare nothing. */
export async function programmeImport(): Promise<Group> {
  const postgres = await benchPostgres()
  const url = await referenceDatabase(postgres.url, 'programme')
  const text = scheduleOf(madeProgramme(count))
  const file = Buffer.from(text)
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  const services = {
    database,
    now: () => new Date(),
    settings: readSettings({ DATABASE_URL: url, APP_SECRET: appSecret }),
  }
  const decisions = { kind: { mode: 'live', hosting: 'external', format: 'plenary' } } as const
  const imported = (slug: string) =>
    importProgrammeFile(services, slug, file, { fileName: 'schedule.xml', decisions })
  try {
    const [bare, first, again] = [[], [], []] as number[][]
    let written = 0
    await withClient(url, async client => {
      const fairAt = async (homepage: string) => {
        const { rows } = await client.query<{ id: number }>(
          `insert into fair (fair_status_id, homepage, is_using_conference_module, start_date, end_date)
            values (2, $1, true, '2026-05-09', '2026-05-12') returning id`,
          [homepage],
        )
        return rows[0]?.id ?? 0
      }
      for (let round = 0; round < rounds; round += 1) {
        const bareFair = await fairAt(`bare-${round}`)
        await fairAt(`file-${round}`)
        await client.query('vacuum analyze')
        bare?.push(await timed(() => bareProgramme(client, bareFair, text)))
        first?.push(await timed(() => imported(`file-${round}`)))
        const { rows: since } = await client.query<{ xact: string }>(
          'select pg_current_xact_id()::text as xact',
        )
        again?.push(await timed(() => imported(`file-${round}`)))
        const { rows } = await client.query<{ count: number }>(writtenSince, [since[0]?.xact])
        written += rows[0]?.count ?? Number.NaN
      }
    })
    const [alone, once, more] = [median(bare ?? []), median(first ?? []), median(again ?? [])]
    const ms = plain('ms')
    const times = plain('', 2)
    return {
      title: `A programme of ${plain()(count)} sessions from a file, PostgreSQL`,
      how: 'A `schedule.xml` of made-up sessions by what `npm run programme` runs, beside `saxes` with one INSERT a table into the same tables; then the same file again. The first of each also warms up; medians of five.',
      figures: [
        atMost(`of the parser and the INSERTs alone (${ms(once)} of ${ms(alone)})`, once / alone, 8, times),
        atMost(`the same file again, of the first time (${ms(more)})`, more / once, 0.5, times),
        atMost('rows that the same file writes', written, 0, plain()),
      ],
    }
  } finally {
    await database.close()
    await postgres.stop()
  }
}
