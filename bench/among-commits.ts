import { demoPassword } from '#seed/demo/accounts.ts'
import { demoPages } from './demo-pages.ts'
import { atLeast, type Figure, median, plain } from './figure.ts'
import { inTurn } from './load.ts'
import type { Served } from './product.ts'

/** A second. */
export const commits = 20

/** A visitor changes their private telephone number: a commit, each time, of something that no page shows. */
async function privateChange({ url }: Served): Promise<() => Promise<unknown>> {
  const send = (method: string, path: string, body: object, authorization?: string) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
  const person = { email: 'visitor@demo.test', password: demoPassword, g_recaptcha_response: 'off' }
  const { token, user } = (await (await send('POST', '/login', person)).json()) as {
    token: string
    user: { id: number }
  }
  let number = 0
  return async () => {
    number += 1
    const cell = `+33 6 00 00 ${String(number % 10_000).padStart(4, '0')}`
    const answer = await send('PUT', `/users/${user.id}`, { cell }, `Bearer ${token}`)
    if (!answer.ok) throw new Error(`A change was refused: ${answer.status} ${await answer.text()}`)
    await answer.text()
  }
}

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
  const commit = await privateChange(product)
  await commit()
  const busily = (work: () => ReturnType<typeof inTurn>) => {
    const clock = setInterval(() => void commit(), 1_000 / commits)
    return work().finally(() => clearInterval(clock))
  }
  const rest: Record<string, number>[] = []
  const busy: Record<string, number>[] = []
  for (let round = 0; round < 3; round += 1) {
    rest.push(await inTurn(asked, { rounds: 1, isWarm: round > 0 }))
    busy.push(await busily(() => inTurn(asked, { rounds: 1, isWarm: true })))
  }
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
