import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { bearerOf } from './bearer.ts'
import { atLeast, atMost, plain } from './figure.ts'
import { leadsFixture, rareLead } from './leads-fixture.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { serve, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { leadStatementsRun } from './statements.ts'

/** A page of contacts of one exhibitor, searched, with what each rests on: beside a bare route with the same SQL. */
export async function leadsList(): Promise<Group> {
  const postgres = await benchPostgres()
  const { url, fair, firm, admin } = await leadsFixture(postgres.url, 'leads', 20_000)
  const asked = { fair, search: rareLead, itemsPerPage: '10' }
  const port = await freePort()
  const servers = [
    await serve(
      join(packageRoot, 'node_modules/.bin/tsx'),
      [join(packageRoot, 'bench/bare-server.ts')],
      `http://localhost:${port}`,
      '/',
      {
        PORT: String(port),
        DATABASE_URL: url,
        STATEMENTS: JSON.stringify(await leadStatementsRun(url, asked, { person: admin, firm })),
      },
    ),
    await serveProduct({ DATABASE_URL: url }),
  ] as const
  try {
    const [bare, product] = servers
    const headers = await bearerOf(url, admin)
    const address = (more: Record<string, string>) =>
      `${product.url}/api/leads?${new URLSearchParams({ fair: String(fair), itemsPerPage: '10', ...more })}`
    const seen = await inTurn({
      bare: `${bare.url}/`,
      searched: { url: address({ search: rareLead }), headers },
    })
    const began = performance.now()
    await fetch(address({}), { headers }).then(answer => answer.text())
    const whole = performance.now() - began
    const rate = plain('/s')
    return {
      title: 'A page of 10 of 20,000 contacts, PostgreSQL, 50 connections',
      how: '`GET /api/leads` by a name, with points added up from what happened, beside a bare Fastify route that runs the same SQL by `pg`; without a word the points of all 20,000 are added up.',
      figures: [
        atLeast(
          `of the bare route (${rate(seen.searched)} of ${rate(seen.bare)})`,
          seen.searched / seen.bare,
          0.6,
          plain('', 2),
        ),
        atMost('the best of all 20,000, asked once', whole, 2_000, plain('ms')),
      ],
    }
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
  }
}
