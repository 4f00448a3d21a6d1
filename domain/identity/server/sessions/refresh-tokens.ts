import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { audit } from '#platform/server/audit.ts'
import { maybeOne } from '#platform/server/database/rows.ts'

export const refreshSeconds = 604_800
/**
 * A token replaced this recently still gives its own successor while nobody has used that: two tabs, or an answer that
 * was lost, as in a tunnel.
 */
export const graceSeconds = 300
const sessionsMax = 10
/** Of one session in an hour: more pages than anybody opens. */
const renewalsMax = 60

type Db = Kysely<Tables>

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Only who presents the replaced token can read its successor. */
const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, 'verriere', 'refresh-successor', 32))

function seal(successor: string, token: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv)
  return Buffer.concat([iv, cipher.update(successor), cipher.final(), cipher.getAuthTag()])
}

function unseal(sealed: Buffer, token: string): string | null {
  try {
    const bytes = Buffer.from(sealed)
    const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
  } catch {
    return null
  }
}

/** Opens a session and its first refresh token; the oldest beyond ten sessions ends. */
export async function openSession(
  db: Db,
  userId: number,
  from: { ip: string; userAgent: string | undefined },
): Promise<{ sessionId: string; token: string }> {
  const sessionId = randomUUID()
  const token = randomToken()
  await sql`insert into session (id, user_id, expires_at, ip, user_agent)
    values (${sessionId}::uuid, ${userId}, now() + make_interval(secs => ${refreshSeconds}), ${from.ip},
    ${from.userAgent?.slice(0, 300) ?? null})`.execute(db)
  await sql`insert into refresh_token (session_id, hash, expires_at)
    values (${sessionId}::uuid, ${hashToken(token)},
    now() + make_interval(secs => ${refreshSeconds}))`.execute(db)
  await sql`
    update session set revoked_at = now(), reason = 'too_many' where id in (
      select id from session where user_id = ${userId} and revoked_at is null
        order by created_at desc offset ${sessionsMax})`.execute(db)
  return { sessionId, token }
}

export type Rotation =
  | { kind: 'rotated'; token: string; sessionId: string; userId: number }
  | { kind: 'reused'; sessionId: string; userId: number }
  | { kind: 'refused' }

/** Of a token `r` and its session `s`. */
const isUsable = sql`r.used_at is null and r.expires_at > now() and s.revoked_at is null
  and s.expires_at > now()`

type Found = { id: number; sessionId: string; userId: number; parentId: number | null }

/**
 * Replaces a refresh token, in the caller's transaction: whatever fails, nothing is consumed. Rotation does not
 * lengthen the session. A replaced token that comes back late ends the whole session. Whoever renews without end keeps
 * the token they have, and nothing is written.
 */
export async function rotate(db: Db, token: string): Promise<Rotation> {
  const found = await maybeOne<Found>(db)`
    update refresh_token r set used_at = now() from session s
    where r.hash = ${hashToken(token)} and s.id = r.session_id and ${isUsable}
      and (select count(*) from refresh_token n
        where n.session_id = s.id and n.used_at > now() - interval '1 hour') < ${renewalsMax}
    returning r.id, r.session_id as "sessionId", s.user_id as "userId", r.parent_id as "parentId"`
  if (!found) {
    const kept = await unreplaced(db, token)
    return kept.kind === 'rotated' ? kept : late(db, token)
  }
  const next = randomToken()
  await sql`update refresh_token set successor = ${seal(next, token)} where id = ${found.id}`.execute(db)
  await sql`insert into refresh_token (session_id, hash, parent_id,
    expires_at) select ${found.sessionId}::uuid, ${hashToken(next)}, ${found.id}, expires_at from session
    where id = ${found.sessionId}::uuid`.execute(db)
  await sql`update refresh_token set successor = null
    where session_id = ${found.sessionId}::uuid and id <> ${found.id} and successor is not null`.execute(db)
  await sql`update session set last_used_at = now() where id = ${found.sessionId}::uuid`.execute(db)
  return { kind: 'rotated', token: next, sessionId: found.sessionId, userId: found.userId }
}

/** Whose a token is that was not replaced: all that can be said of it while nothing can be written. */
export async function unreplaced(db: Db, token: string): Promise<Rotation> {
  const found = await maybeOne<Omit<Found, 'id' | 'parentId'>>(db)`
    select s.id as "sessionId", s.user_id as "userId" from refresh_token r
      join session s on s.id = r.session_id
    where r.hash = ${hashToken(token)} and ${isUsable}`
  return found ? { kind: 'rotated', token, ...found } : { kind: 'refused' }
}

async function late(db: Db, token: string): Promise<Rotation> {
  const found = await maybeOne<{
    id: number
    sessionId: string
    userId: number
    successor: Buffer | null
    isFresh: boolean
    isLive: boolean
    isNextUnused: boolean
  }>(db)`
    select r.id, r.session_id as "sessionId", s.user_id as "userId", r.successor,
      r.used_at > now() - make_interval(secs => ${graceSeconds}) as "isFresh", s.revoked_at is null
        and s.expires_at > now() as "isLive",
      exists (select 1 from refresh_token n where n.parent_id = r.id and n.used_at is null) as "isNextUnused"
    from refresh_token r join session s on s.id = r.session_id
      where r.hash = ${hashToken(token)} and r.used_at is not null`
  if (!found?.isLive) return { kind: 'refused' }
  const successor =
    found.isFresh && found.isNextUnused && found.successor ? unseal(found.successor, token) : null
  if (successor)
    return { kind: 'rotated', token: successor, sessionId: found.sessionId, userId: found.userId }
  await sql`update session set revoked_at = now(), reason = 'refresh_reuse'
    where id = ${found.sessionId}::uuid`.execute(db)
  await audit(
    { action: 'refresh_reuse', resource: 'session', details: { session: found.sessionId } },
    { db, actor: found, requestId: null },
  )
  return { kind: 'reused', sessionId: found.sessionId, userId: found.userId }
}

/** Ends the session of a refresh token, or a session by its id. */
export async function revokeSession(
  db: Db,
  by: { token: string } | { sessionId: string },
  reason: string,
): Promise<void> {
  const condition =
    'token' in by
      ? sql`id = (select session_id from refresh_token where hash = ${hashToken(by.token)})`
      : sql`id = ${by.sessionId}::uuid`
  await sql`update session set revoked_at = now(), reason = ${reason}
    where revoked_at is null and ${condition}`.execute(db)
}

/** Ends all sessions of a person, but perhaps the one they are in. */
export async function endSessions(
  db: Db,
  userId: number,
  reason: string,
  except: string | null = null,
): Promise<void> {
  await sql`update session set revoked_at = now(), reason = ${reason}
    where user_id = ${userId} and revoked_at is null and id is distinct from ${except}::uuid`.execute(db)
}
