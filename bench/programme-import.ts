import type { Client } from 'pg'
import { importProgrammeFile } from '#domain/conferences/server/index.ts'
import { scheduleOf } from '#domain/conferences/server/testing/made-schedule.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { readSettings } from '#platform/server/settings.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { bareProgramme } from './bare-programme.ts'
import { atMost, type Figure, median, plain } from './figure.ts'
import { madeProgramme } from './made-programme.ts'
import { benchPostgres } from './postgres.ts'
import { appSecret } from './product.ts'
import { realSchedule } from './real-programme.ts'
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

type Timed = { bare: number; once: number; again: number; written: number }

/** The medians of one file; `slug` tells its fairs from those of another. */
async function timesOf(
  { url, client, slug }: { url: string; client: Client; slug: string },
  text: string,
): Promise<Timed> {
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  const settings = readSettings({ DATABASE_URL: url, APP_SECRET: appSecret })
  const file = Buffer.from(text)
  const imported = (fair: string) =>
    importProgrammeFile({ database, now: () => new Date(), settings }, fair, file, {
      fileName: 'schedule.xml',
      decisions: { kind: { mode: 'live', hosting: 'external', format: 'plenary' } },
      takesGoodLines: true,
    })
  const fairAt = async (homepage: string) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into fair (fair_status_id, homepage, is_using_conference_module, start_date, end_date)
        values (2, $1, true, '2036-05-09', '2036-05-12') returning id`,
      [homepage],
    )
    return rows[0]?.id ?? 0
  }
  try {
    const [bare, once, again]: [number[], number[], number[]] = [[], [], []]
    let written = 0
    for (let round = 0; round < rounds; round += 1) {
      const bareFair = await fairAt(`${slug}-bare-${round}`)
      const fair = `${slug}-${round}`
      await fairAt(fair)
      await client.query('vacuum analyze')
      bare.push(await timed(() => bareProgramme(client, bareFair, text)))
      once.push(await timed(() => imported(fair)))
      const { rows: since } = await client.query<{ xact: string }>(
        'select pg_current_xact_id()::text as xact',
      )
      again.push(await timed(() => imported(fair)))
      const { rows } = await client.query<{ count: number }>(writtenSince, [since[0]?.xact])
      written += rows[0]?.count ?? Number.NaN
    }
    return { bare: median(bare), once: median(once), again: median(again), written }
  } finally {
    await database.close()
  }
}

/** Programmes from files, once and once more, beside a parser and INSERTs that ask and compare nothing. */
export async function programmeImport(): Promise<Group> {
  const postgres = await benchPostgres()
  const [ms, times, show] = [plain('ms'), plain('', 2), plain()]
  const figuresOf = (what: string, { bare, once, again, written }: Timed): Figure[] => [
    atMost(
      `${what}, of the parser and the INSERTs alone (${ms(once)} of ${ms(bare)})`,
      once / bare,
      8,
      times,
    ),
    atMost(`${what}, the same file again, of the first time (${ms(again)})`, again / once, 0.5, times),
    atMost(`${what}, rows that the same file writes`, written, 0, show),
  ]
  try {
    const url = await referenceDatabase(postgres.url, 'programme')
    const real = realSchedule()
    return await withClient(url, async client => ({
      title: 'A programme from a file, PostgreSQL',
      how: `A \`schedule.xml\` by what \`npm run programme\` runs, beside \`saxes\` with one INSERT a table into the same tables; then the same file again. The first of each also warms up; medians of five.${real ? '' : ' `SCHEDULE` names none of a real programme.'}`,
      figures: [
        ...figuresOf(
          `${show(count)} made-up sessions`,
          await timesOf({ url, client, slug: 'made' }, scheduleOf(madeProgramme(count))),
        ),
        ...(real
          ? figuresOf('a real programme', await timesOf({ url, client, slug: 'real' }, real.toString()))
          : []),
      ],
    }))
  } finally {
    await postgres.stop()
  }
}
