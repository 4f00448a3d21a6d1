import { join } from 'node:path'
import autocannon from 'autocannon'
import { newToken, writeToken } from '#domain/statistics/server/stat-token.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { atLeast, median, plain } from './figure.ts'
import { benchPostgres } from './postgres.ts'
import { appSecret, serve, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { type StatFixture, statFixture } from './stat-fixture.ts'

const tsx = join(packageRoot, 'node_modules/.bin/tsx')
const together = 20
const rounds = { count: 3, seconds: 5, connections: 50 }
const browsers = 5_000

/** Twenty things done by each of many browsers, from as many addresses: none is over its limit. */
function callsOf({ fair, stands }: StatFixture) {
  const tokens = Array.from({ length: browsers }, () =>
    writeToken({ ...newToken(fair, new Date()), agreedAt: Math.floor(Date.now() / 1000) }, appSecret),
  )
  return tokens.map((token, browser) => ({
    method: 'POST' as const,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': `10.${browser >> 16}.${(browser >> 8) & 255}.${browser & 255}`,
    },
    body: JSON.stringify({
      token,
      events: Array.from({ length: together }, (_, at) => ({
        type: 'view',
        resourceType: 'stands',
        resourceId: stands[(browser * 7 + at) % stands.length],
      })),
    }),
  }))
}

/** Calls a second, and that each was answered as it should be. */
async function perSecond(url: string, requests: ReturnType<typeof callsOf>): Promise<number> {
  const each = requests.length / rounds.connections
  let connection = 0
  const {
    requests: seen,
    errors,
    ...answers
  } = await autocannon({
    url,
    connections: rounds.connections,
    duration: rounds.seconds,
    // Browsers of its own for each connection.
    setupClient: client => {
      client.setRequests(requests.slice(connection * each, (connection + 1) * each))
      connection += 1
    },
  })
  const refusals = answers['4xx'] + answers['5xx']
  if (refusals || errors) throw new Error(`${url}: ${refusals} refusals and ${errors} errors under load.`)
  return seen.average
}

/** What browsers did is kept, beside a bare route that keeps as many rows. */
export async function statCreate(): Promise<Group> {
  const postgres = await benchPostgres()
  const fixture = await statFixture(postgres.url, 'recorded', 0)
  const port = await freePort()
  const bare = await serve(
    tsx,
    [join(packageRoot, 'bench/bare-insert.ts')],
    `http://localhost:${port}`,
    '/',
    {
      PORT: String(port),
      DATABASE_URL: fixture.url,
      FAIR: String(fixture.fair),
    },
  )
  const product = await serveProduct({ DATABASE_URL: fixture.url, TRUST_PROXY: '1' })
  try {
    const calls = callsOf(fixture)
    const seen = { bare: [] as number[], product: [] as number[] }
    for (let round = 0; round < rounds.count; round += 1) {
      seen.bare.push(await perSecond(`${bare.url}/`, calls))
      seen.product.push(await perSecond(`${product.url}/api/stats/create`, calls))
    }
    const rate = plain('/s')
    return {
      title: `Recording ${together} events a call, PostgreSQL, ${rounds.connections} connections`,
      how: '`POST /api/stats/create` by browsers with a token beside a bare Fastify route with one INSERT of as many rows.',
      figures: [
        atLeast(
          `of the bare route (${rate(median(seen.product))} of ${rate(median(seen.bare))})`,
          median(seen.product) / median(seen.bare),
          0.5,
          plain('', 2),
        ),
      ],
    }
  } finally {
    await bare.stop()
    await product.stop()
    await postgres.stop()
  }
}
