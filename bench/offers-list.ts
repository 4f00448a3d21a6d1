import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { bearerOf } from './bearer.ts'
import { atLeast, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { type OffersFixture, offersFixture, rareOffer } from './offers-fixture.ts'
import { benchPostgres } from './postgres.ts'
import { serve, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { offerStatementsRun } from './statements.ts'

const asked = ({ fair, contract }: OffersFixture) => ({
  fair,
  search: rareOffer,
  remote: 'fully' as const,
  contractType: contract,
  itemsPerPage: '10',
})
const addressed = (query: Readonly<Record<string, string | number>>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return `/api/jobs/list?${search}`
}

/** A page of offers: beside a bare route with the same SQL, with a hundred times the offers, ordered by what fits. */
export async function offersList(): Promise<Group> {
  const postgres = await benchPostgres()
  const [few, many] = [
    await offersFixture(postgres.url, 'few', 100),
    await offersFixture(postgres.url, 'many', 10_000),
  ]
  const port = await freePort()
  const servers = [
    await serve(
      join(packageRoot, 'node_modules/.bin/tsx'),
      [join(packageRoot, 'bench/bare-server.ts')],
      `http://localhost:${port}`,
      '/',
      {
        PORT: String(port),
        DATABASE_URL: few.url,
        STATEMENTS: JSON.stringify(await offerStatementsRun(few.url, asked(few))),
      },
    ),
    await serveProduct({ DATABASE_URL: few.url }),
    await serveProduct({ DATABASE_URL: many.url }),
  ] as const
  try {
    const [bare, small, large] = servers
    const headers = await bearerOf(many.url, many.visitor)
    const ordered = (sort: string) => ({
      url: large.url + addressed({ fair: many.fair, sort, itemsPerPage: 10 }),
      headers,
    })
    const seen = await inTurn({
      bare: `${bare.url}/`,
      few: small.url + addressed(asked(few)),
      many: large.url + addressed(asked(many)),
      newest: ordered('newest'),
      match: ordered('match'),
    })
    const rate = plain('/s')
    const ratio = (what: string, one: number, other: number, limit: number) =>
      atLeast(`${what} (${rate(one)} of ${rate(other)})`, one / other, limit, plain('', 2))
    return {
      title: 'A page of 10 offers, PostgreSQL, 50 connections',
      how: '`GET /api/jobs/list` by a word and two filters beside a bare Fastify route that runs the same SQL by `pg`; of 10,000 offers by a visitor with a profile, ordered by what fits beside the newest first.',
      figures: [
        ratio('of the bare route', seen.few, seen.bare, 0.6),
        ratio('10,000 offers of 100', seen.many, seen.few, 0.8),
        ratio('ordered by what fits', seen.match, seen.newest, 0.4),
      ],
    }
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
  }
}
