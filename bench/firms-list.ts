import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { atLeast, atMost, plain } from './figure.ts'
import { firmsFixture, rareWord } from './firms-fixture.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { serve, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { statementsOf } from './statements.ts'

const tsx = join(packageRoot, 'node_modules/.bin/tsx')

/** A page of exhibitors, searched: beside a bare route with the same SQL, and with a hundred times the firms. */
export async function firmsList(): Promise<Group> {
  const postgres = await benchPostgres()
  const [few, many] = [
    await firmsFixture(postgres.url, 'few', 100),
    await firmsFixture(postgres.url, 'many', 10_000),
  ]
  const address = (fair: number) =>
    `/api/firms/front/list?${new URLSearchParams({ fair: String(fair), search: rareWord, itemsPerPage: '10' })}`
  const statements = await statementsOf(few.url, { fair: few.fair, search: rareWord, itemsPerPage: '10' })
  const port = await freePort()
  const servers = [
    await serve(tsx, [join(packageRoot, 'bench/bare-server.ts')], `http://localhost:${port}`, '/', {
      PORT: String(port),
      DATABASE_URL: few.url,
      STATEMENTS: JSON.stringify(statements),
    }),
    await serveProduct({ DATABASE_URL: few.url }),
    await serveProduct({ DATABASE_URL: many.url }),
  ] as const
  try {
    const [bare, product, large] = servers
    const seen = await inTurn({
      bare: `${bare.url}/`,
      few: product.url + address(few.fair),
      many: large.url + address(many.fair),
    })
    const rate = plain('/s')
    return {
      title: 'A page of 10 exhibitors, searched, PostgreSQL, 50 connections',
      how: '`GET /api/firms/front/list` beside a bare Fastify route that runs the same SQL by `pg`.',
      figures: [
        atLeast(
          `of the bare route (${rate(seen.few)} of ${rate(seen.bare)})`,
          seen.few / seen.bare,
          0.6,
          plain('', 2),
        ),
        atLeast(
          `10,000 firms of 100 (${rate(seen.many)} of ${rate(seen.few)})`,
          seen.many / seen.few,
          0.8,
          plain('', 2),
        ),
        atMost('memory of the server afterwards', large.memory(), 250, plain('MB')),
      ],
    }
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
  }
}
