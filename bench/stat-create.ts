import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { atLeast, median, plain } from './figure.ts'
import { benchPostgres } from './postgres.ts'
import { serve, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { callsOf, together } from './stat-calls.ts'
import { embeddedStatFixture, statFixture } from './stat-fixture.ts'
import { rolledBesideInsert } from './stat-rolled.ts'

const tsx = join(packageRoot, 'node_modules/.bin/tsx')
const rounds = { count: 3, seconds: 5, connections: 50 }

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

/** The product on an embedded database, to which as many browsers send. */
async function embeddedRate(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'verriere-stat-'))
  const fixture = await embeddedStatFixture(folder)
  const product = await serveProduct({ DATA_DIR: folder, TRUST_PROXY: '1' })
  try {
    const seen: number[] = []
    for (let round = 0; round < rounds.count; round += 1)
      seen.push(await perSecond(`${product.url}/api/stats/create`, callsOf(fixture)))
    return median(seen)
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What browsers did is kept, beside a bare route that keeps as many rows, and on both databases. */
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
    const seen = { bare: [] as number[], product: [] as number[] }
    for (let round = 0; round < rounds.count; round += 1) {
      // Other browsers each time: what one does again within half a minute does not count.
      const calls = callsOf(fixture)
      seen.bare.push(await perSecond(`${bare.url}/`, calls))
      seen.product.push(await perSecond(`${product.url}/api/stats/create`, calls))
    }
    await product.stop()
    const [bareRate, ownRate] = [median(seen.bare), median(seen.product)]
    const embedded = await embeddedRate()
    const rolled = await rolledBesideInsert(postgres.url)
    const rate = plain('/s')
    const part = plain('', 2)
    return {
      title: `Recording ${together} events a call, ${rounds.connections} connections`,
      how: '`POST /api/stats/create` by browsers with a token, on PostgreSQL beside a bare Fastify route with one INSERT of as many rows; the same on the embedded database. In SQL alone, from rows that are in the database, 500 a commit: into the inbox with all that is made of them (hours, visits, at last the closed day with its routes), beside an INSERT of the same rows into a table without an index.',
      figures: [
        atLeast(`of the bare route (${rate(ownRate)} of ${rate(bareRate)})`, ownRate / bareRate, 0.5, part),
        atLeast(
          `with all roll-ups, of the INSERT in SQL alone (${plain('events/s')(rolled.product)} of ${rate(rolled.bare)})`,
          rolled.product / rolled.bare,
          0.15,
          part,
        ),
        atLeast(
          `the embedded database, of PostgreSQL (${rate(embedded)} of ${rate(ownRate)})`,
          embedded / ownRate,
          0.1,
          part,
        ),
      ],
    }
  } finally {
    await bare.stop()
    await product.stop()
    await postgres.stop()
  }
}
