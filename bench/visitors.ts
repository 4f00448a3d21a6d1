import type { Client } from 'pg'
import { accessTokens, notificationTokens } from '#domain/identity/server/sessions/access-token.ts'
import { appSecret } from './product.ts'

/** A visitor who is logged in: their token for calls, and that for the hub. */
export type Visitor = { id: number; bearer: string; token: string }

type Row = { id: number; auth_version: number; session: string }

/** So many new visitors of a fair, each in a session; `name` tells them from those of another call. */
export async function addVisitors(
  client: Pick<Client, 'query'>,
  fair: number,
  { count, name }: { count: number; name: string },
): Promise<Visitor[]> {
  await client.query(`
    begin;
    alter table fair_user disable trigger user;
    insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash)
      select '${name}' || n || '@bench.test', 'Ada', 'Martin ' || n, '{ROLE_VISITOR}', 7, 1, now(), 'x'
      from generate_series(1, ${count}) n;
    insert into fair_user (fair_id, user_id, is_validated)
      select ${fair}, id, 1 from app_user where email like '${name}%@bench.test';
    alter table fair_user enable trigger user;
    commit`)
  await client.query('vacuum analyze')
  const { rows } = await client.query<Row>(`
    insert into session (id, user_id, expires_at)
      select gen_random_uuid(), id, now() + interval '1 day' from app_user
      where email like '${name}%@bench.test'
    returning user_id as id, id as session, (select auth_version from app_user where id = user_id)`)
  const now = () => new Date()
  const [forCalls, forHub] = [accessTokens.signer(appSecret, now), notificationTokens.signer(appSecret, now)]
  return Promise.all(
    rows.map(async ({ id, session, auth_version }) => {
      const claims = { userId: id, sessionId: session, authVersion: auth_version }
      return { id, bearer: `Bearer ${await forCalls(claims)}`, token: await forHub(claims) }
    }),
  )
}
