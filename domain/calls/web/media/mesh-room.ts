import type { Signal } from '../../contract/connection.ts'
import type { DeviceKind } from './devices.ts'
import { limitVideo, readLink } from './link-stats.ts'
import { OwnMedia } from './own-media.ts'
import { PeerLink } from './peer-link.ts'
import { type Budget, fullBudget, type LinkSample, nextBudget, type Quality, qualityOf } from './quality.ts'
import type { Room } from './room.ts'
import { SignalQueue } from './signal-queue.ts'
import { isOver, type MediaStage, type MediaView, type Sending, type VideoRoom } from './video-room.ts'

type Peer = {
  user: number
  link: PeerLink
  sending: Sending | null
  quality: Quality
  wasConnected: boolean
  sample: LinkSample | null
  budget: Budget
  /** When it was connected last, or began. */
  seen: number
}

type Options = { room: Room; isRefused: (error: unknown) => boolean }

const looked = 1_000
/** Without a way to each other for so long the talk goes on as text, and one comes in anew to look for another. */
const hopeless = 15_000
/** The server was not reached: asked again after so long. */
const enteringAgain = 2_000

/** One connection with each of the others, and one's own devices. */
export class MeshRoom implements VideoRoom {
  readonly #options: Options
  readonly #own = new OwnMedia(() => this.#ownChanged())
  readonly #peers = new Map<string, Peer>()
  readonly #queue: SignalQueue
  readonly #watchers = new Set<() => void>()
  readonly #ends: (() => void)[] = []
  #iceServers: RTCIceServer[] = []
  #stage: MediaStage = 'opening'
  #refusal: unknown = null
  #isMuted = false
  #entries = 0
  #enteredAt = 0
  #view: MediaView | null = null

  constructor(options: Options) {
    this.#options = options
    const { room, isRefused } = options
    this.#queue = new SignalQueue({ send: room.send, isRefused })
  }

