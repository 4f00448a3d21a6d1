import { hubPath } from '#platform/server/hub/hub-path.ts'
import { atLeast, atMost, plain } from './figure.ts'
import { hubFixture } from './hub-fixture.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { streamLoad } from './stream-load-messages.ts'
import { withClient } from './with-client.ts'

/** `HUB_STREAMS`: fewer to see that it runs. */
const count = Math.min(Number(process.env.HUB_STREAMS ?? 500), 500)
/** Beyond what is allowed, so that a figure is had of what is too slow. */
const patience = 120_000

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** How long people whose machine is gone, and who said no farewell, are still shown as present. */
export async function lostClients(): Promise<Group> {
  const postgres = await benchPostgres()
  const { url, fair, people } = await hubFixture(postgres.url, count)
  const present = () =>
    withClient(url, async client => {
      const { rows } = await client.query<{ present: number }>(
        'select count(distinct user_id)::int as present from presence_connection where ended_at is null',
      )
      return rows[0]?.present ?? 0
    })
  /** Seconds until nobody is present, and how many are then. */
  const untilNobody = async () => {
    const begun = performance.now()
    let left = await present()
    while (left > 0 && performance.now() - begun < patience) {
      await pause(250)
      left = await present()
    }
    return { seconds: (performance.now() - begun) / 1_000, left }
  }
  const streams = people.map(({ id, token }) => ({
    name: String(id),
    path: `${hubPath}?${new URLSearchParams([['match', `presence:${fair}`]])}`,
    headers: { authorization: `Bearer ${token}`, 'x-answers-pings': '1' },
  }))
  const env = { DATABASE_URL: url, PROCESSES: '1' }
  let served = await serveProduct(env)
  const come = async () => {
    const load = streamLoad()
    await load.open({ port: Number(new URL(served.url).port), streams })
    return { load, came: await present() }
  }
  try {
    const frozen = await come()
    frozen.load.freeze()
    const vanished = await untilNobody()
    await frozen.load.kill()

    const cut = await come()
    process.kill(served.pid, 'SIGKILL')
    await cut.load.kill()
    served = await serveProduct(env)
    const ghosts = await untilNobody()
    return {
      title: `${plain()(count)} clients that are gone without a word, PostgreSQL`,
      how: 'Visitors of one fair are connected when their process is stopped, so that their connections stay open and nobody reads or answers; then others are when the server is killed with them, and it starts again.',
      figures: [
        atLeast('of those who came, were there', Math.min(frozen.came, cut.came) / count, 1, plain('', 2)),
        atMost(
          `until nobody of them is shown any more (${vanished.left} left)`,
          vanished.seconds,
          45,
          plain('s'),
        ),
        atMost(
          `until nobody is shown after a killed server is back (${ghosts.left} left)`,
          ghosts.seconds,
          45,
          plain('s'),
        ),
      ],
    }
  } finally {
    await served.stop()
    await postgres.stop()
  }
}
