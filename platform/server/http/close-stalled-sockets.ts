import type { Server, Socket } from 'node:net'
import type { Timeouts } from './timeouts.ts'

type Seen = { taken: number; since: number }

/** Hangs up on whoever was sent something and takes none of it: what waits for them is kept in memory meanwhile. */
export function closeStalledSockets(server: Server, { reading, look }: Pick<Timeouts, 'reading' | 'look'>) {
  const open = new Map<Socket, Seen>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, { taken: 0, since: performance.now() })
    socket.once('close', () => open.delete(socket))
  })
  const clock = setInterval(() => {
    const now = performance.now()
    for (const [socket, seen] of open) {
      const taken = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0 || taken !== seen.taken) open.set(socket, { taken, since: now })
      else if (now - seen.since > reading) socket.destroy()
    }
  }, look)
  clock.unref()
  server.once('close', () => clearInterval(clock))
}
