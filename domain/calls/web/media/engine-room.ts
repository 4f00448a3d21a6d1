import type { Signal } from '../../contract/connection.ts'
import { engineLink } from './engine-link.ts'
import { MediaRoom } from './media-room.ts'
import { hasFailed, newPeer, type Peer } from './peer.ts'
import type { PeerLink, Tracks } from './peer-link.ts'
import type { RoomEntry, RoomEvents } from './room.ts'
import type { Sending } from './video-room.ts'

const nothing: Tracks = { audio: null, video: null }
const silent: Sending = { microphone: false, camera: false, screen: false }

const sendsAnything = ({ microphone, camera, screen }: Sending) => microphone || camera || screen
/** Milliseconds after which somebody who does not come in is asked of the engine anew: twice as long each time. */
const timeout = 8_000
const longestTimeout = 64_000
/** Without a way to the engine for so long one comes in anew. */
const hopelessOwn = 30_000

/** Who else is in the room, whether or not they show themselves. */
type Known = { user: number; sending: Sending | null }

/** One connection with the engine for what one sends, and one for each of those who send something. */
export class EngineRoom extends MediaRoom {
  readonly #known = new Map<string, Known>()
  readonly #asked = new Map<string, { at: number; timeout: number }>()
  #iceServers: RTCIceServer[] = []
  #connection: string | null = null
  #link: PeerLink | null = null
  /** When it was connected last, or began. */
  #sentAt = 0
  #isOut = false
  #onlyWatches = false

