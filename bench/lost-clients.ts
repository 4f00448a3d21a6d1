import { hubPath } from '#platform/server/hub/hub-path.ts'
import { atMost, plain } from './figure.ts'
import { hubFixture } from './hub-fixture.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { streamLoad } from './stream-load-messages.ts'
import { withClient } from './with-client.ts'

/** `HUB_STREAMS`: fewer to see that it runs. */
const count = Math.min(Number(process.env.HUB_STREAMS ?? 500), 500)
/** Beyond what is allowed, so that a figure is had of what is too slow. */
const timeout = 120_000

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** How long people whose machine is gone, and who said no farewell, are still shown as present. */
export async function lostClients(): Promise<Group> {
  const postgres = await benchPostgres()
  const { url, fair, people } = await hubFixture(postgres.url, count)
  /** As lists and lamps show it. */
  const present = () =>
    withClient(url, async client => {
      const { rows } = await client.query<{ present: number }>(
        'select count(*)::int as present from presence_person where fair_id = $1',
        [fair],
      )
      return rows[0]?.present ?? 0
    })
  /** Seconds until so many are present, and how many are then. */
  const until = async (wanted: number) => {
    const begun = performance.now()
    let there = await present()
    while (there !== wanted && performance.now() - begun < timeout) {
      await pause(100)
      there = await present()
    }
    return { seconds: (performance.now() - begun) / 1_000, there }
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
    return { load, came: await until(count) }
  }
  try {
    const frozen = await come()
    frozen.load.freeze()
    const vanished = await until(0)
    await frozen.load.kill()

    const cut = await come()
    process.kill(served.pid, 'SIGKILL')
    await cut.load.kill()
    served = await serveProduct(env)
    const ghosts = await until(0)
    return {
      title: `${plain()(count)} clients that are gone without a word, PostgreSQL`,
      how: 'Visitors of one fair are connected when their process is stopped, so that their connections stay open and nobody reads or answers; then others are when the server is killed with them, and it starts again.',
      figures: [
        atMost(
          `until all who came are shown (${Math.min(frozen.came.there, cut.came.there)})`,
          Math.max(frozen.came.seconds, cut.came.seconds),
          2,
          plain('s', 2),
        ),
        atMost(
          `until nobody of them is shown any more (${vanished.there} left)`,
          vanished.seconds,
          45,
          plain('s'),
        ),
        atMost(
          `until nobody is shown after a killed server is back (${ghosts.there} left)`,
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
