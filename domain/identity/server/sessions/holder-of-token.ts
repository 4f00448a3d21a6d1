import type { VerifyToken } from './access-token.ts'

type Holder = { user: number; authVersion: number }

/** What is known of the session that a token is of, where the token is good and the session is, and they are the same person's. */
export const holderOfToken =
  <Known extends Holder>(verify: VerifyToken, holderOf: (sessionId: string) => Promise<Known | undefined>) =>
  async (token: string) => {
    const verified = await verify(token)
    if (!verified) return null
    const { claims, expires } = verified
    const holder = await holderOf(claims.sessionId)
    const isTheirs = holder?.user === claims.userId && holder.authVersion === claims.authVersion
    return isTheirs ? { holder, claims, expires } : null
  }
