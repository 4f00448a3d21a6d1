import { expect, it } from 'vitest'
import { readSettings } from '#platform/server/settings.ts'
import { linesOf } from './lines.ts'

it('lines of sound and of picture are known by the numbers of the engine’s own description', () => {
  const sdp = [
    'v=0',
    'a=group:BUNDLE 0 v1 data',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'a=mid:0',
    'm=video 9 UDP/TLS/RTP/SAVPF 96',
    'a=rtpmap:96 VP8/90000',
    'a=mid:v1',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'a=mid:data',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'a=mid:2',
    '',
  ].join('\r\n')
  expect(linesOf(sdp)).toEqual({ microphone: ['0', '2'], camera: ['v1'] })
})

const JANUS_URL = 'ws://127.0.0.1:8188'
const JANUS_SECRET = 'between-the-platform-and-its-engine-0123456789'

it.each([
  [{ JANUS_URL }, /JANUS_SECRET/],
  [{ JANUS_URL, JANUS_SECRET: 'short' }, /JANUS_SECRET/],
  [{ JANUS_SECRET }, /JANUS_URL/],
  [{ JANUS_URL: 'http://127.0.0.1:8188', JANUS_SECRET }, /JANUS_URL/],
])('the engine needs both settings, whole: %o', (env, words) => {
  expect(() => readSettings({ DATA_DIR: '/tmp', APP_SECRET: JANUS_SECRET, ...env })).toThrow(words)
})