  protected ownChanged() {
    if (!this.#connection) return
    void this.#link?.setTracks(this.own.tracks)
    this.#publish()
    this.#saySending()
  }

  protected entered({ connection, iceServers, peers, engine }: RoomEntry, before: ReadonlyMap<number, Peer>) {
    this.#iceServers = iceServers
    this.#connection = connection
    this.#isOut = engine?.isAvailable === false
    this.#onlyWatches = false
    this.#known.clear()
    this.#meet({ peers, engine }, before)
    this.#publish()
    this.#saySending()
  }

  protected override seen({ connection, peers, engine }: Omit<RoomEntry, 'muted' | 'isWatching'>) {
    if (connection !== this.#connection) return
    const there = new Set(peers.map(peer => peer.connection))
    for (const other of [...this.#known.keys()]) if (!there.has(other)) this.part(other)
    this.#meet({ peers, engine }, new Map())
  }

  protected hearing(): ReturnType<MediaRoom['hearing']> {
    const events: Pick<RoomEvents, 'joined' | 'signal' | 'published' | 'sends' | 'engine'> = {
      joined: ({ connection, user, replaces }) => {
        if (replaces) this.part(replaces)
        this.#known.set(connection, { user, sending: null })
        this.changed()
      },
      signal: (from, signal) => this.#hear(from, signal),
      published: (connection, isPublishing) => this.#heardOf(connection, isPublishing),
      sends: (connection, sending) => {
        const known = this.#known.get(connection)
        if (known) known.sending = sending
        const peer = this.peers.get(connection)
        if (peer) peer.sending = sending
        this.changed()
      },
      engine: isAvailable => {
        this.#isOut = !isAvailable
        if (isAvailable) void this.enter()
        else this.changed()
      },
    }
    return events
  }

  protected restart() {
    this.#link?.restart()
    for (const connection of this.peers.keys()) this.#ask(connection)
  }

  protected isConnected() {
    const isSent = this.#link === null || this.#link.state === 'connected'
    return (
      this.#connection !== null &&
      isSent &&
      [...this.peers.values()].every(({ link }) => link.state === 'connected')
    )
  }

  /** What one sends oneself does not come through, or nothing of the others. */
  protected isHopeless() {
    const peers = [...this.peers.values()]
    if (this.#isOut) return false
    return this.#hasFailed() || (peers.length > 0 && peers.every(hasFailed))
  }

  protected traits() {
    const others = [...this.#known].filter(([connection]) => !this.peers.has(connection))
    // Who has just come has not said what they send.
    const usersOf = (which: (sending: Sending) => boolean) =>
      others.flatMap(([, { user, sending }]) => (sending && which(sending) ? user : []))
    return {
      isOut: this.#isOut,
      onlyWatches: this.#onlyWatches,
      arriving: usersOf(sendsAnything),
      listeners: usersOf(sending => !sendsAnything(sending)),
    }
  }

  protected override part(connection: string) {
    this.#known.delete(connection)
    this.#hide(connection)
    this.changed()
  }

  protected override partAll() {
    this.#link?.close()
    this.#link = null
    this.#connection = null
    super.partAll()
  }

  protected override refused(code: string | null) {
    if (code !== 'room_publishers_full') return
    this.#onlyWatches = true
    this.#link?.close()
    this.#link = null
    this.#saySending()
    this.changed()
  }

  protected override async look() {
    await super.look()
    for (const [connection, { link }] of this.peers) {
      const asked = this.#asked.get(connection)
      if (link.state === 'connected') this.#asked.delete(connection)
      else if (!asked || Date.now() - asked.at > asked.timeout) this.#ask(connection)
    }
  }

  #meet({ peers, engine }: Pick<RoomEntry, 'peers' | 'engine'>, before: ReadonlyMap<number, Peer>) {
    const feeds = new Map(engine?.feeds.map(feed => [feed.connection, feed]))
    for (const { connection, user } of peers) {
      const feed = feeds.get(connection)
      const { isPublishing = false, microphone = false, camera = false, screen = false } = feed ?? {}
      this.#known.set(connection, { user, sending: { microphone, camera, screen } })
      if (isPublishing && !this.peers.has(connection)) this.#ask(connection, before.get(user))
    }
    this.changed()
  }

  /** Whoever has neither camera nor microphone, or came too late, takes nobody's place. */
  #publish() {
    const connection = this.#connection
    const { audio, video } = this.own.tracks
    if (!connection || this.#link || this.#onlyWatches || (!audio && !video)) return
    this.#sentAt = Date.now()
    this.#link = engineLink({
      iceServers: this.#iceServers,
      isNewcomer: true,
      tracks: this.own.tracks,
      send: signal => this.say(connection, signal),
      changed: () => this.changed(),
    })
  }

  /** What one sends oneself finds no way. */
  #hasFailed() {
    if (this.#link?.state === 'connected') this.#sentAt = Date.now()
    return this.#link !== null && Date.now() - this.#sentAt > hopelessOwn
  }

  #saySending() {
    const sending = this.#onlyWatches ? silent : this.own.sending
    if (this.#connection) this.say(this.#connection, { kind: 'media', ...sending })
  }

  /** The engine offers what they send, and this page answers. */
  #ask(connection: string, before = this.peers.get(connection)) {
    const known = this.#known.get(connection)
    if (!known) return
    this.peers.get(connection)?.link.close()
    const asked = this.#asked.get(connection)
    const longer = asked ? Math.min(longestTimeout, asked.timeout * 2) : timeout
    this.#asked.set(connection, { at: Date.now(), timeout: longer })
    const link: PeerLink = engineLink({
      iceServers: this.#iceServers,
      isNewcomer: false,
      tracks: nothing,
      send: signal => {
        // Another way is offered by the engine, once it is asked.
        if (signal.kind === 'description' && signal.description.type === 'offer') {
          if (this.peers.get(connection)?.link === link) this.#ask(connection)
        } else this.say(connection, signal)
      },
      changed: () => this.changed(),
    })
    this.peers.set(connection, { ...newPeer(known.user, link, before), sending: known.sending })
    this.say(connection, { kind: 'subscribe' })
    this.changed()
  }

  #heardOf(connection: string, isPublishing: boolean) {
    // What this page sends does not come through any more.
    if (connection === this.#connection) return isPublishing ? undefined : void this.enter()
    const known = this.#known.get(connection)
    if (!known) return
    if (isPublishing) this.#ask(connection)
    else this.#hide(connection)
  }

  /** Nothing comes of them any more: whoever only watches may have their place. */
  #hide(connection: string) {
    this.#asked.delete(connection)
    if (!this.peers.has(connection)) return
    super.part(connection)
    if (!this.#onlyWatches) return
    this.#onlyWatches = false
    this.#publish()
    this.#saySending()
  }

  #hear(from: string, signal: Signal) {
    if (signal.kind === 'media') return
    const link = from === this.#connection ? this.#link : this.peers.get(from)?.link
    void link?.hear(signal)
  }
}
