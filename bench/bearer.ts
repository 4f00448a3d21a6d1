import { randomUUID } from 'node:crypto'
import { accessTokens } from '#domain/identity/server/sessions/access-token.ts'
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
  const sign = accessTokens.signer(appSecret, () => new Date())
  return { authorization: `Bearer ${await sign({ userId, sessionId, authVersion: 1 })}` }
}
