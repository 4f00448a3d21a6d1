import { demoPages } from './demo-pages.ts'
import { atLeast, type Figure, median, plain } from './figure.ts'
import { inTurn } from './load.ts'
import type { Served } from './product.ts'
import { unseenWrites } from './unseen-writes.ts'

/** A second. */
export const commits = 20

/** Of what everybody reads, how much of its rate is left while so many commits a second write nothing that is shown. */
export async function amongCommits(database: string, product: Served): Promise<Figure[]> {
  const { fair, hall, exhibitors } = await demoPages(product.url)
  const headers = { 'accept-encoding': 'br' }
  const asked = {
    fair: { url: product.url + fair, headers },
    hall: { url: product.url + hall, headers },
    exhibitors: { url: product.url + exhibitors, headers },
  }
  const names = Object.keys(asked) as (keyof typeof asked)[]
  const writes = await unseenWrites(product.url, Number(hall.split('/').at(-1)))
  let failure: unknown
  const busily = (work: () => ReturnType<typeof inTurn>) => {
    const clock = setInterval(() => {
      writes.next().catch(error => {
        failure ??= error
      })
    }, 1_000 / commits)
    return work().finally(() => clearInterval(clock))
  }
  const rest: Record<string, number>[] = []
  const busy: Record<string, number>[] = []
  for (let round = 0; round < 3; round += 1) {
    rest.push(await inTurn(asked, { rounds: 1, isWarm: round > 0 }))
    busy.push(await busily(() => inTurn(asked, { rounds: 1, isWarm: true })))
  }
  writes.end()
  if (failure) throw failure
  return names.map(name => {
    const [among, alone] = [busy, rest].map(rounds => median(rounds.map(one => one[name] ?? Number.NaN)))
    return atLeast(
      `${database}, ${name}: among ${commits} commits a second, of at rest (${plain('/s')(among ?? 0)} of ${plain('/s')(alone ?? 0)})`,
      (among ?? 0) / (alone ?? 0),
      0.8,
      plain('', 2),
    )
  })
}
