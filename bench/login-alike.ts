import { sql } from 'kysely'
import { testPlatform } from '#app/server/testing/test-platform.ts'
import { atMost, median, plain } from './figure.ts'
import type { Group } from './results.ts'

const tries = 100

/** Whether the time that a refused login takes tells who has an account: unknown address against wrong password. */
export async function loginAlike(): Promise<Group> {
  const { app, services, close } = await testPlatform()
  const refused = async (email: string) => {
    await sql`delete from rate_limit`.execute(services.database.kysely)
    const begun = performance.now()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password: 'Wrong-2026!' },
    })
    if (answer.statusCode !== 401) throw new Error(`A refused login answered ${answer.statusCode}.`)
    return performance.now() - begun
  }
  try {
    const times = { known: [] as number[], unknown: [] as number[] }
    await refused('nobody@small.test')
    for (let time = 0; time < tries; time += 1) {
      times.known.push(await refused('visitor1@small.test'))
      times.unknown.push(await refused(`nobody${time}@small.test`))
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const ratio = Math.max(known / unknown, unknown / known)
    const ms = plain('ms')
    return {
      title: 'A refused login tells nothing by its time',
      how: `${tries} tries each in turn, medians: an account with a wrong password ${ms(known)}, an address that nobody has ${ms(unknown)}.`,
      figures: [atMost('the slower of both to the faster', ratio, 1.15, plain('', 2))],
    }
  } finally {
    await close()
  }
}
