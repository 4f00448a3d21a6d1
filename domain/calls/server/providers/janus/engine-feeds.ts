import type { Services } from '#platform/server/services.ts'
import type { EngineSession } from './engine-session.ts'
import type { EngineSignal } from './engine-signals.ts'
import {
  addFeed,
  dropFeed,
  type Feed,
  feedBy,
  feedOf,
  handlesIn,
  leftFeeds,
  moderatedFeeds,
  setFeedUp,
  setHandle,
  setLines,
} from './feeds.ts'
import { type JanusMessage, JanusRefusal } from './janus-client.ts'
import { linesOf } from './lines.ts'
import { roomNumber, roomSettings } from './room-settings.ts'
import { tellPage, tellPublished } from './tell-rooms.ts'

/** What the engine carries for pages: kept as the rows say, and pages told what it says. */
export class EngineFeeds {
  readonly #session: EngineSession
  readonly #services: Services
  readonly #handles = new Set<number>()
  readonly #rooms = new Set<string>()
  /** How feeds are moderated now, as far as this process has seen to it. */
  readonly #moderated = new Map<number, string>()

  constructor(session: EngineSession, services: Services) {
    this.#session = session
    this.#services = services
  }

  /** What was carried before this process speaks for it. */
  async remember() {
    for (const { id, handle, uniqid } of await handlesIn(this.#db)) {
      this.#handles.add(handle)
      this.#moderated.set(id, unknown)
      this.#rooms.add(uniqid)
    }
  }

  /** One thing that a page has said. What the engine refuses is over for that page alone. */
  async take(said: EngineSignal): Promise<void> {
    const { connection, source, signal } = said
    if (signal.kind === 'subscribe') return this.#subscribe(connection, source ?? '')
    const feed = await feedOf(connection, source, this.#surroundings)
    if (!feed) return
    try {
      if (signal.kind === 'candidate') {
        if (feed.handle) await this.#session.trickle(feed.handle, signal.candidate ?? { completed: true })
      } else if (signal.kind !== 'description') await this.#drop(feed)
      else if (source === null) await this.#publish(feed, signal.description)
      else if (feed.handle) await this.#session.message(feed.handle, { request: 'start' }, signal.description)
    } catch (error) {
      await this.#fail(feed, error)
    }
  }

  /** What comes of it, or by itself. */
  async hear({ janus, sender, plugindata, jsep, candidate }: JanusMessage): Promise<void> {
    const feed = sender && this.#handles.has(sender) ? await feedBy(sender, this.#db) : undefined
    if (!feed) return
    const { error_code: code, error } = plugindata?.data ?? {}
    if (typeof code === 'number') await this.#fail(feed, new JanusRefusal(code, String(error)))
    else if (jsep) await this.#describe(feed, jsep)
    else if (janus === 'trickle' && candidate) await this.#tell(feed, candidate)
    else if (janus === 'webrtcup') {
      if ((await setFeedUp(feed.id, this.#db)) && feed.source === null)
        await tellPublished('publish', feed, this.#surroundings)
    } else if (janus === 'hangup') await this.#fail(feed, null)
  }

  /** Of pages that have gone, or were let out, nothing goes on. */
  async dropLeft(): Promise<void> {
    for (const { id, handle } of await leftFeeds(this.#surroundings)) {
      this.#moderated.delete(id)
      if (handle) await this.#detach(handle)
    }
  }

  /** What is in no row, such as that of a booth that was deleted, is over; rooms that nobody is in any more too. */
  async tidy(): Promise<void> {
    const rows = await handlesIn(this.#db)
    const wanted = new Set(rows.map(({ handle }) => handle))
    const used = new Set(rows.map(({ uniqid }) => uniqid))
    for (const handle of this.#handles) if (!wanted.has(handle)) await this.#detach(handle)
    for (const uniqid of this.#rooms)
      if (!used.has(uniqid)) {
        this.#rooms.delete(uniqid)
        await this.#session.destroyRoom(roomNumber(uniqid, this.#services)).catch(ignored)
      }
  }

  /** Mutes as the rows say, and unmutes. */
  async moderate(): Promise<void> {
    for (const feed of await moderatedFeeds(this.#db)) await this.#moderate(feed)
  }

  get #db() {
    return this.#services.database.kysely
  }

  get #surroundings() {
    return { db: this.#db, services: this.#services }
  }

  async #publish(feed: Feed, description: { type: string; sdp: string }) {
    const { id, uniqid } = feed
    if (feed.handle)
      return void (await this.#session.message(feed.handle, { request: 'configure' }, description))
    await this.#session.createRoom(roomSettings(uniqid, this.#services))
    this.#rooms.add(uniqid)
    const handle = await this.#attach()
    await setHandle(id, handle, this.#db)
    const { room } = roomNumber(uniqid, this.#services)
    await this.#session.message(
      handle,
      { request: 'joinandconfigure', ptype: 'publisher', room, id },
      description,
    )
  }

  async #subscribe(connection: string, source: string) {
    const before = await feedOf(connection, source, this.#surroundings)
    if (before?.handle) await this.#detach(before.handle)
    const handle = await this.#attach()
    const added = await addFeed({ connection, source, handle }, this.#surroundings)
    // Nobody shows themselves there any more; when they do again the page is told.
    if (!added) return this.#detach(handle)
    const { room } = roomNumber(added.uniqid, this.#services)
    const streams = [{ feed: added.published }]
    await this.#session.message(handle, { request: 'join', ptype: 'subscriber', room, streams })
  }

  /** Whoever is muted is so before they can be heard. */
  async #describe(feed: Feed, { type, sdp }: { type: string; sdp: string }) {
    if (feed.source === null) {
      const { microphone, camera } = linesOf(sdp)
      await setLines(feed.id, { microphone, camera }, this.#db)
      this.#moderated.delete(feed.id)
      await this.#moderate({ ...feed, microphoneLines: microphone, cameraLines: camera })
    }
    const description = { type: type === 'offer' ? ('offer' as const) : ('answer' as const), sdp }
    await tellPage(feed, { kind: 'description', description }, this.#surroundings)
  }

  async #tell(
    feed: Feed,
    { candidate, sdpMid, sdpMLineIndex, completed }: NonNullable<JanusMessage['candidate']>,
  ) {
    if (completed || candidate === undefined) return
    const said = { candidate, sdpMid: sdpMid ?? null, sdpMLineIndex: sdpMLineIndex ?? null }
    await tellPage(feed, { kind: 'candidate', candidate: said }, this.#surroundings)
  }

  async #moderate({ id, uniqid, isMuted, isCameraMuted, microphoneLines, cameraLines }: Feed) {
    const wanted = JSON.stringify([isMuted, isCameraMuted])
    const now = this.#moderated.get(id) ?? JSON.stringify([false, false])
    if (wanted === now) return
    const room = roomNumber(uniqid, this.#services)
    for (const [lines, mute] of [
      [microphoneLines, isMuted],
      [cameraLines, isCameraMuted],
    ] as const)
      for (const mid of lines) await this.#session.moderate({ ...room, id, mid, mute })
    this.#moderated.set(id, wanted)
  }

  async #attach(): Promise<number> {
    const handle = await this.#session.attach()
    this.#handles.add(handle)
    return handle
  }

  async #detach(handle: number) {
    this.#handles.delete(handle)
    await this.#session.detach(handle)
  }

  async #drop({ id, handle }: Feed) {
    this.#moderated.delete(id)
    await dropFeed(id, this.#db)
    if (handle) await this.#detach(handle)
  }

  /** The page looks for another way once it is told, or sees itself that nothing comes. @throws what is no refusal */
  async #fail(feed: Feed, error: unknown) {
    if (error !== null && !(error instanceof JanusRefusal)) throw error
    if (error)
      this.#services.log.info({ code: error.code, reason: error.message }, 'the media engine refused')
    await this.#drop(feed)
    if (feed.source === null) await tellPublished('unpublish', feed, this.#surroundings)
  }
}

/** Another process has seen to it. */
const unknown = ''

const ignored = () => undefined
