import { sql } from 'kysely'
import { Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'
import type { Context } from '#platform/server/context.ts'
import { defineJob } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'
import { membersIn } from '../watching/watchers.ts'

export const ringStageJob = defineJob('ring_stage', Type.Object({ conference: Id }))

/** Beyond this the hub gathers what it tells of one place within a second. */
const pauseMilliseconds = 500

/** Open pages of a conference are told that its stage shows something else: at most once a second, however much happens. */
export const ringStageSoon = (conference: number, { db, services }: Pick<Context, 'db' | 'services'>) =>
  services.queue.enqueue(
    db,
    ringStageJob,
    { conference },
    { key: String(conference), runAt: new Date(services.now().getTime() + pauseMilliseconds) },
  )

/** Another version, which is made anew when somebody asks for it. */
export const ringStage = ({ conference }: { conference: number }, { database, ...services }: Services) =>
  database.transaction(async db => {
    const now = sql`${services.now().toISOString()}::timestamptz`
    await sql`
      insert into conference_stage (conference_id) select id from conference where id = ${conference}
      on conflict (conference_id) do update set version = conference_stage.version + 1`.execute(db)
    await sql`select tell_place(${`conference:${conference}`})`.execute(db)
    // The programme says what is full: it hears of the last who finds room, and of the first who leaves some.
    await sql`select tell_place('program:' || c.conference_program_id) from conference c
      where c.id = ${conference} and c.state in ('scheduled', 'live')
        and ${membersIn(now)} between c.capacity - 1 and c.capacity`.execute(db)
  })
