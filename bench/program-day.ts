import { atLeast, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { type Served, serveProduct } from './product.ts'
import { type ProgrammeFixture, programmeFixture } from './programme-fixture.ts'
import type { Group } from './results.ts'
import { addVisitors, type Visitor } from './visitors.ts'
import { withClient } from './with-client.ts'

/** `SESSIONS`: fewer to see that it runs. */
const many = Number(process.env.SESSIONS ?? 10_000)
const few = many / 10
/** A second. */
const heartbeats = 50

const addressOf = ({ url }: Served, { program }: ProgrammeFixture) =>
  `${url}/api/conference_programs/${program}/days/first`

/** Those who are in a session say again that they are there, one after the other. */
function heartbeat({ url }: Served, { session }: ProgrammeFixture, people: readonly Visitor[]) {
  let at = 0
  return async () => {
    at += 1
    const { bearer } = people[at % people.length] as Visitor
    const answer = await fetch(`${url}/api/conferences/${session}/attendance`, {
      method: 'POST',
      headers: { authorization: bearer, 'content-type': 'application/json' },
      body: '{}',
    })
    if (!answer.ok) throw new Error(`A heartbeat was refused: ${answer.status} ${await answer.text()}`)
    await answer.text()
  }
}

/** A day of a programme, by its size, by whoever knows it already, and while many say that they are in a session. */
export async function programDays(): Promise<Group> {
  const postgres = await benchPostgres()
  const [small, large] = [
    await programmeFixture(postgres.url, 'few', few),
    await programmeFixture(postgres.url, 'many', many),
  ]
  const [first, second] = [
    await serveProduct({ DATABASE_URL: small.url }),
    await serveProduct({ DATABASE_URL: large.url }),
  ]
  try {
    const people = await withClient(large.url, client =>
      addVisitors(client, large.fair, { count: heartbeats, name: 'inside' }),
    )
    const url = addressOf(second, large)
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    const quiet = await inTurn({
      few: addressOf(first, small),
      many: url,
      known: { url, headers: { 'if-none-match': etag } },
    })
    const beat = heartbeat(second, large, people)
    for (const _ of people) await beat()
    let beaten = 0
    const clock = setInterval(() => void beat().then(() => (beaten += 1)), 1_000 / heartbeats)
    const begun = performance.now()
    const busy = await inTurn({ many: url }, { isWarm: true }).finally(() => clearInterval(clock))
    const rhythm = beaten / ((performance.now() - begun) / 1_000)
    const rate = plain('/s')
    const ratio = (what: string, one: number, other: number, limit: number) =>
      atLeast(`${what} (${rate(one)} of ${rate(other)})`, one / other, limit, plain('', 2))
    const show = plain()
    return {
      title: 'A day of a programme, PostgreSQL, 50 connections',
      how: `\`GET /api/conference_programs/{id}/days/{day}\` by a stranger: a hundred sessions of ${show(few)} and of ${show(many)}; while ${show(heartbeats)} people say each second that they are in a session (${plain('/s', 1)(rhythm)} answered); and by whoever knows it already, who is told 304.`,
      figures: [
        ratio(`of ${show(many)} sessions, of ${show(few)}`, quiet.many, quiet.few, 0.8),
        ratio(`among ${heartbeats} heartbeats a second, of at rest`, busy.many, quiet.many, 0.8),
        ratio('known already (304), of the whole answer', quiet.known, quiet.many, 4),
      ],
    }
  } finally {
    for (const server of [first, second]) await server.stop()
    await postgres.stop()
  }
}
