import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawSocket = {
  send(bytes: string | Buffer): void
  /** Everything that came back once the other side, or we, closed. */
  rest(): Promise<string>
  /** What has come so far, as soon as it holds `text`. */
  until(text: string): Promise<string>
  socket: Socket
}

/** A connection on which anything can be said, also what no client would. */
export async function rawSocket(port: number): Promise<RawSocket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  socket.setEncoding('latin1')
  socket.on('data', chunk => {
    heard += chunk
  })
  // A reset is an answer too.
  socket.on('error', () => {})
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  return {
    socket,
    send: bytes => void socket.write(bytes),
    async rest() {
      await closed
      return heard
    },
    async until(text) {
      while (!heard.includes(text)) {
        if (socket.closed) throw new Error(`The connection was closed after: ${heard}`)
        await Promise.race([once(socket, 'data'), closed])
      }
      return heard
    },
  }
}
