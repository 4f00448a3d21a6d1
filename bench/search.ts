import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { bearerOfType } from './bearer.ts'
import { type AskRow, embeddedFixture } from './embedded-fixture.ts'
import { atLeast, atMost, plain, quantileOf } from './figure.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { serve, serveProduct } from './product.ts'
import { referenceDatabase } from './reference-database.ts'
import type { Group } from './results.ts'
import { searchStatements } from './search-fixture.ts'
import { searchStatementsRun } from './statements.ts'
import { withClient } from './with-client.ts'

/** As somebody types them, letter by letter; with one error; two words. */
const typed = [
  's',
  'so',
  'sou',
  'soud',
  'soudu',
  'soudur',
  'soudure',
  'soudre',
  'metal',
  'soudure metal',
  'a12',
]
const rounds = 5

const address = (server: string, q: string) => `${server}/api/search?${new URLSearchParams({ q })}`

/** Milliseconds of each key stroke, one after the other, for people who are logged in: nothing is kept for them. */
async function keyStrokes(server: string, readers: Record<string, string>[]): Promise<number[]> {
  const times: number[] = []
  for (const headers of readers)
    for (let round = 0; round <= rounds; round += 1)
      for (const q of typed) {
        const begun = performance.now()
        const answer = await fetch(address(server, q), { headers })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${q}: ${answer.status}`)
        if (round > 0) times.push(performance.now() - begun)
      }
  return times
}

/** A visitor of the fair and who runs it, whose sessions are written where the server looks for them. */
const bearersOf = async (ask: AskRow) => [await bearerOfType(ask, 7), await bearerOfType(ask, 3)]

/** Search as one types, among 10,000 firms and 100,000 people, on both databases, and beside the same SQL alone. */
export async function searchedWords(): Promise<Group> {
  const postgres = await benchPostgres()
  const url = await referenceDatabase(postgres.url, 'search')
  await withClient(url, async client => {
    await client.query(searchStatements())
    await client.query('vacuum analyze')
  })
  const readers = await bearersOf(text =>
    withClient(url, async client => (await client.query(text)).rows[0] as Awaited<ReturnType<AskRow>>),
  )
  const port = await freePort()
  const product = await serveProduct({ DATABASE_URL: url })
  const bare = await serve(
    join(packageRoot, 'node_modules/.bin/tsx'),
    [join(packageRoot, 'bench/bare-server.ts')],
    `http://localhost:${port}`,
    '/',
    {
      PORT: String(port),
      DATABASE_URL: url,
      STATEMENTS: JSON.stringify(await searchStatementsRun(url, 'soudure')),
    },
  )
  try {
    const strokes = await keyStrokes(product.url, readers)
    const seen = await inTurn({
      bare: `${bare.url}/`,
      product: { url: address(product.url, 'soudure'), headers: readers[0] ?? {} },
    })
    const embedded = await embeddedFixture(searchStatements(), bearersOf, keyStrokes)
    const ms = plain('ms')
    const rate = plain('/s')
    return {
      title: 'Search as one types, 10,000 firms and 100,000 people',
      how: `\`GET /api/search\` for ${typed.map(q => `“${q}”`).join(', ')}, one after the other, ${rounds} times, by a visitor and by who runs the fair; then “soudure” from 50 connections beside a bare Fastify route that runs the same SQL by \`pg\`.`,
      figures: [
        atMost('p95 of a key stroke, PostgreSQL', quantileOf(strokes, 0.95), 100, ms),
        atMost('p95 of a key stroke, embedded database', quantileOf(embedded, 0.95), 100, ms),
        atLeast(
          `of the bare route (${rate(seen.product)} of ${rate(seen.bare)})`,
          seen.product / seen.bare,
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
