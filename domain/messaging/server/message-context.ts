import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { isShownPerson } from '#domain/stands/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { ContextKind, sendMessage as call, MessageContext } from '../contract/message.ts'
import type { Thread } from './thread.ts'

/** Where it is said, and to whom. */
type Place = Pick<Thread, 'fair' | 'person'>
type Find = (id: number, place: Place, context: Context) => RawBuilder<unknown>

const seen = (resource: string, alias: string, { actor }: Context) =>
  scopeCondition(implementationOf(resource), alias, 'R', actor)

/** Oneself, whom one writes to, and whom visitors find on a booth: visitors are not shown to each other. */
const person: Find = (id, thread, { actor }) => sql`
  select u.first_name || ' ' || u.last_name as title from app_user u
  where u.id = ${id} and takes_part(u, ${thread.fair})
    and (u.id = ${actor.userId} or u.id = ${thread.person} or exists (select 1 from stand_contact p
      join stand st on st.id = p.stand_id where p.user_id = u.id and st.fair_id = ${thread.fair}
        and ${isShownPerson('p')}))`

/** What each kind of context is called, of those that the sender sees in this fair. */
const titleOf: Readonly<Record<ContextKind, Find>> = {
  booth: (id, { fair }, context) => sql`
    select e.name as title from stand st join firm e on e.id = st.firm_id
    where st.id = ${id} and st.fair_id = ${fair} and ${seen('stands', 'st', context)}`,
  brochure: (id, { fair }, context) => sql`
    select t.title from stand_resource t join stand st on st.id = t.stand_id
    where t.id = ${id} and st.fair_id = ${fair} and ${seen('stand_resources', 't', context)}`,
  exhibitor: (id, { fair }, context) => sql`
    select e.name as title from firm e join fair_firm ff on ff.firm_id = e.id and ff.fair_id = ${fair}
      and ff.is_validated = ${validationState.validated}
    where e.id = ${id} and ${seen('firms', 'e', context)}`,
  card: person,
  profile: person,
}

/** From where somebody writes, as it is called now. @throws 422 for what they do not see there */
export async function shownContext(
  { kind, id }: NonNullable<BodyOf<typeof call>['context']>,
  place: Place,
  context: Context,
): Promise<MessageContext> {
  const found = await maybeOne<{ title: string }>(context.db)`${titleOf[kind](id, place, context)}`
  if (!found) throw invalid({ context: 'relation_not_found' })
  return { kind, id, title: found.title }
}
