import { type RawBuilder, sql } from 'kysely'
import { isFairSeen, lockPlan } from '#domain/fairs/server/index.ts'
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { invalid, notFound, unauthorized } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import {
  type createIntegrationKey,
  type integrationKeys,
  longestKey,
  type restoreIntegrationKey,
  type revokeIntegrationKey,
  secondsToRestoreKey,
} from '../../contract/integration-keys.ts'
import { ownFirms } from '../sessions/own-firms.ts'
import { hashToken, randomToken } from '../sessions/refresh-tokens.ts'
import { keyPrefix } from './key-holder.ts'

type Owner = { fair: number; firm: number | null }

/** @throws 404 for a fair that the caller does not run, or a firm that they do not administer, or not in a fair of theirs */
async function assertKeeps({ fair, firm }: Owner, context: Context): Promise<void> {
  if (firm === null) {
    await reachRow(implementationOf('fairs'), fair, 'U', context)
    return
  }
  const { db, actor } = context
  const found =
    ownFirms(actor).includes(firm) &&
    (await maybeOne(db)`
      select 1 from fair f where f.id = ${fair} and f.trashed_at is null
        and ${isFairSeen(sql`f.id`, context, ['p'])}`)
  if (!found) throw notFound()
}

/** Whose a key of a fair is. @throws 404 for one that is not there */
async function reachKey(fair: number, key: number, context: Context): Promise<void> {
  const found = await maybeOne<{ firm: number | null }>(context.db)`
    select firm_id as firm from integration_key where id = ${key} and fair_id = ${fair}`
  await assertKeeps({ fair, firm: found?.firm ?? null }, context)
}

/** One more than there may be where all are taken. */
const freeSlot = (fair: RawBuilder<unknown>, firm: RawBuilder<unknown>) =>
  sql`(select min(free) from generate_series(1, 21) free
    where free not in (select o.slot from integration_key o
      where o.fair_id = ${fair} and o.firm_id is not distinct from ${firm} and o.revoked_at is null))`

/** @throws 404 for a fair, or a firm in it, that is not the caller's */
export async function listKeys(
  { id }: ParamsOf<typeof integrationKeys>,
  { firm: asked }: QueryOf<typeof integrationKeys>,
  context: Context,
): Promise<ResponseOf<typeof integrationKeys>> {
  const firm = asked ?? null
  await assertKeeps({ fair: id, firm }, context)
  return many<ResponseOf<typeof integrationKeys>[number]>(context.db)`
    select k.id, k.name, k.scope, k.hint, u.first_name || ' ' || u.last_name as "createdBy",
      ${instant('k.created_at')} as "createdAt", ${instant('k.expires_at')} as "expiresAt",
      ${instant('k.last_used_at')} as "lastUsedAt",
      k.expires_at <= ${context.services.now().toISOString()}::timestamptz as "isExpired"
    from integration_key k join app_user u on u.id = k.created_by_id
    where k.fair_id = ${id} and k.firm_id is not distinct from ${firm}::int and k.revoked_at is null
    order by k.id desc`
}

/** @throws 422 for an end that is over or too far, or a scope of others, 409 where there are as many keys as there may be */
export async function makeKey(
  { id: fair }: ParamsOf<typeof createIntegrationKey>,
  { name, scope, expiresOn, firm: asked }: BodyOf<typeof createIntegrationKey>,
  context: Context,
): Promise<ResponseOf<typeof createIntegrationKey>> {
  const { db, services, actor } = context
  const firm = asked ?? null
  await assertKeeps({ fair, firm }, context)
  if ((firm === null) === (scope === 'leads')) throw invalid({ scope: 'not_in_list' })
  // Two who make keys at once make two.
  await lockPlan(db, fair)
  if (actor.userId === null) throw unauthorized()
  const now = services.now()
  // To the end of that day, wherever it ends last.
  const end = new Date(`${expiresOn}T23:59:59Z`)
  const days = (end.getTime() - now.getTime()) / 86_400_000
  if (days <= 0 || days > longestKey + 1) throw invalid({ expiresOn: 'key_end_invalid' })
  const key = keyPrefix + randomToken()
  const made = await one<{ id: number }>(db)`
    insert into integration_key (fair_id, firm_id, created_by_id, name, scope, hash, hint, created_at,
      expires_at, slot)
    values (${fair}, ${firm}::int, ${actor.userId}, ${name}, ${scope}, ${hashToken(key)}, ${key.slice(-4)},
      ${now.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz,
      ${freeSlot(sql`${fair}`, sql`${firm}::int`)})
    returning id`
  await audit(
    {
      action: 'create',
      resource: 'integration_keys',
      resourceId: made.id,
      fair,
      details: { name, scope, expiresOn, ...(firm !== null && { firm }) },
    },
    context,
  )
  return { id: made.id, key }
}

/** @throws 404 for a key that is not there, or not of that fair */
export async function revokeKey(
  { id: fair, key }: ParamsOf<typeof revokeIntegrationKey>,
  context: Context,
): Promise<void> {
  await reachKey(fair, key, context)
  const revoked = await maybeOne<{ name: string }>(context.db)`
    update integration_key set revoked_at = ${context.services.now().toISOString()}::timestamptz
    where id = ${key} and fair_id = ${fair} and revoked_at is null returning name`
  if (!revoked) throw notFound()
  const entry = { action: 'revoke', resource: 'integration_keys', resourceId: key, fair }
  await audit({ ...entry, details: { name: revoked.name } }, context)
}

/** @throws 404 for a key that is good, or was revoked longer ago, 409 where a fair has as many keys as it may */
export async function restoreKey(
  { id: fair, key }: ParamsOf<typeof restoreIntegrationKey>,
  context: Context,
): Promise<void> {
  const { db, services } = context
  await reachKey(fair, key, context)
  await lockPlan(db, fair)
  const since = new Date(services.now().getTime() - secondsToRestoreKey * 1000)
  const restored = await maybeOne<{ name: string }>(db)`
    update integration_key k set revoked_at = null, slot = ${freeSlot(sql`k.fair_id`, sql`k.firm_id`)}
    where k.id = ${key} and k.fair_id = ${fair} and k.revoked_at > ${since.toISOString()}::timestamptz
      returning name`
  if (!restored) throw notFound()
  const entry = { action: 'restore', resource: 'integration_keys', resourceId: key, fair }
  await audit({ ...entry, details: { name: restored.name } }, context)
}

/** Keys that are over are forgotten after a while: the audit log still names them. */
export const sweepKeys = ({ database, now }: Context['services']) =>
  sql`delete from integration_key
    where least(revoked_at, expires_at) < ${now().toISOString()}::timestamptz - interval '90 days'`.execute(
    database.kysely,
  )
