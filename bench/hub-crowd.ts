import { hubPath } from '#platform/server/hub/hub-path.ts'
import { atLeast, atMost, median, plain } from './figure.ts'
import { hubFixture } from './hub-fixture.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { streamLoad } from './stream-load-messages.ts'

/** `HUB_STREAMS`: fewer to see that it runs. */
const count = Math.min(Number(process.env.HUB_STREAMS ?? 4_000), 4_000)
const rounds = 3
/** In which a crowd comes to a fair that opens. */
const opening = 10
/** After which nothing more comes of an arrival: the grace of whoever left is shorter. */
const quiet = 5
/** Until those who left are gone. */
const grace = 12_000

/** A crowd that comes to a fair, with and without being told who is there. */
export async function hubCrowd(): Promise<Group> {
  const postgres = await benchPostgres()
  const { url, fair, people } = await hubFixture(postgres.url, count)
  const served = await serveProduct({ DATABASE_URL: url, PROCESSES: '1' })
  const port = Number(new URL(served.url).port)
  const streams = (isPresent: boolean) =>
    people.map(({ id, token }) => ({
      name: String(id),
      path: `${hubPath}?${new URLSearchParams([
        ['match', `/users/${id}/notifications`],
        ['match', isPresent ? `presence:${fair}` : `fair:${fair}`],
      ])}`,
      headers: { authorization: `Bearer ${token}` },
    }))
  const come = async (isPresent: boolean, seconds?: number) => {
    const load = streamLoad()
    try {
      const opened = await load.open({ port, streams: streams(isPresent), ...(seconds && { seconds }) })
      const { events } = await load.settle({ seconds: quiet })
      return { ...opened, events }
    } finally {
      await load.stop()
      await new Promise(resolve => setTimeout(resolve, grace))
    }
  }
  try {
    const [on, off]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      off.push((await come(false)).perSecond)
      on.push((await come(true)).perSecond)
    }
    const { events, open } = await come(true, opening)
    const square = (open * (open - 1)) / 2
    const [present, absent] = [median(on), median(off)]
    const rate = plain('/s')
    return {
      title: `Presence of ${plain()(count)} people, PostgreSQL`,
      how: `Visitors of one fair open their streams at once, in turn with presence and without; then they come within ${opening} seconds, and what all of them are told is counted until nothing more comes. The square is a message to everybody who is there for each who comes: ${plain()(square)}.`,
      figures: [
        atLeast(
          `arrivals, with presence (${rate(present)}) of without (${rate(absent)})`,
          present / absent,
          0.7,
          plain('', 2),
        ),
        atMost(
          `messages of ${plain()(open)} who come in ${opening} s (${plain()(events)}), of the square`,
          events / square,
          0.1,
          plain('', 3),
        ),
        atLeast('of those who came, are there', open / count, 1, plain('', 2)),
      ],
    }
  } finally {
    await served.stop()
    await postgres.stop()
  }
}
