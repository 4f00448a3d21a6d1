import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { controlPath } from './control-path.ts'

export type ControlCommands = { backup(output: Writable): Promise<void> }

/** How the commands of the operator reach the running server, which alone may open an embedded database. */
export async function listenControl(
  dataDir: string,
  commands: ControlCommands,
): Promise<() => Promise<void>> {
  const path = controlPath(dataDir)
  const sockets = new Set<Socket>()
  await rm(path, { force: true })
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    socket.once('data', line => {
      const command = line.toString('utf8').trim()
      if (command !== 'backup') return socket.destroy()
      commands.backup(socket).catch(() => socket.destroy())
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  await chmod(path, 0o600)
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
    await rm(path, { force: true })
  }
}

/** The backup of the server that runs on this directory, or undefined when none does. */
export function requestBackup(dataDir: string): Promise<Socket | undefined> {
  return new Promise(resolve => {
    const socket = connect(controlPath(dataDir))
    socket.once('error', () => resolve(undefined))
    socket.once('connect', () => {
      socket.removeAllListeners('error')
      socket.write('backup\n')
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
