import { beforeEach, expect, it, vi } from 'vitest'
import type { Signal } from '../../contract/connection.ts'
import { PeerLink } from './peer-link.ts'

type Negotiation = Exclude<Signal, { kind: 'media' }>

/** As a browser's connection answers: a candidate before its description is an error, an offer amid one's own is taken back. */
class Connection {
  connectionState = 'new'
  signalingState = 'stable'
  localDescription: RTCSessionDescriptionInit | null = null
  remoteDescription: RTCSessionDescriptionInit | null = null
  candidates: unknown[] = []
  restarts = 0
  onnegotiationneeded: (() => void) | null = null
  onconnectionstatechange: (() => void) | null = null
  onicecandidate = null
  ontrack = null

  #isNeeded = false
  addTransceiver() {
    if (this.#isNeeded) return
    this.#isNeeded = true
    queueMicrotask(() => this.onnegotiationneeded?.())
  }
  getTransceivers() {
    return []
  }
  async setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
    this.localDescription = { type, sdp: type }
    this.signalingState = type === 'answer' ? 'stable' : 'have-local-offer'
  }
  async setRemoteDescription(description: RTCSessionDescriptionInit) {
    this.remoteDescription = description
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable'
  }
  async addIceCandidate(candidate: unknown) {
    if (!this.remoteDescription) throw new DOMException('No description.', 'InvalidStateError')
    this.candidates.push(candidate)
  }
  configuration: RTCConfiguration = { iceTransportPolicy: 'relay' }
  getConfiguration() {
    return this.configuration
  }
  setConfiguration(configuration: RTCConfiguration) {
    this.configuration = configuration
  }
  restartIce() {
    this.restarts += 1
  }
  close() {
    this.signalingState = 'closed'
  }
  turn(state: string) {
    this.connectionState = state
    this.onconnectionstatechange?.()
  }
}

beforeEach(() => {
  vi.stubGlobal('MediaStream', class {})
  return () => vi.unstubAllGlobals()
})

function open(isNewcomer: boolean, iceServers?: () => Promise<RTCIceServer[]>) {
  const connection = new Connection()
  const said: Negotiation[] = []
  const link = new PeerLink({
    open: () => connection as unknown as RTCPeerConnection,
    ...(iceServers && { iceServers }),
    isNewcomer,
    tracks: { audio: null, video: null },
    send: signal => said.push(signal),
    changed: () => {},
  })
  const descriptions = () =>
    said.flatMap(signal => (signal.kind === 'description' ? [signal.description.type] : []))
  return { connection, link, descriptions }
}

const offer: Negotiation = { kind: 'description', description: { type: 'offer', sdp: 'theirs' } }
const answer: Negotiation = { kind: 'description', description: { type: 'answer', sdp: 'theirs' } }
const candidate: Negotiation = { kind: 'candidate', candidate: { candidate: 'one', sdpMid: '0' } }

it('the newcomer makes the first offer, and whoever was there before waits for it', async () => {
  const newcomer = open(true)
  const earlier = open(false)
  await vi.waitFor(() => expect(newcomer.descriptions()).toEqual(['offer']))
  expect(earlier.descriptions()).toEqual([])
})

it('candidates that come before the description are kept for it', async () => {
  const { connection, link } = open(false)
  await link.hear(candidate)
  expect(connection.candidates).toEqual([])
  await link.hear(offer)
  expect(connection.candidates).toEqual([candidate.kind === 'candidate' && candidate.candidate])
})

it('an offer is answered', async () => {
  const { link, descriptions } = open(false)
  await link.hear(offer)
  expect(descriptions()).toEqual(['answer'])
})

it('where both offer at once the newcomer yields and the other insists', async () => {
  const newcomer = open(true)
  await vi.waitFor(() => expect(newcomer.descriptions()).toEqual(['offer']))
  await newcomer.link.hear(offer)
  expect(newcomer.descriptions()).toEqual(['offer', 'answer'])

  const earlier = open(false)
  earlier.connection.onnegotiationneeded?.()
  await vi.waitFor(() => expect(earlier.descriptions()).toEqual(['offer']))
  await earlier.link.hear(offer)
  await earlier.link.hear(candidate)
  expect(earlier.descriptions()).toEqual(['offer'])
  expect(earlier.connection.candidates).toEqual([])
  await earlier.link.hear(answer)
  await earlier.link.hear(candidate)
  expect(earlier.connection.candidates).toHaveLength(1)
})

it('a connection that has failed is looked for anew at once, one that breaks off after a while', async () => {
  vi.useFakeTimers()
  try {
    const { connection } = open(false)
    connection.turn('failed')
    await vi.advanceTimersByTimeAsync(0)
    expect(connection.restarts).toBe(1)
    connection.turn('disconnected')
    expect(connection.restarts).toBe(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(connection.restarts).toBe(2)
    connection.turn('disconnected')
    connection.turn('connected')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(connection.restarts).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

it('another way is looked for by servers that still let one in, and by those that there were where none are to be had', async () => {
  const servers = [{ urls: 'turn:fair.example', username: 'later' }]
  let answer = async () => servers
  const { connection, link } = open(false, () => answer())
  await link.restart()
  expect(connection.configuration).toEqual({ iceTransportPolicy: 'relay', iceServers: servers })
  answer = () => Promise.reject(new Error('No network.'))
  await link.restart()
  expect([connection.restarts, connection.configuration.iceServers]).toEqual([2, servers])
  link.close()
  await link.restart()
  expect(connection.restarts).toBe(2)
})
