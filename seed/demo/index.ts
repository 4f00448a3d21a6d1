import { hash } from '@node-rs/argon2'
import type { Services } from '#platform/server/services.ts'
import { demoPassword } from './accounts.ts'
import { addBilling } from './billing.ts'
import { demoFairs } from './fairs/all.ts'
import { demoFirms } from './firms/all.ts'
import { addFair } from './furnish/add-fair.ts'
import { addAccounts, addVisitors } from './furnish/add-people.ts'
import { drawFirms } from './furnish/draw-firms.ts'
import type { Furnishing } from './furnish/furnishing.ts'
import { readLists } from './furnish/lists.ts'

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
 * must be there. Where a fair exists, nothing is done.
 */
export async function seedDemo({ services, now, onProgress = () => {} }: Options): Promise<void> {
  const { database } = services
  if (await database.kysely.selectFrom('fair').select('id').limit(1).executeTakeFirst()) return
  const total = demoFirms.length + standCount + 1
  let done = 0
  const step = (what: string) => onProgress(++done, total, what)
  const password = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const files = await drawFirms(step)
  await database.transaction(
    async db => {
      done = demoFirms.length
      const furnishing: Furnishing = {
        db,
        services,
        now,
        lists: await readLists(db),
        files,
        password,
        firms: new Map(),
        step,
      }
      const fairs: number[] = []
      for (const fair of demoFairs) fairs.push(await addFair(fair, furnishing))
      const [open] = fairs
      if (open === undefined) return
      await addAccounts(open, furnishing)
      await addVisitors(visitors, open, furnishing)
      await addBilling(open, furnishing)
    },
    { unhurried: true },
  )
}