  /** Opens the devices and looks for the others. */
  async start(wished: { microphone: boolean; camera: boolean }) {
    await this.#own.start(wished)
    if (this.#isOver()) return this.#own.release()
    this.#turn('entering')
    const timer = setInterval(() => void this.#look(), looked)
    const networkChanged = () => {
      this.#queue.hurry()
      for (const { link } of this.#peers.values()) link.restart()
    }
    addEventListener('online', networkChanged)
    this.#ends.push(
      () => clearInterval(timer),
      () => removeEventListener('online', networkChanged),
      this.#options.room.listen({
        heard: () => {
          if (!this.#isConnected()) void this.#enter()
        },
        joined: ({ connection, user, replaces }) => {
          if (replaces) this.#part(replaces)
          this.#meet({ connection, user, isNewcomer: false })
        },
        left: connection => this.#part(connection),
        signal: (from, signal) => this.#hear(from, signal),
        muted: isMuted => this.#mute(isMuted),
        lost: () => void this.#enter(),
        gone: why => this.#leave(why),
      }),
    )
  }

  subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  /** The same object until something changes. */
  view = (): MediaView => {
    this.#view ??= {
      stage: this.#stage,
      refusal: this.#refusal,
      isMuted: this.#isMuted,
      sending: this.#own.sending,
      problems: this.#own.problems,
      chosen: this.#own.chosen,
      own: this.#own.tracks.video,
      voice: this.#own.tracks.audio,
      remotes: [...this.#peers].map(([connection, peer]) => ({
        connection,
        user: peer.user,
        stream: peer.link.remote,
        sending: peer.sending,
        quality: peer.quality,
        wasConnected: peer.wasConnected,
        hasFailed: hasFailed(peer),
      })),
    }
    return this.#view
  }

  setMicrophone = async (isOn: boolean) => {
    if (!isOn || !this.#isMuted) await this.#own.setMicrophone(isOn)
  }
  setCamera = (isOn: boolean) => this.#own.setCamera(isOn)
  shareScreen = (isOn: boolean) => this.#own.shareScreen(isOn)
  choose = (kind: DeviceKind, id: string) => this.#own.choose(kind, id)

  /** Everything is let go of: devices, connections, timers. */
  close() {
    this.#leave('closed')
  }

  #isOver = () => isOver(this.#stage)

  #isConnected = () =>
    this.#peers.size > 0 && [...this.#peers.values()].every(({ link }) => link.state === 'connected')

  #leave(stage: MediaStage) {
    for (const end of this.#ends.splice(0)) end()
    for (const { link } of this.#peers.values()) link.close()
    this.#peers.clear()
    this.#queue.clear()
    this.#own.release()
    this.#turn(stage)
  }

  #turn(stage: MediaStage) {
    this.#stage = stage
    this.#changed()
  }

  #changed() {
    this.#view = null
    for (const watcher of this.#watchers) watcher()
  }

  #ownChanged() {
    for (const [to, { link }] of this.#peers) {
      void link.setTracks(this.#own.tracks)
      this.#saySending(to)
    }
    this.#changed()
  }

  #saySending(to: string) {
    this.#queue.add(to, { kind: 'media', ...this.#own.sending })
  }

  /** Comes into the room as a page of its own; whoever was met before is met anew. */
  async #enter() {
    this.#entries += 1
    const entry = this.#entries
    const isPast = () => entry !== this.#entries || this.#isOver()
    this.#enteredAt = Date.now()
    const before = new Map([...this.#peers.values()].map(peer => [peer.user, peer]))
    this.#queue.clear()
    for (const connection of [...this.#peers.keys()]) this.#part(connection)
    try {
      const { iceServers, peers, isMuted } = await this.#options.room.enter()
      if (isPast()) return
      this.#iceServers = iceServers
      this.#mute(isMuted)
      this.#turn('inside')
      for (const { connection, user, isEarlier } of peers)
        if (!this.#peers.has(connection))
          this.#meet({ connection, user, isNewcomer: isEarlier }, before.get(user))
    } catch (error) {
      if (isPast()) return
      if (this.#options.isRefused(error)) {
        this.#refusal = error
        this.#leave('refused')
      } else setTimeout(() => isPast() || void this.#enter(), enteringAgain)
    }
  }

  /** Whoever may speak again opens their microphone themselves. */
  #mute(isMuted: boolean) {
    this.#isMuted = isMuted
    if (isMuted && this.#own.sending.microphone) void this.#own.setMicrophone(false)
    else this.#changed()
  }

  #hear(from: string, signal: Signal) {
    const peer = this.#peers.get(from)
    if (!peer) return
    if (signal.kind === 'media') {
      const { microphone, camera, screen } = signal
      peer.sending = { microphone, camera, screen }
      this.#changed()
    } else void peer.link.hear(signal)
  }

  #meet(
    { connection, user, isNewcomer }: { connection: string; user: number; isNewcomer: boolean },
    before?: Pick<Peer, 'wasConnected' | 'seen'>,
  ) {
    // Of one person there is one page in a room.
    for (const [other, peer] of [...this.#peers]) if (peer.user === user) this.#part(other)
    const link = new PeerLink({
      open: () => new RTCPeerConnection({ iceServers: this.#iceServers, bundlePolicy: 'max-bundle' }),
      isNewcomer,
      tracks: this.#own.tracks,
      send: signal => this.#queue.add(connection, signal),
      changed: () => void this.#look(),
    })
    this.#peers.set(connection, {
      user,
      link,
      sending: null,
      quality: 'reconnecting',
      wasConnected: before?.wasConnected ?? false,
      sample: null,
      budget: fullBudget,
      seen: before?.seen ?? Date.now(),
    })
    this.#saySending(connection)
    this.#changed()
  }

  #part(connection: string) {
    this.#peers.get(connection)?.link.close()
    if (this.#peers.delete(connection)) this.#changed()
  }

  async #look() {
    const peers = [...this.#peers.values()]
    await Promise.all(peers.map(lookAt))
    const isHopeless = peers.length > 0 && peers.every(hasFailed)
    if (isHopeless && Date.now() - this.#enteredAt > hopeless) void this.#enter()
    this.#changed()
  }
}

const hasFailed = ({ seen, link }: Peer) => link.state !== 'connected' && Date.now() - seen > hopeless

async function lookAt(peer: Peer) {
  const { link, sending } = peer
  const now = await readLink(link.connection).catch(() => null)
  const { state } = link
  if (state === 'connected') {
    peer.seen = Date.now()
    peer.wasConnected = true
  }
  const isVideoSent = sending === null || sending.camera || sending.screen
  // Two looks in the same moment say nothing of what came in between.
  if (state === 'connected' && now && peer.sample && now.at - peer.sample.at < looked / 2) return
  peer.quality = qualityOf(peer.sample, now, { state, isVideoSent })
  if (now) {
    const budget = nextBudget(peer.budget, now)
    if (!peer.sample || budget.level !== peer.budget.level) await limitVideo(link.connection, budget.level)
    peer.budget = budget
  }
  peer.sample = now
}
