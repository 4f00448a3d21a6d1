import { hash } from '@node-rs/argon2'
import type { Services } from '#platform/server/services.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { demoFairs } from './fairs.ts'
import { addAccounts, addVisitors } from './furnish-accounts.ts'
import { addFair } from './furnish-fair.ts'

type Options = {
  services: Pick<Services, 'database' | 'files' | 'now'>
  now: Date
  onProgress?: (done: number, total: number, what: string) => void
}

const visitors = 60

/** Fills an empty database with the demo fairs, their people and their files. */
export async function seedDemo({ services, now, onProgress = () => {} }: Options): Promise<void> {
  const password = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const total =
    demoFairs.reduce(
      (sum, fair) => sum + fair.halls.reduce((count, hall) => count + hall.firms.length, 0),
      0,
    ) + demoAccounts.length
  let done = 0
  const step = (what: string) => onProgress(++done, total, what)
  await services.database.transaction(
    async db => {
      const known = new Map<string, number>()
      const furnished = { stands: 0 }
      const fairs: number[] = []
      for (const fair of demoFairs)
        fairs.push(await addFair(db, fair, { services, now, known, furnished, step }))
      await addAccounts(db, password, fairs, step)
      await addVisitors(db, visitors, fairs)
    },
    { unhurried: true },
  )
}
