import type { Signal } from '../../contract/connection.ts'
import { MediaRoom } from './media-room.ts'
import { hasFailed, newPeer, type Peer } from './peer.ts'
import { PeerLink } from './peer-link.ts'
import type { RoomEntry } from './room.ts'

type Met = { connection: string; user: number; isNewcomer: boolean }

/** The servers let in for ten minutes: of younger ones none are asked for. */
const fresh = 300_000

/** One connection with each of the others. */
export class MeshRoom extends MediaRoom {
  #iceServers: RTCIceServer[] = []
  /** Until when they are not asked for again. */
  #freshUntil = 0
  #asked: Promise<RTCIceServer[]> | undefined

  protected ownChanged() {
    for (const [to, { link }] of this.peers) {
      void link.setTracks(this.own.tracks)
      this.#saySending(to)
    }
  }

  protected entered({ iceServers, peers }: RoomEntry, before: ReadonlyMap<number, Peer>) {
    this.#keep(iceServers)
    for (const { connection, user, isEarlier } of peers)
      if (!this.peers.has(connection))
        this.#meet({ connection, user, isNewcomer: isEarlier }, before.get(user))
  }

  protected hearing() {
    return {
      joined: ({
        connection,
        user,
        replaces,
      }: {
        connection: string
        user: number
        replaces: string | null
      }) => {
        if (replaces) this.part(replaces)
        this.#meet({ connection, user, isNewcomer: false })
      },
      signal: (from: string, signal: Signal) => this.#hear(from, signal),
    }
  }

  protected restart() {
    for (const { link } of this.peers.values()) void link.restart()
  }

  protected isConnected() {
    return this.peers.size > 0 && [...this.peers.values()].every(({ link }) => link.state === 'connected')
  }

  protected isHopeless() {
    return this.peers.size > 0 && [...this.peers.values()].every(hasFailed)
  }

  protected traits() {
    return { isOut: false, onlyWatches: false, arriving: [], listeners: [] }
  }

  #keep(iceServers: RTCIceServer[]) {
    this.#iceServers = iceServers
    this.#freshUntil = Date.now() + fresh
  }

  /** Asked for once, however many are looked for anew. */
  async #freshServers() {
    if (Date.now() > this.#freshUntil) {
      this.#asked ??= this.read().then(({ iceServers }) => iceServers)
      try {
        this.#keep(await this.#asked)
      } finally {
        this.#asked = undefined
      }
    }
    return this.#iceServers
  }

  #saySending(to: string) {
    this.say(to, { kind: 'media', ...this.own.sending })
  }

  #hear(from: string, signal: Signal) {
    const peer = this.peers.get(from)
    if (!peer) return
    if (signal.kind === 'media') {
      const { microphone, camera, screen } = signal
      peer.sending = { microphone, camera, screen }
      this.changed()
    } else void peer.link.hear(signal)
  }

  #meet({ connection, user, isNewcomer }: Met, before?: Peer) {
    // Of one person there is one page in a room.
    for (const [other, peer] of [...this.peers]) if (peer.user === user) this.part(other)
    const link = new PeerLink({
      open: () => new RTCPeerConnection({ iceServers: this.#iceServers, bundlePolicy: 'max-bundle' }),
      iceServers: () => this.#freshServers(),
      isNewcomer,
      tracks: this.own.tracks,
      send: signal => this.say(connection, signal),
      changed: () => void this.look(),
    })
    this.peers.set(connection, newPeer(user, link, before))
    this.#saySending(connection)
    this.changed()
  }
}
