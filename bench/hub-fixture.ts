import { randomUUID } from 'node:crypto'
import { notificationTokens } from '#domain/identity/server/sessions/access-token.ts'
import { appSecret } from './product.ts'
import { referenceDatabase } from './reference-database.ts'
import { withClient } from './with-client.ts'

/** Somebody who is logged in, with their token for the hub. */
export type Listening = { id: number; token: string }
export type HubFixture = { url: string; fair: number; people: Listening[] }

type Row = { id: number; auth_version: number; session: string }

/** A database with one open fair and so many visitors of it, each in a session. */
export async function hubFixture(server: string, count: number): Promise<HubFixture> {
  const url = await referenceDatabase(server, `hub_${randomUUID().slice(0, 8)}`)
  return withClient(url, async client => {
    await client.query(statements(count))
    await client.query('vacuum analyze')
    const { rows } = await client.query<Row>(`
      insert into session (id, user_id, expires_at)
        select gen_random_uuid(), id, now() + interval '1 day' from app_user where email like 'listener%'
      returning user_id as id, id as session, (select auth_version from app_user where id = user_id)`)
    const tokens = notificationTokens(appSecret, () => new Date())
    const people = await Promise.all(
      rows.map(async ({ id, session, auth_version }) => ({
        id,
        token: await tokens.sign({ userId: id, sessionId: session, authVersion: auth_version }),
      })),
    )
    const fairs = await client.query<{ id: number }>('select min(id) as id from fair')
    return { url, fair: fairs.rows[0]?.id ?? 0, people }
  })
}

const statements = (count: number) => `
  alter table fair_user disable trigger user;
  insert into fair (fair_status_id, homepage, translations, is_public_access, start_date, end_date)
    values (2, 'bench', '{"fr":{"name":"Banc"}}', true, now() - interval '1 day', now() + interval '1 day');
  insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash)
    select 'listener' || n || '@bench.test', 'Ada', 'Martin ' || n, '{ROLE_VISITOR}', 7, 1, now(), 'x'
    from generate_series(1, ${count}) n;
  insert into fair_user (fair_id, user_id, is_validated)
    select (select min(id) from fair), id, 1 from app_user where email like 'listener%';
  alter table fair_user enable trigger user;`
