import { randomUUID } from 'node:crypto'
import { accessTokens } from '#domain/identity/server/sessions/access-token.ts'
import type { AskRow } from './embedded-fixture.ts'
import { appSecret } from './product.ts'
import { withClient } from './with-client.ts'

/** The bearer of somebody whose session is written where the server looks for it. */
export async function bearerOf(url: string, userId: number): Promise<Record<string, string>> {
  const sessionId = randomUUID()
  await withClient(url, client =>
    client.query(`insert into session (id, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`, [
      sessionId,
      userId,
    ]),
  )
  return signed(userId, sessionId)
}

/** That of the last one who came of a type, by whatever runs a statement there. */
export async function bearerOfType(ask: AskRow, userType: number): Promise<Record<string, string>> {
  const { userId, sessionId } = await ask(`insert into session (id, user_id, expires_at)
    select gen_random_uuid(), max(id), now() + interval '1 hour' from app_user where user_type_id = ${userType}
    returning user_id as "userId", id as "sessionId"`)
  return signed(userId, sessionId)
}

async function signed(userId: number, sessionId: string): Promise<Record<string, string>> {
  const sign = accessTokens.signer(appSecret, () => new Date())
  return { authorization: `Bearer ${await sign({ userId, sessionId, authVersion: 1 })}` }
}
