import { demoPassword } from '#seed/demo/accounts.ts'
import { demoPages } from './demo-pages.ts'
import { atLeast, type Figure, median, plain } from './figure.ts'
import { inTurn } from './load.ts'
import type { Served } from './product.ts'

/** A second. */
export const commits = 20

/** Somebody says that they are still on their booth: a commit that changes nothing that is shown. */
async function heartbeat({ url }: Served): Promise<() => Promise<unknown>> {
  const headers = { 'content-type': 'application/json' }
  const post = (path: string, body: object, authorization?: string) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
  const person = { email: 'standcontact@demo.test', password: demoPassword, g_recaptcha_response: 'off' }
  const { token } = (await (await post('/login', person)).json()) as { token: string }
  const authorization = `Bearer ${token}`
  const stands = (await (
    await fetch(`${url}/api/stands/my-stands`, { headers: { authorization } })
  ).json()) as {
    id: number
  }[]
  return () => post(`/stands/${stands[0]?.id}/presence`, {}, authorization).then(answer => answer.text())
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
  const commit = await heartbeat(product)
  await commit()
  const busily = (work: () => ReturnType<typeof inTurn>) => {
    const clock = setInterval(() => void commit(), 1_000 / commits)
    return work().finally(() => clearInterval(clock))
  }
  const rest: Record<string, number>[] = []
  const busy: Record<string, number>[] = []
  for (let round = 0; round < 3; round += 1) {
    rest.push(await inTurn(asked, 1))
    busy.push(await busily(() => inTurn(asked, 1)))
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
