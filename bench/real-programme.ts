import { readFileSync } from 'node:fs'
import { importProgrammeFile } from '#domain/conferences/server/index.ts'
import { scheduleOf } from '#domain/conferences/server/testing/made-schedule.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { readSettings } from '#platform/server/settings.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { madeProgramme } from './made-programme.ts'
import { appSecret } from './product.ts'
import { referenceDatabase } from './reference-database.ts'
import { withClient } from './with-client.ts'

/** `SCHEDULE`: the `schedule.xml` of a real programme. */
export const realSchedule = (): Buffer | null =>
  process.env.SCHEDULE ? readFileSync(process.env.SCHEDULE) : null

/** Without one it is made up, of as many sessions in as many rooms as one had. */
const made = { sessions: 883, rooms: 30 }

export type RealProgramme = { url: string; program: number; path: string; about: string }

/** An open fair in a database of its own that shows a programme as large as real ones are. */
export async function realProgramme(server: string): Promise<RealProgramme> {
  const url = await referenceDatabase(server, 'real')
  const real = realSchedule()
  const bytes = real ?? Buffer.from(scheduleOf(madeProgramme(made.sessions, made.rooms)))
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  try {
    return await withClient(url, async client => {
      await client.query(
        `insert into fair (fair_status_id, homepage, is_public_access, is_using_conference_module, start_date, end_date,
            time_zone, translations)
          values (2, 'real', true, true, now() - interval '1 day', now() + interval '1 day', 'Europe/Paris',
            '{"fr":{"name":"Salon"}}')`,
      )
      const settings = readSettings({ DATABASE_URL: url, APP_SECRET: appSecret })
      await importProgrammeFile({ database, now: () => new Date(), settings }, 'real', bytes, {
        fileName: 'schedule.xml',
        decisions: { kind: { mode: 'live', hosting: 'external', format: 'plenary' } },
        takesGoodLines: true,
      })
      await client.query(
        `update conference set state = 'scheduled'; update conference_program set state = 'published'`,
      )
      await client.query('vacuum analyze')
      const { rows } = await client.query<{ program: number; count: number }>(
        'select min(conference_program_id) as program, count(*)::int as count from conference',
      )
      const { program = 0, count = 0 } = rows[0] ?? {}
      return {
        url,
        program,
        path: `/real/conference/program/${program}`,
        about: `a ${real ? 'real' : 'made-up'} programme of ${count} sessions`,
      }
    })
  } finally {
    await database.close()
  }
}
