import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { controlPath } from './control-path.ts'

/** Answers on the socket what was asked; `argument` is what stood behind the command's name. */
export type ControlCommand = (socket: Socket, argument: string) => Promise<void>

export class ControlSocketFailed extends Error {
  override readonly name = 'ControlSocketFailed'
}

const failed = (path: string, cause: Error) =>
  new ControlSocketFailed(`the control socket ${path} cannot be used (${cause.message}).`, { cause })

/** How the commands of the operator reach the running server, which alone may open an embedded database. */
export async function listenControl(
  dataDir: string,
  commands: Record<string, ControlCommand>,
): Promise<() => Promise<void>> {
  const path = controlPath(dataDir)
  const sockets = new Set<Socket>()
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await rm(path, { force: true }).catch(cause => {
    throw failed(path, cause)
  })
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    socket.once('data', bytes => {
      const end = bytes.indexOf('\n')
      const [, name = '', argument = ''] = /^(\w+) ?(.*)$/.exec(bytes.toString('utf8', 0, end)) ?? []
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined
      if (end < 0 || !command) return socket.destroy()
      socket.pause()
      if (bytes.length > end + 1) socket.unshift(bytes.subarray(end + 1))
      command(socket, argument).catch(() => socket.destroy())
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', cause => reject(failed(path, cause)))
    server.listen(path, resolve)
  })
  await chmod(path, 0o600)
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
    await rm(path, { force: true })
  }
}

/** Asks the server that runs on this directory; undefined when none does. */
export function askServer(dataDir: string, command: string): Promise<Socket | undefined> {
  return new Promise(resolve => {
    const socket = connect(controlPath(dataDir))
    socket.once('error', () => resolve(undefined))
    socket.once('connect', () => {
      socket.removeAllListeners('error')
      socket.write(`${command}\n`)
      resolve(socket)
    })
  })
}

export async function serverRuns(dataDir: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(controlPath(dataDir))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
