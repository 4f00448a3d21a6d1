import { randomUUID } from 'node:crypto'
import { referenceDatabase } from './reference-database.ts'
import { addVisitors, type Visitor } from './visitors.ts'
import { withClient } from './with-client.ts'

export type HubFixture = { url: string; fair: number; people: Visitor[] }

/** A database with one open fair and so many visitors of it. */
export async function hubFixture(server: string, count: number): Promise<HubFixture> {
  const url = await referenceDatabase(server, `hub_${randomUUID().slice(0, 8)}`)
  return withClient(url, async client => {
    const { rows } = await client.query<{ id: number }>(`
      insert into fair (fair_status_id, homepage, translations, is_public_access, start_date, end_date)
        values (2, 'bench', '{"fr":{"name":"Banc"}}', true, now() - interval '1 day', now() + interval '1 day')
      returning id`)
    const fair = rows[0]?.id ?? 0
    return { url, fair, people: await addVisitors(client, fair, { count, name: 'listener' }) }
  })
}
