import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'
import { demoPassword } from './accounts.ts'
import { addBilling } from './billing.ts'
import { addChat } from './chat.ts'
import { demoFairs } from './fairs/all.ts'
import { demoFirms } from './firms/all.ts'
import { addFair } from './furnish/add-fair.ts'
import { addAccounts, addVisitors } from './furnish/add-people.ts'
import { drawFirms } from './furnish/draw-firms.ts'
import type { Furnishing } from './furnish/furnishing.ts'
import { readLists } from './furnish/lists.ts'
import { addJobs } from './jobs/index.ts'
import { addLeads } from './leads.ts'
import { addMessages } from './messages.ts'
import { addNotifications } from './notifications.ts'
import { addProgramme } from './programme/add-programme.ts'
import { addVisits } from './visits.ts'

type Options = {
  services: Pick<Services, 'database' | 'files' | 'now'>
  now: Date
  onProgress?: (done: number, total: number, what: string) => void
}

const visitors = 60

const standCount = demoFairs.reduce(
  (sum, fair) =>
    sum + fair.unplaced.length + fair.halls.reduce((count, hall) => count + hall.firms.length, 0),
  0,
)

/**
 * Fills a database that has no fair yet with the demo fairs, their people and their files. The reference lists
 * must be there. Where a fair exists, nothing is done; where another server is at it, until it has done so.
 */
export async function seedDemo({ services, now, onProgress = () => {} }: Options): Promise<void> {
  const total = demoFirms.length + standCount + 1
  let done = 0
  const step = (what: string) => onProgress(++done, total, what)
  await services.database.transaction(
    async db => {
      await sql`select pg_advisory_xact_lock(hashtext('demo'))`.execute(db)
      if (await db.selectFrom('fair').select('id').limit(1).executeTakeFirst()) return
      done = 0
      const furnishing: Furnishing = {
        db,
        services,
        now,
        lists: await readLists(db),
        files: await drawFirms(step),
        password: await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
        firms: new Map(),
        step,
      }
      const fairs: number[] = []
      for (const fair of demoFairs) fairs.push(await addFair(fair, furnishing))
      const [open] = fairs
      if (open === undefined) return
      await addAccounts(open, furnishing)
      await addVisitors(visitors, open, furnishing)
      await addJobs(open, furnishing)
      await addProgramme(open, furnishing)
      await addChat(open, furnishing)
      await addBilling(open, furnishing)
      await addMessages(open, furnishing)
      await addLeads(open, furnishing)
      await addNotifications(open, furnishing)
      await addVisits(open, furnishing)
    },
    { unhurried: true },
  )
}
