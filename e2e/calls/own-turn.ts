import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/server/testing/free-port.ts'
import { killChild } from '#platform/server/testing/kill-child.ts'

export const turnSecret = 'between-the-platform-and-its-relay-0123456789'

/** Whether there is a coturn to test with; where not it is printed, so that nobody takes it for tested. */
export function hasTurn(): boolean {
  const isInstalled = spawnSync('turnserver', ['--help']).error === undefined
  if (!isInstalled)
    console.warn('SKIPPED, tests of the relay: coturn is not installed (Debian: apt-get install coturn).')
  return isInstalled
}

/** coturn of the tests' own, as the guide configures it; that it leads to this machine itself is for tests alone. */
export async function ownTurn() {
  const folder = mkdtempSync(join(tmpdir(), 'verriere-turn-'))
  const port = await freePort()
  const child = spawn(
    'turnserver',
    [
      '-n',
      '--use-auth-secret',
      `--static-auth-secret=${turnSecret}`,
      '--realm=fair.example',
      `--listening-port=${port}`,
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      '--min-port=34000',
      '--max-port=34999',
      '--allow-loopback-peers',
      '--no-multicast-peers',
      '--no-tls',
      '--no-dtls',
      '--no-cli',
      `--userdb=${join(folder, 'turndb')}`,
      `--pidfile=${join(folder, 'pid')}`,
      '--log-file=stdout',
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const said: string[] = []
  child.stdout.on('data', text => said.push(String(text)))
  return {
    url: `turn:127.0.0.1:${port}?transport=udp`,
    /** What it has logged. */
    said: () => said.join(''),
    remove: async () => {
      await killChild(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
