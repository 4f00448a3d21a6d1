import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { sourceOf } from '../source-of.ts'
import { refuseToken } from './caller.ts'
import type { Hub } from './hub.ts'
import { hubPath } from './hub-path.ts'
import { clientListener } from './listeners.ts'
import { matcherMost } from './matchers.ts'
import { readSubscription } from './subscription-request.ts'
import { isPlain } from './update.ts'

/** By which a client says that it answers pings: those of the protocol know of none. */
const answering = 'x-answers-pings'

const stranger = { userId: null, sessionId: null }

const malformed = (detail: string) => new Refusal(400, 'malformed', { detail })

const queryOf = ({ raw }: FastifyRequest) => (raw.url ?? '').split('?').slice(1).join('?')

/** The header counts before what stands in the address. @throws 400 for what cannot be the id of an update */
function readLastEventId(request: FastifyRequest, named: string | null): string | null {
  const id = request.headers['last-event-id'] ?? named
  if (id === null || id === '') return null
  if (typeof id !== 'string' || id.length > matcherMost || !isPlain(id)) throw malformed('last_event_id')
  return id
}

/** An event stream of what somebody asks to hear and may. */
export function subscribeRoute(app: FastifyInstance, hub: Hub, publicUrl: string) {
  app.route({
    method: ['GET', 'QUERY'],
    url: hubPath,
    // Whoever listens changes nothing.
    config: { access: 'anyone', audit: 'never' },
    schema: { hide: true },
    exposeHeadRoute: false,
    async handler(request, reply) {
      const sent = typeof request.body === 'string' ? request.body : ''
      const asked = readSubscription(queryOf(request), sent, hub.url)
      if (typeof asked === 'string') throw malformed(asked)
      const lastEventId = readLastEventId(request, asked.lastEventId)
      const caller = await hub.caller(request, reply)
      hub.admit(request, reply, caller)
      const { matchers } = asked
      if (caller.kind === 'client') {
        const listener = clientListener(matchers, caller.grants)
        if (await hub.open(request, reply, { listener, lastEventId }))
          await list(reply, () => hub.subscriptions.begin(matchers, caller.grants.payloadOf))
        return
      }
      const topics = matchers.flatMap(({ topic }) => topic ?? [])
      const gathered = await hub.gather(topics, caller)
      const grounds = await hub.groundsOf([...topics, ...gathered.topics], caller)
      const admission = await hub.listenersOf(matchers, caller, { gathered, grounds })
      if ('refused' in admission)
        throw refuseToken(
          { reply, publicUrl },
          caller.kind === 'stranger' ? 'missing' : 403,
          admission.refused.map(({ match }) => match).join(', '),
        )
      const { listener, heard } = admission
      const own = { ...grounds, topics: grounds.topics.filter(({ key }) => heard.includes(key)) }
      const others = matchers.filter(({ topic }) => topic === null || !heard.includes(topic))
      const { userId, sessionId } = caller.kind === 'person' ? caller.actor : stranger
      const isAnswering = request.headers[answering] !== undefined
      const watched = { userId, sessionId, source: sourceOf(request.ip), topics: heard }
      if (!(await hub.open(request, reply, { listener, grounds: own, watched, lastEventId, isAnswering })))
        return
      if (others.length) await list(reply, () => hub.subscriptions.begin(others, () => null))
    },
  })
}

/** Tells that somebody listens, and that they do no longer. */
async function list({ raw }: FastifyReply, begin: () => Promise<() => void>) {
  try {
    const end = await begin()
    if (raw.destroyed) end()
    else raw.once('close', end)
  } catch {
    // What cannot be told is not begun: they come back.
    raw.end()
  }
}
