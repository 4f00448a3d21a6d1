import type { Server, Socket } from 'node:net'
import { sourceOf } from '../source-of.ts'

/** Connections of this process: of one address, and of all together. */
export const connectionsMost = { ofAddress: 2_000, ofAll: 20_000 }

/** Hangs up on whoever opens too many connections. Behind a proxy they are all the proxy's, which then counts itself. */
export function capConnections(server: Server, isBehindProxy: boolean) {
  server.maxConnections = connectionsMost.ofAll
  if (isBehindProxy) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const source = sourceOf(socket.remoteAddress ?? '')
    const count = (open.get(source) ?? 0) + 1
    open.set(source, count)
    socket.once('close', () => {
      const left = (open.get(source) ?? 1) - 1
      if (left) open.set(source, left)
      else open.delete(source)
    })
    if (count > connectionsMost.ofAddress) socket.destroy()
  })
}
