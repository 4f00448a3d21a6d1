import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { askedTogether } from '../asked-together.ts'
import { everything } from '../database/changes.ts'
import type { Services } from '../services.ts'
import { sourceOf } from '../source-of.ts'
import { type Authenticate, type HubCaller, readCaller } from './caller.ts'
import { gather } from './gathered.ts'
import { positionOf } from './history.ts'
import { hubUrl } from './hub-path.ts'
import { hubTokens } from './hub-tokens.ts'
import { platformListeners } from './listeners.ts'
import { answeredPing, pongBegin } from './pong.ts'
import { publishEphemeral } from './publish.ts'
import { Relay } from './relay.ts'
import { replay } from './replay.ts'
import { newsTopic, Reporter } from './reporter.ts'
import { type Grounds, type PermissionFingerprints, SessionGuard } from './session-guard.ts'
import { ofAddressMost, ofPersonMost, StreamLimits } from './stream-limits.ts'
import type { StreamWatch, WatchedStream } from './stream-watch.ts'
import { type Listener, Streams } from './streams.ts'
import { Subscriptions } from './subscriptions.ts'
import { topicFingerprints } from './topics.ts'

export type HubParts = {
  /** Who a token of the platform stands for. */
  authenticate: Authenticate
  /** Whom strangers are taken for. */
  stranger: Actor
  /** What the rights of sessions rest upon. */
  sessions: PermissionFingerprints
  /** Who is told of the streams of people and strangers. */
  watches: readonly StreamWatch[]
  /** Milliseconds between two looks whether those who listen still may. */
  pause: number
}

type Opening = {
  listener: Listener
  /** What they listen by, where that may end before the stream does. */
  grounds?: Grounds
  /** Whose it is, where it is none of a client of the protocol. */
  watched?: WatchedStream
  lastEventId?: string | null
  /** They answer where they are asked whether they are there. */
  isAnswering?: boolean
}

export type Hub = ReturnType<typeof createHub>

/** All that a server process needs to keep streams open and to fill them. */
export function createHub(services: Services, parts: HubParts) {
  const { authenticate, stranger, sessions, watches, pause } = parts
  const { database, bus, settings } = services
  const topics: PermissionFingerprints = asked => topicFingerprints(database, asked)
  const streams = new Streams()
  const guard = new SessionGuard(sessions, topics, pause)
  const reporter = new Reporter({ database, bus }, () => streams.isWatched, pause)
  const subscriptions = new Subscriptions(database)
  const limits = { address: new StreamLimits(ofAddressMost), person: new StreamLimits(ofPersonMost) }
  const readGrants = hubTokens(settings, services.now)
  const ofTopic = askedTogether(topics)
  const relay = new Relay({
    database,
    bus,
    onUpdate: update => {
      const ping = answeredPing(update)
      if (ping !== null) {
        streams.answered(ping)
        return
      }
      streams.pass(update)
      // What is shown otherwise may be news as well.
      if (update.mergeKey !== null) reporter.hear()
    },
  })
  let stopListening = () => {}

  return {
    url: hubUrl(settings),
    subscriptions,
    listenersOf: platformListeners(database, stranger, settings.HUB_ANONYMOUS),
    /** What somebody of the platform, or a stranger, hears besides what they name. */
    gather: (asked: readonly string[], caller: HubCaller) =>
      gather(asked, caller.kind === 'person' ? caller.actor : stranger, database),
    caller: (request: FastifyRequest, reply: FastifyReply): Promise<HubCaller> =>
      readCaller({ request, reply, publicUrl: settings.PUBLIC_URL }, authenticate, readGrants),

    /** Counts a stream until it ends: of a person, or of the address of whoever is none. @throws 429 */
    admit(request: FastifyRequest, reply: FastifyReply, caller: HubCaller) {
      const end =
        caller.kind === 'person'
          ? limits.person.take(String(caller.actor.userId))
          : limits.address.take(sourceOf(request.ip))
      if (reply.raw.destroyed) end()
      else reply.raw.once('close', end)
    },

    /** As it is before they are asked whether they may: a change in between is noticed. */
    async groundsOf(asked: readonly string[], caller: HubCaller): Promise<Grounds> {
      const fingerprints = await Promise.all(asked.map(ofTopic))
      return {
        topics: asked.map((key, at) => ({ key, fingerprint: fingerprints[at] })),
        session:
          caller.kind === 'person' && caller.actor.sessionId
            ? { key: caller.actor.sessionId, fingerprint: caller.fingerprint }
            : null,
      }
    },

    /** Answers with a stream, which begins with what was missed. Says whether anybody is there to hear it. */
    async open(
      request: FastifyRequest,
      reply: FastifyReply,
      { listener, grounds, watched, lastEventId, isAnswering = false }: Opening,
    ) {
      const missed = lastEventId ? await positionOf(database.kysely, lastEventId) : null
      reply.hijack()
      request.leave?.()
      // Gone while they were asked: nobody would ever be told that they left.
      if (reply.raw.destroyed) return false
      const { resumeId } = relay
      reply.header('mercure-last-event-id', missed?.id ?? resumeId)
      const headers = reply.getHeaders() as Record<string, string>
      const stream = streams.open(
        reply.raw,
        { listener, known: missed?.place, isAnswering, ...(!missed && { resumeId }) },
        headers,
      )
      if (grounds) guard.admit(reply.raw, grounds)
      if (watched) for (const watch of watches) reply.raw.once('close', watch.begin(watched))
      if (missed) void replay(stream, missed, relay.cursor, database).catch(() => stream.end())
      else stream.release()
      return true
    },

    /** Somebody is still there; the process that holds their stream is told where it is another. */
    answered(ping: string) {
      if (!streams.answered(ping)) publishEphemeral({ bus }, { topics: [pongBegin + ping] })
    },

    async start() {
      await Promise.all([relay.start(), ...watches.map(watch => watch.start())])
      stopListening = await database.listen(topic => {
        if (topic === newsTopic || topic === everything) reporter.hear()
      })
    },

    async stop() {
      stopListening()
      guard.close()
      reporter.close()
      streams.close()
      await Promise.all([relay.stop(), subscriptions.close(), ...watches.map(watch => watch.stop())])
      await bus.close()
    },
  }
}
