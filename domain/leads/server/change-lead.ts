import { sql } from 'kysely'
import { notify } from '#domain/notifications/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { forbidden, invalid, notFound, Refusal } from '#platform/server/refusal.ts'
import type { changeLead, Lead, writeNote } from '../contract/lead.ts'
import { leadPaths } from '../contract/paths.ts'
import { leadNotifications } from './notifications.ts'
import type { Part } from './part.ts'
import { partOfLead, readLead } from './read-lead.ts'
import { worksInPart } from './works-in.ts'

type Locked = { state: string; owner: number | null; tags: string[]; version: number }

/** Holds the contact: what is written about it waits for whoever withdraws, and comes too late. @throws 404 */
async function lockedLead(id: number, context: Context): Promise<Locked & { part: Part }> {
  // Read as it is shown: who does not find it may not write it.
  await readLead(id, context)
  const part = await partOfLead(id, context, true)
  const found = await maybeOne<Locked>(context.db)`
    select state, owner_id as owner, tags, version from lead
    where id = ${id} and withdrawn_at is null for update`
  if (!found) throw notFound()
  return { ...found, part }
}

/** Each once, whatever case it was written in. */
function tagsOf(tags: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const tag of tags) if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag)
  return [...known.values()]
}

/** Tells a colleague that a contact is theirs now. Nobody is named but who handed it over. */
async function tellOwner(
  owner: number,
  id: number,
  { part, version }: Locked & { part: Part },
  context: Context,
) {
  const { actor, db } = context
  const me = await one<{ name: string }>(db)`
    select concat_ws(' ', first_name, last_name) as name from app_user where id = ${actor.userId}`
  await notify(
    [owner],
    {
      kind: leadNotifications.lead_handed,
      cause: `lead_handed:${id}:${version + 1}`,
      subject: `lead:${id}`,
      fair: part.fair,
      path: hrefOf(leadPaths.standLeads, { id }),
      params: { name: me.name },
      named: actor.userId,
    },
    context,
  )
}

/** @throws 404, 412 when somebody has changed it meanwhile, 422 for an owner who does not work there */
export async function changeLeadOf(
  id: number,
  { version, state, owner, tags }: BodyOf<typeof changeLead>,
  context: Context,
): Promise<Lead> {
  const { db, actor } = context
  const lead = await lockedLead(id, context)
  if (lead.version !== version) throw new Refusal(412, 'changed_meanwhile')
  const { part } = lead
  if (owner) {
    const works = await maybeOne(db)`
      select 1 from app_user u where u.id = ${owner} and ${worksInPart(part.firm, part.fair)}`
    if (!works) throw invalid({ owner: 'relation_not_found' })
  }
  const next = {
    state: state ?? lead.state,
    owner: owner === undefined ? lead.owner : owner,
    tags: tags ? tagsOf(tags) : lead.tags,
  }
  const isSame =
    next.state === lead.state &&
    next.owner === lead.owner &&
    JSON.stringify(next.tags) === JSON.stringify(lead.tags)
  if (isSame) return readLead(id, context)
  await sql`
    update lead set state = ${next.state}, owner_id = ${next.owner}::int, tags = ${next.tags}::text[],
      is_pending = true, changed_at = now(), version = version + 1
    where id = ${id}`.execute(db)
  await audit(
    {
      action: 'U',
      resource: 'leads',
      resourceId: id,
      fair: part.fair,
      details: { from: lead.state, to: next.state, owner: next.owner },
    },
    context,
  )
  if (next.owner && next.owner !== lead.owner && next.owner !== actor.userId)
    await tellOwner(next.owner, id, lead, context)
  return readLead(id, context)
}

/** @throws 404 */
export async function writeNoteOf(
  id: number,
  { text }: BodyOf<typeof writeNote>,
  context: Context,
): Promise<Lead> {
  const { db, actor } = context
  const { part } = await lockedLead(id, context)
  const note = await one<{ id: number }>(db)`
    insert into lead_note (lead_id, author_id, text) values (${id}, ${actor.userId}, ${text}) returning id`
  await audit(
    { action: 'note', resource: 'leads', resourceId: id, fair: part.fair, details: { note: note.id } },
    context,
  )
  return readLead(id, context)
}

/** @throws 403 for a colleague’s, 404 */
export async function dropNoteOf(id: number, note: number, context: Context): Promise<Lead> {
  const { db, actor } = context
  const { part } = await lockedLead(id, context)
  const found = await maybeOne<{ author: number | null }>(db)`
    select author_id as author from lead_note where id = ${note} and lead_id = ${id}`
  if (!found) throw notFound()
  if (found.author !== actor.userId && !part.isAdmin) throw forbidden()
  await sql`delete from lead_note where id = ${note}`.execute(db)
  await audit(
    { action: 'drop_note', resource: 'leads', resourceId: id, fair: part.fair, details: { note } },
    context,
  )
  return readLead(id, context)
}
