import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { freePort } from '#platform/server/testing/free-port.ts'

/** What a browser records of a picture that moves, for so long, as bytes; in parts as a recorder gives them. */
export async function recordedBy(page: Page, type: string, milliseconds: number): Promise<Buffer[]> {
  const parts = await page.evaluate(
    async ([mimeType, length]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 320
      canvas.height = 180
      const pen = canvas.getContext('2d')
      let count = 0
      const drawing = setInterval(() => {
        count += 1
        if (!pen) return
        pen.fillStyle = `hsl(${count * 7} 60% 45%)`
        pen.fillRect(0, 0, 320, 180)
        pen.fillStyle = '#fff'
        pen.font = '64px sans-serif'
        pen.fillText(String(count), 90, 110)
      }, 40)
      const recorder = new MediaRecorder(canvas.captureStream(25), {
        mimeType,
        ...{ videoKeyFrameIntervalDuration: 500 },
      })
      const blobs: Blob[] = []
      recorder.ondataavailable = ({ data }) => blobs.push(data)
      const ended = new Promise(resolve => {
        recorder.onstop = resolve
      })
      recorder.start(500)
      await new Promise(resolve => setTimeout(resolve, length))
      recorder.stop()
      await ended
      clearInterval(drawing)
      return Promise.all(
        blobs.map(async blob => {
          const bytes = new Uint8Array(await blob.arrayBuffer())
          return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
        }),
      )
    },
    [type, milliseconds] as const,
  )
  return parts.map(part => Buffer.from(part, 'base64')).filter(part => part.length)
}

/** The boxes of a fragmented MP4: what comes before its first fragment, and each fragment. */
function fragmentsOf(film: Buffer): { begin: Buffer; fragments: Buffer[] } {
  const pieces: Buffer[] = []
  let current: Buffer[] = []
  for (let at = 0; at + 8 <= film.length; ) {
    const size = film.readUInt32BE(at)
    const name = film.toString('latin1', at + 4, at + 8)
    if (size < 8 || at + size > film.length) break
    if (name === 'moof') {
      pieces.push(Buffer.concat(current))
      current = []
    }
    if (name !== 'mfra') current.push(film.subarray(at, at + size))
    at += size
  }
  pieces.push(Buffer.concat(current))
  const [begin = Buffer.alloc(0), ...fragments] = pieces
  return { begin, fragments }
}

/** A server of streams as an organizer's might be: HLS of one film, which pages of others may read. */
export async function streamServer() {
  let film: { begin: Buffer; fragments: Buffer[] } = { begin: Buffer.alloc(0), fragments: [] }
  const port = await freePort()
  const server = createServer((request, response) => {
    const name = request.url?.split('?')[0] ?? ''
    const playlist = () =>
      Buffer.from(
        [
          '#EXTM3U',
          '#EXT-X-VERSION:7',
          '#EXT-X-TARGETDURATION:5',
          '#EXT-X-PLAYLIST-TYPE:VOD',
          '#EXT-X-MAP:URI="begin.mp4"',
          ...film.fragments.flatMap((_, at) => ['#EXTINF:1.0,', `${at}.m4s`]),
          '#EXT-X-ENDLIST',
          '',
        ].join('\n'),
      )
    const body = name.endsWith('.m3u8')
      ? playlist()
      : name.endsWith('begin.mp4')
        ? film.begin
        : film.fragments[Number(/(\d+)\.m4s$/.exec(name)?.[1] ?? -1)]
    response.writeHead(body ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': name.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4',
    })
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${port}`,
    show: (bytes: Buffer) => {
      film = fragmentsOf(bytes)
    },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
