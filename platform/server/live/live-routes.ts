import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Actor } from '../actor.ts'
import type { Identify } from '../http/respond.ts'
import { jobsTopic } from '../queue/queue.ts'
import { notFound, unauthorized } from '../refusal.ts'
import type { Services } from '../services.ts'
import { singleFlight } from '../single-flight.ts'
import { sourceOf } from '../source-of.ts'
import { Hub } from './hub.ts'
import { Lines } from './lines.ts'
import { allNews } from './news.ts'
import { Reporter } from './reporter.ts'
import { fingerprintsTogether, type PermissionFingerprints, SessionGuard } from './session-guard.ts'
import { mayHear, topicFingerprints } from './topics.ts'

/** An open page is told that what it shows has changed: which, and what only where all who hear it may know. */
export async function liveRoutes(
  app: FastifyInstance,
  services: Services,
  identify: Identify,
  { sessions, pause }: { sessions: PermissionFingerprints; pause: number },
) {
  const { database } = services
  const topics: PermissionFingerprints = asked => topicFingerprints(database, asked)
  const hub = new Hub()
  const listeners = new SessionGuard(sessions, topics, pause)
  const reporter = new Reporter(hub, allNews(database), pause)
  const lines = new Lines()
  const ofSession = fingerprintsTogether(sessions)
  const ofTopic = fingerprintsTogether(topics)
  // Hundreds of strangers come to the same few topics at once: one answer is for all of them.
  const strangersMay = new LRUCache<string, () => Promise<boolean>>({ max: 1_000 })
  const mayHearNow = (topic: string, actor: Actor) => {
    if (actor.userId !== null) return mayHear(topic, actor, database)
    const ask = strangersMay.get(topic) ?? singleFlight(() => mayHear(topic, actor, database))
    strangersMay.set(topic, ask)
    return ask()
  }
  let stop = () => {}
  app.addHook('onReady', async () => {
    stop = await database.listen(topic => {
      hub.tell(topic)
      if (topic !== jobsTopic) reporter.hear()
    })
  })
  app.addHook('preClose', async () => {
    stop()
    listeners.close()
    reporter.close()
    hub.close()
  })
  app.get<{ Params: { topic: string } }>(
    '/api/live/:topic',
    { config: { access: 'anyone' }, schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      reply.raw.once('close', lines.take(sourceOf(request.ip)))
      const actor = await identify(request)
      const { sessionId } = actor
      // As it is before they are asked whether they may: a change in between is noticed.
      const { topic } = request.params
      const [ofThem, ofIt] = await Promise.all([sessionId ? ofSession(sessionId) : undefined, ofTopic(topic)])
      if (!(await mayHearNow(topic, actor))) throw actor.userId === null ? unauthorized() : notFound()
      reply.hijack()
      request.leave?.()
      // Gone while they were asked: nobody would ever be told that they left.
      if (reply.raw.destroyed) return
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      hub.watch(topic, reply.raw)
      listeners.admit(reply.raw, {
        topic: { key: topic, standing: ofIt },
        session: sessionId ? { key: sessionId, standing: ofThem } : null,
      })
    },
  )
}
