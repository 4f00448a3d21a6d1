import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { Page } from 'playwright-core'
import { EngineSession } from '#domain/calls/server/providers/janus/engine-session.ts'
import type { JanusMessage } from '#domain/calls/server/providers/janus/janus-client.ts'
import { roomSettings } from '#domain/calls/server/providers/janus/room-settings.ts'
import { hasJanus, ownJanus } from '#domain/calls/server/testing/own-janus.ts'
import { readSettings } from '#platform/server/settings.ts'
import { openBrowser } from './browser.ts'
import { pause } from './crowd.ts'
import { atLeast, atMost, notMeasured, plain } from './figure.ts'
import { appSecret, processorTime } from './product.ts'
import type { Group } from './results.ts'

/** As many as one room takes. */
const viewers = 100
const pages = 4
const seconds = 30

/** Of a page: a connection that sends a moving picture and a tone, or one that gets both; whole descriptions, no trickle. */
const peer = `
  const whole = async connection => {
    if (connection.iceGatheringState !== 'complete')
      await new Promise(done => { connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && done() })
    return connection.localDescription.sdp
  }
  window.peers = []
  window.offer = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const ink = canvas.getContext('2d')
    setInterval(() => {
      for (let n = 0; n < 40; n += 1) {
        ink.fillStyle = 'rgb(' + [0, 1, 2].map(() => Math.random() * 255 | 0) + ')'
        ink.fillRect(Math.random() * 320, Math.random() * 180, 24, 24)
      }
    }, 50)
    const sound = new AudioContext()
    const to = sound.createMediaStreamDestination()
    const tone = sound.createOscillator()
    tone.connect(to)
    tone.start()
    const connection = new RTCPeerConnection()
    for (const track of [...canvas.captureStream(20).getTracks(), ...to.stream.getTracks()]) connection.addTrack(track)
    const [video] = connection.getSenders()
    await connection.setLocalDescription()
    const parameters = video.getParameters()
    parameters.encodings[0].maxBitrate = 460_000
    await video.setParameters(parameters)
    window.peers.push(connection)
    return whole(connection)
  }
  window.answered = sdp => window.peers[0].setRemoteDescription({ type: 'answer', sdp })
  window.answer = async sdp => {
    const connection = new RTCPeerConnection()
    window.peers.push(connection)
    await connection.setRemoteDescription({ type: 'offer', sdp })
    await connection.setLocalDescription()
    return whole(connection)
  }
  /** Frames and bytes that each has got so far. */
  window.got = () => Promise.all(window.peers.map(async connection => {
    const seen = { frames: 0, bytes: 0 }
    for (const one of (await connection.getStats()).values())
      if (one.type === 'inbound-rtp') {
        seen.bytes += one.bytesReceived
        seen.frames += one.framesDecoded ?? 0
      }
    return seen
  }))`

type Got = { frames: number; bytes: number }
const asked = <T>(page: Page, call: string, ...values: unknown[]) =>
  page.evaluate<T>(`window.${call}(${values.map(value => JSON.stringify(value)).join()})`)

/** A stage with as many viewers as it takes: what the engine needs of a processor. */
export async function engineViewers(): Promise<Group> {
  const title = `${viewers} viewers of one stage through Janus`
  if (!hasJanus())
    return {
      title,
      how: 'Janus is not here (Debian: `apt-get install janus`).',
      figures: [notMeasured('processor, of one core', '≤ 40 %')],
    }
  const engine = await ownJanus()
  const browser = await openBrowser({
    args: ['--autoplay-policy=no-user-gesture-required', '--disable-features=WebRtcHideLocalIpsWithMdns'],
  })
  try {
    await engine.start()
    const heard = new EventEmitter()
    const hear = (message: JanusMessage) => {
      if (message.jsep) heard.emit(String(message.sender), message)
    }
    const { JANUS_URL: url, JANUS_SECRET: secret } = engine.env
    const session = await EngineSession.open({ url, secret, hear, closed: () => {} }, null)
    const alive = setInterval(() => void session.keepAlive(), 20_000)
    const settings = readSettings({ APP_SECRET: appSecret })
    const room = roomSettings(randomUUID().replaceAll('-', ''), { settings })
    await session.createRoom(room)
    const open = async () => {
      const page = await browser.newPage()
      await page.evaluate(peer)
      return page
    }
    /** What the engine answers to a request of a handle, with a description. */
    const told = async (handle: number, body: Record<string, unknown>, jsep?: Record<string, unknown>) => {
      const answer = once(heard, String(handle)) as Promise<[JanusMessage]>
      await session.message(handle, body, jsep)
      const [{ jsep: said }] = await answer
      return said?.sdp ?? ''
    }
    const speaker = await open()
    const feed = 1
    const sending = await session.attach()
    const offer = await asked<string>(speaker, 'offer')
    const join = { request: 'joinandconfigure', ptype: 'publisher', room: room.room, id: feed }
    await asked(speaker, 'answered', await told(sending, join, { type: 'offer', sdp: offer }))
    const rooms = await Promise.all(Array.from({ length: pages }, open))
    for (let n = 0; n < viewers; n += 1) {
      const page = rooms[n % pages] as Page
      const handle = await session.attach()
      const look = { request: 'join', ptype: 'subscriber', room: room.room, streams: [{ feed }] }
      const sdp = await asked<string>(page, 'answer', await told(handle, look))
      await session.message(handle, { request: 'start' }, { type: 'answer', sdp })
    }
    await pause(5_000)
    const got = async () => (await Promise.all(rooms.map(page => asked<Got[]>(page, 'got')))).flat()
    const [before, taken, begun] = [await got(), processorTime(engine.pid()), performance.now()]
    await pause(seconds * 1_000)
    const [spent, time] = [processorTime(engine.pid()) - taken, performance.now() - begun]
    const after = await got()
    clearInterval(alive)
    session.close()
    const grown = after.map((one, at) => ({
      frames: one.frames - (before[at]?.frames ?? 0),
      bytes: one.bytes - (before[at]?.bytes ?? 0),
    }))
    const sum = (of: keyof Got) => grown.reduce((all, one) => all + one[of], 0) / viewers / (time / 1_000)
    return {
      title,
      how: `One sends picture and sound, ${viewers} get both in Chromium, each ${plain('kbit/s')((sum('bytes') * 8) / 1_000)} and ${plain('', 1)(sum('frames'))} frames a second; ${seconds} seconds.`,
      figures: [
        atMost('processor, of one core', (100 * spent) / time, 40, plain('%', 1)),
        atLeast('viewers whose picture moves', grown.filter(one => one.frames > 0).length, viewers, plain()),
      ],
    }
  } finally {
    await browser.close()
    await engine.remove()
  }
}
