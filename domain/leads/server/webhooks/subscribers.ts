import {
  interviewChanged,
  solicitationAnswered,
  solicitationProposed,
  solicitationRevealed,
  solicitationSent,
  solicitationWithdrawn,
} from '#domain/jobs/contract/events.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { leadCreated, leadUpdated, leadWithdrawn } from '../../contract/events.ts'
import type { WebhookEvent } from '../../contract/webhooks/events.ts'
import { tellReceivers } from './tell-receivers.ts'

type Whose = { firm: number; fair: number }

const name = 'webhooks'

const ofLead = (event: typeof leadCreated, as: WebhookEvent) =>
  subscribe(event, name, ({ lead, firm, fair }, context) =>
    tellReceivers({ event: as, firm, fair, about: { name: 'lead', id: lead } }, context),
  )

const whoseIs = (solicitation: number, { db }: Context) =>
  maybeOne<Whose>(db)`
    select j.firm_id as firm, j.fair_id as fair from job_solicitation s join job j on j.id = s.job_id
    where s.id = ${solicitation}`

/** Of one that is gone the event itself says whose it was. */
async function announceApplication(
  event: WebhookEvent,
  solicitation: number,
  context: Context,
  known?: Whose,
) {
  const whose = known ?? (await whoseIs(solicitation, context))
  if (whose)
    await tellReceivers({ event, ...whose, about: { name: 'application', id: solicitation } }, context)
}

const ofApplication = (event: typeof solicitationSent | typeof interviewChanged, as: WebhookEvent) =>
  subscribe<typeof solicitationSent.payload | typeof interviewChanged.payload>(
    event,
    name,
    ({ solicitation }, context) => announceApplication(as, solicitation, context),
  )

/** What other programs are told of: of leads and applications that there is something new, and not what. */
export const webhookSubscribers: readonly Subscriber[] = [
  ofLead(leadCreated, 'lead.created'),
  ofLead(leadUpdated, 'lead.updated'),
  ofLead(leadWithdrawn, 'lead.withdrawn'),
  ofApplication(solicitationSent, 'application.created'),
  ...[solicitationAnswered, solicitationRevealed, solicitationProposed, interviewChanged].map(event =>
    ofApplication(event, 'application.updated'),
  ),
  subscribe(solicitationWithdrawn, name, ({ solicitation, firm, fair }, context) =>
    announceApplication(
      'application.withdrawn',
      solicitation,
      context,
      firm !== undefined && fair !== undefined ? { firm, fair } : undefined,
    ),
  ),
]
