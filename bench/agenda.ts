import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { hashToken } from '#domain/identity/server/index.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { bearerOf } from './bearer.ts'
import { atLeast, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { serve, serveProduct } from './product.ts'
import { kept, type ProgrammeFixture, programmeFixture } from './programme-fixture.ts'
import type { Group } from './results.ts'
import { agendaStatementsRun, feedStatementsRun, type Statement } from './statements.ts'
import { withClient } from './with-client.ts'

/** `SESSIONS`: fewer to see that it runs. */
const many = Number(process.env.SESSIONS ?? 10_000)
const few = many / 10

/** An address by which a calendar reads the agenda. */
async function openFeed({ url, fair, visitor }: ProgrammeFixture): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await withClient(url, client =>
    client.query('insert into calendar_feed (user_id, fair_id, hash) values ($1, $2, $3)', [
      visitor,
      fair,
      hashToken(token),
    ]),
  )
  return token
}

async function bareRoute({ url }: ProgrammeFixture, statements: readonly Statement[]) {
  const port = await freePort()
  return serve(
    join(packageRoot, 'node_modules/.bin/tsx'),
    [join(packageRoot, 'bench/bare-server.ts')],
    `http://localhost:${port}`,
    '/',
    { PORT: String(port), DATABASE_URL: url, STATEMENTS: JSON.stringify(statements) },
  )
}

/** An agenda that clashes, and the calendar that is made of it: beside bare routes, and among ten times the sessions. */
export async function ownAgenda(): Promise<Group> {
  const postgres = await benchPostgres()
  const [small, large] = [
    await programmeFixture(postgres.url, 'few', few),
    await programmeFixture(postgres.url, 'many', many),
  ]
  const token = await openFeed(large)
  const servers = [
    // The agenda itself last: what the last statement finds is sent.
    await bareRoute(large, (await agendaStatementsRun(large.url, large.fair, large.visitor)).reverse()),
    await bareRoute(large, await feedStatementsRun(large.url, token)),
    await serveProduct({ DATABASE_URL: small.url }),
    await serveProduct({ DATABASE_URL: large.url }),
  ] as const
  try {
    const [bare, bareFeed, first, second] = servers
    const of = async (fixture: ProgrammeFixture, url: string) => ({
      url: `${url}/api/agenda?fair=${fixture.fair}`,
      headers: await bearerOf(fixture.url, fixture.visitor),
    })
    const seen = await inTurn({
      bare: `${bare.url}/`,
      few: await of(small, first.url),
      many: await of(large, second.url),
      bareFeed: `${bareFeed.url}/`,
      feed: `${second.url}/api/agenda/feeds/${token}/calendar.ics`,
    })
    const rate = plain('/s')
    const ratio = (what: string, one: number, other: number, limit: number) =>
      atLeast(`${what} (${rate(one)} of ${rate(other)})`, one / other, limit, plain('', 2))
    const show = plain()
    return {
      title: `An agenda of ${kept} sessions, PostgreSQL, 50 connections`,
      how: `\`GET /api/agenda\` of somebody who keeps ten sessions at each time, among ${show(few)} and ${show(many)} sessions, and \`GET /api/agenda/feeds/{token}/calendar.ics\`, each beside a bare Fastify route that runs the same SQL by \`pg\`.`,
      figures: [
        ratio(`among ${show(many)} sessions, of among ${show(few)}`, seen.many, seen.few, 0.8),
        ratio('of the bare route', seen.many, seen.bare, 0.6),
        ratio('as a calendar, of the bare route', seen.feed, seen.bareFeed, 0.5),
      ],
    }
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
  }
}
