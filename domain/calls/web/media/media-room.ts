import type { EngineRequest, Signal } from '../../contract/connection.ts'
import { codeOf } from './call-room.ts'
import type { DeviceKind } from './devices.ts'
import { OwnMedia } from './own-media.ts'
import { hasFailed, hopeless, lookAt, type Peer } from './peer.ts'
import type { Room, RoomEntry, RoomEvents } from './room.ts'
import { SignalQueue } from './signal-queue.ts'
import {
  isOver,
  type MediaStage,
  type MediaView,
  type Muted,
  type VideoRoom,
  type Wished,
} from './video-room.ts'

export type MediaRoomOptions = { room: Room; isRefused: (error: unknown) => boolean }

const looked = 1_000
/** The server was not reached: asked again after so long. */
const enteringAgain = 2_000

/** One's own devices, who else is in the room, and coming in: the same whatever carries sound and picture. */
export abstract class MediaRoom implements VideoRoom {
  readonly #options: MediaRoomOptions
  readonly #queue: SignalQueue
  readonly #watchers = new Set<() => void>()
  readonly #ends: (() => void)[] = []
  #stage: MediaStage = 'opening'
  #refusal: unknown = null
  #muted: Muted = { microphone: false, camera: false }
  #isWatching = false
  #entries = 0
  #enteredAt = 0
  #view: MediaView | null = null
  protected readonly own = new OwnMedia(() => {
    this.ownChanged()
    this.changed()
  })
  protected readonly peers = new Map<string, Peer>()

  constructor(options: MediaRoomOptions) {
    this.#options = options
    const { room, isRefused } = options
    this.#queue = new SignalQueue({
      send: room.send,
      isRefused: error => {
        const isFinal = isRefused(error)
        if (isFinal) this.refused(codeOf(error) ?? null)
        return isFinal
      },
    })
  }

  /** What one sends has changed. */
  protected abstract ownChanged(): void
  /** This page has come in; `before` are those whom it met before, by person. */
  protected abstract entered(entry: RoomEntry, before: ReadonlyMap<number, Peer>): void
  /** What this carrier hears of the room besides. */
  protected abstract hearing(): Pick<RoomEvents, 'joined' | 'signal' | 'published' | 'sends' | 'engine'>
  /** What there is in the room, which this page may have heard too little of. */
  protected seen(_entry: Omit<RoomEntry, 'muted' | 'isWatching'>): void {}
  /** The way through the network has changed. */
  protected abstract restart(): void
  /** Sound and picture go both ways. */
  protected abstract isConnected(): boolean
  /** There is no way at all. */
  protected abstract isHopeless(): boolean
  /** What is shown beside what all rooms show. */
  protected abstract traits(): Pick<MediaView, 'isOut' | 'onlyWatches' | 'arriving' | 'listeners'>

  /** Opens the devices and looks for the others. */
  async start(wished: Wished | null) {
    if (wished) await this.own.start(wished)
    if (isOver(this.#stage)) return this.own.release()
    this.#turn('entering')
    const timer = setInterval(() => void this.look(), looked)
    const networkChanged = () => {
      this.#queue.hurry()
      this.restart()
    }
    const { closing, listen } = this.#options.room
    addEventListener('online', networkChanged)
    addEventListener('pagehide', closing)
    this.#ends.push(
      () => clearInterval(timer),
      () => removeEventListener('online', networkChanged),
      () => removeEventListener('pagehide', closing),
      listen({
        ...this.hearing(),
        heard: () => {
          if (!this.isConnected()) void this.enter()
          else
            void this.read().then(
              entry => this.seen(entry),
              () => undefined,
            )
        },
        left: connection => this.part(connection),
        muted: (isMuted, kind) => this.#mute({ ...this.#muted, [kind]: isMuted }),
        lost: () => void this.enter(),
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
      muted: this.#muted,
      sending: this.own.sending,
      problems: this.own.problems,
      chosen: this.own.chosen,
      own: this.own.tracks.video,
      voice: this.own.tracks.audio,
      remotes: [...this.peers].map(([connection, peer]) => ({
        connection,
        user: peer.user,
        stream: peer.link.remote,
        sending: peer.sending,
        quality: peer.quality,
        wasConnected: peer.wasConnected,
        hasFailed: hasFailed(peer),
      })),
      ...this.traits(),
      ...(this.#isWatching && { onlyWatches: true }),
    }
    return this.#view
  }

  setMicrophone = async (isOn: boolean) => {
    if (this.#isWatching) return
    if (!isOn || !this.#muted.microphone) await this.own.setMicrophone(isOn)
  }
  setCamera = async (isOn: boolean) => {
    if (this.#isWatching) return
    if (!isOn || !this.#muted.camera) await this.own.setCamera(isOn)
  }
  shareScreen = async (isOn: boolean) => {
    if (this.#isWatching) return
    if (!isOn || !this.#muted.camera) await this.own.shareScreen(isOn)
  }
  choose = (kind: DeviceKind, id: string) => this.own.choose(kind, id)

  /** Everything is let go of: devices, connections, timers. */
  close() {
    this.#leave('closed')
  }

  /** What there is in the room now. */
  protected read() {
    return this.#options.room.read()
  }

  protected changed() {
    this.#view = null
    for (const watcher of this.#watchers) watcher()
  }

  protected say(to: string, signal: Signal | EngineRequest) {
    this.#queue.add(to, signal)
  }

  /** What was said is refused for good, by this code. */
  protected refused(_code: string | null): void {}

  /** Comes into the room as a page of its own; whoever was met before is met anew. */
  protected async enter() {
    this.#entries += 1
    const entry = this.#entries
    const isPast = () => entry !== this.#entries || isOver(this.#stage)
    this.#enteredAt = Date.now()
    const before = new Map([...this.peers.values()].map(peer => [peer.user, peer]))
    this.#queue.clear()
    this.partAll()
    try {
      const entered = await this.#options.room.enter()
      if (isPast()) return
      this.#isWatching = entered.isWatching
      if (entered.isWatching) this.own.release()
      this.#mute(entered.muted)
      this.#turn('inside')
      this.entered(entered, before)
    } catch (error) {
      if (isPast()) return
      if (this.#options.isRefused(error)) {
        this.#refusal = error
        this.#leave('refused')
      } else setTimeout(() => isPast() || void this.enter(), enteringAgain)
    }
  }

  protected part(connection: string) {
    this.peers.get(connection)?.link.close()
    if (this.peers.delete(connection)) this.changed()
  }

  protected partAll() {
    for (const connection of [...this.peers.keys()]) this.part(connection)
  }

  protected async look() {
    await Promise.all([...this.peers.values()].map(lookAt))
    if (this.isHopeless() && Date.now() - this.#enteredAt > hopeless) void this.enter()
    this.changed()
  }

  #leave(stage: MediaStage) {
    for (const end of this.#ends.splice(0)) end()
    this.partAll()
    this.#queue.clear()
    this.own.release()
    this.#turn(stage)
  }

  #turn(stage: MediaStage) {
    this.#stage = stage
    this.changed()
  }

  /** Whoever may speak or be seen again opens microphone and camera themselves. */
  #mute(muted: Muted) {
    this.#muted = muted
    // Also what the browser is about to give.
    if (muted.microphone) void this.own.setMicrophone(false)
    if (muted.camera) {
      void this.own.setCamera(false)
      void this.own.shareScreen(false)
    }
    this.changed()
  }
}
