import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RenderRequest, RenderResult } from '#app/contract/render.ts'
import type { Database } from '#platform/server/database/database.ts'
import { snapshots } from '#platform/server/database/snapshot.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { keepPages } from './kept-pages.ts'

let database: Database
let drawings = 0
let status = 200

beforeAll(async () => {
  database = await emptyDatabase()
  await sql`create table note (words text)`.execute(database.kysely)
})
afterAll(() => database.close())

/** A page that shows what stands in the table. */
async function draw(): Promise<RenderResult> {
  drawings += 1
  const { rows } = await sql<{ words: string }>`select words from note`.execute(database.kysely)
  return {
    kind: 'page',
    status,
    html: `<p>${rows.map(row => row.words).join()}</p>`,
    state: null,
    head: { title: 'Notes' },
    hue: 163,
    sources: [],
    canonical: '/',
    isEmbeddable: false,
  }
}
const fetch: RenderRequest['fetch'] = () => Promise.reject(new Error('not asked'))
const asking = (now: () => Promise<string>) => {
  const page = keepPages(draw, now)
  return async (url = '/') => {
    const result = await page({ url, locale: 'fr', fetch, signOn: null })
    return result.kind === 'page' ? result.html : null
  }
}

it('draws a page once for all who ask for it, at once or later', async () => {
  const ask = asking(async () => 'nothing is written')
  const before = drawings
  await Promise.all([ask(), ask(), ask()])
  await ask()
  expect(drawings - before).toBe(1)
  await ask('/other')
  expect(drawings - before).toBe(2)
})

it('shows what was written to whoever asks afterwards', async () => {
  const ask = asking(snapshots(database.kysely as never))
  await ask()
  await sql`insert into note values ('Bonjour')`.execute(database.kysely)
  expect(await ask()).toBe('<p>Bonjour</p>')
})

it('does not keep a page that failed', async () => {
  const ask = asking(async () => 'nothing is written')
  status = 503
  await ask('/failed')
  status = 200
  const before = drawings
  await ask('/failed')
  expect(drawings - before).toBe(1)
})
