import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/server/testing/free-port.ts'
import { killChild } from '#platform/server/testing/kill-child.ts'

/** Debian puts libraries in a folder named for the machine. */
const libraries = ['/usr/lib', ...readdirSync('/usr/lib').map(name => join('/usr/lib', name))]
  .map(folder => join(folder, 'janus'))
  .find(folder => existsSync(join(folder, 'plugins')))
const isInstalled = libraries !== undefined && spawnSync('janus', ['--version']).error === undefined
const hasNetwork = Object.values(networkInterfaces()).some(all => all?.some(({ internal }) => !internal))

/** Why there is no Janus to test with. */
const missing = isInstalled
  ? hasNetwork
    ? null
    : 'Janus needs a network besides the loopback'
  : 'Janus is not installed (Debian: apt-get install janus)'

/** Whether there is a Janus to test with; where not it is printed, so that nobody takes it for tested. */
export function hasJanus(): boolean {
  if (missing) console.warn(`SKIPPED, tests of the video engine: ${missing}.`)
  return missing === null
}

export const janusSecret = 'between-the-platform-and-its-engine-0123456789'

/** Janus of the tests' own, as the guide configures it, on free ports; it may be killed and started anew. */
export async function ownJanus() {
  const folder = mkdtempSync(join(tmpdir(), 'verriere-janus-'))
  const port = await freePort()
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write(
    'janus.jcfg',
    `general: {
      configs_folder = "${folder}"
      plugins_folder = "${libraries}/plugins"
      transports_folder = "${libraries}/transports"
      debug_level = 3
      api_secret = "${janusSecret}"
      reclaim_session_timeout = 30
    }
    media: { rtp_port_range = "30000-33999" }
    plugins: { disable = "${others('plugins', 'videoroom')}" }
    transports: { disable = "${others('transports', 'websockets')}" }`,
  )
  write('janus.transport.websockets.jcfg', `general: { ws = true, ws_port = ${port}, ws_ip = "127.0.0.1" }`)
  write('janus.plugin.videoroom.jcfg', 'general: { }')
  let child: ChildProcess | undefined
  const kill = () => killChild(child)
  return {
    env: { JANUS_URL: `ws://127.0.0.1:${port}`, JANUS_SECRET: janusSecret },
    start: async () => {
      child = spawn('janus', ['-F', folder, '-C', join(folder, 'janus.jcfg'), '-o'], { stdio: 'ignore' })
      while (!(await isListening(port))) {
        if (child.exitCode !== null) throw new Error('Janus did not start.')
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    },
    kill,
    pid: () => child?.pid ?? 0,
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** All libraries but the one that is used. */
const others = (kind: 'plugins' | 'transports', used: string) =>
  readdirSync(join(libraries ?? '', kind))
    .filter(name => name.endsWith('.so') && name !== `libjanus_${used}.so`)
    .join(',')

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const end = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
