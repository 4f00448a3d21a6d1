import type { Signal } from '../../contract/connection.ts'

export type Tracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null }
type Negotiation = Exclude<Signal, { kind: 'media' }>

type LinkOptions = {
  open: () => RTCPeerConnection
  /** The servers by which a way is looked for anew: they let in for minutes only. */
  iceServers?: () => Promise<RTCIceServer[]>
  /** Who came later makes the first offer, and yields where both offer at once. */
  isNewcomer: boolean
  tracks: Tracks
  send: (signal: Negotiation) => void
  /** What comes from the other side, or the state of the connection, has changed. */
  changed: () => void
}

/** A connection that breaks off may come back by itself; after so long it is asked for anew. */
const timeout = 3_000

/** The connection with one other page, by perfect negotiation. */
export class PeerLink {
  readonly connection: RTCPeerConnection
  readonly remote = new MediaStream()
  readonly #options: LinkOptions
  readonly #candidates: RTCIceCandidateInit[] = []
  #tracks: Tracks
  #isOffering = false
  #isIgnoring = false
  #work = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: LinkOptions) {
    this.#options = options
    this.#tracks = options.tracks
    const connection = options.open()
    this.connection = connection
    connection.onnegotiationneeded = () => void this.#offer()
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) options.send({ kind: 'candidate', candidate: saidOf(candidate) })
    }
    connection.ontrack = ({ track }) => {
      this.remote.addTrack(track)
      options.changed()
    }
    connection.onconnectionstatechange = () => this.#look()
    // The other side finds its own senders in what is offered, so that there are never two of a kind.
    if (options.isNewcomer) {
      connection.addTransceiver('audio', { direction: 'sendrecv' })
      connection.addTransceiver('video', { direction: 'sendrecv' })
      void this.#attach()
    }
  }

  get state(): RTCPeerConnectionState {
    return this.connection.connectionState
  }

  /** One signal after the other, as they came. */
  hear(signal: Negotiation): Promise<void> {
    this.#work = this.#work.then(() => this.#take(signal)).catch(() => undefined)
    return this.#work
  }

  async setTracks(tracks: Tracks) {
    this.#tracks = tracks
    await this.#attach()
  }

  /** The way through the network has changed. */
  async restart() {
    const { connection } = this
    const iceServers = await this.#options.iceServers?.().catch(() => undefined)
    if (connection.signalingState === 'closed') return
    if (iceServers) connection.setConfiguration({ ...connection.getConfiguration(), iceServers })
    connection.restartIce()
  }

  close() {
    clearTimeout(this.#timer)
    const { connection } = this
    connection.onnegotiationneeded = connection.onicecandidate = connection.ontrack = null
    connection.onconnectionstatechange = null
    connection.close()
  }

  #look() {
    clearTimeout(this.#timer)
    const { state } = this
    if (state === 'failed') void this.restart()
    if (state === 'disconnected') this.#timer = setTimeout(() => void this.restart(), timeout)
    this.#options.changed()
  }

  async #offer() {
    try {
      this.#isOffering = true
      await this.connection.setLocalDescription()
      this.#say()
    } catch {
      // Closed meanwhile, or the other side's offer came first and is answered.
    } finally {
      this.#isOffering = false
    }
  }

  #say() {
    const { localDescription } = this.connection
    if (localDescription)
      this.#options.send({
        kind: 'description',
        description: { type: localDescription.type, sdp: localDescription.sdp },
      })
  }

  async #take(signal: Negotiation) {
    const { connection } = this
    if (signal.kind === 'candidate') {
      if (this.#isIgnoring || !signal.candidate) return
      if (connection.remoteDescription) await connection.addIceCandidate(signal.candidate)
      else this.#candidates.push(signal.candidate)
      return
    }
    const { description } = signal
    const isOffer = description.type === 'offer'
    const isCollision = isOffer && (this.#isOffering || connection.signalingState !== 'stable')
    this.#isIgnoring = isCollision && !this.#options.isNewcomer
    if (this.#isIgnoring) return
    await connection.setRemoteDescription(description)
    for (const candidate of this.#candidates.splice(0))
      await connection.addIceCandidate(candidate).catch(() => undefined)
    if (!isOffer) return
    for (const transceiver of connection.getTransceivers())
      if (transceiver.direction === 'recvonly') transceiver.direction = 'sendrecv'
    await this.#attach()
    await connection.setLocalDescription()
    this.#say()
  }

  /** What is sent changes without a new offer. */
  async #attach() {
    const { audio, video } = this.#tracks
    for (const { sender, receiver } of this.connection.getTransceivers()) {
      const track = receiver.track.kind === 'audio' ? audio : video
      if (sender.track !== track) await sender.replaceTrack(track).catch(() => undefined)
    }
  }
}

/** Browsers add fields of their own to what they say of a candidate. */
const saidOf = (one: RTCIceCandidate) => ({
  candidate: one.candidate,
  sdpMid: one.sdpMid,
  sdpMLineIndex: one.sdpMLineIndex,
  usernameFragment: one.usernameFragment,
})
