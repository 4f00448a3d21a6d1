import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'

export type Served = {
  url: string
  pid: number
  /** Resident memory in MB, of the process and its children. */
  memory(): number
  /** Milliseconds of processor time that the process has taken so far, in all its threads. */
  processor(): number
  stop(): Promise<void>
}

/** By which a measurement may sign what the product signs. */
export const appSecret = 'bench-0123456789-abcdefghijklmnopqrstuvwxyz'

/** `PROFILE`: a folder into which each server writes what its processor did. */
const profiled = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : []

/** The built product in a process of its own, as in production. */
export async function serveProduct(env: Record<string, string> = {}): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'verriere-bench-'))
  const port = await freePort()
  const served = await serve(
    process.execPath,
    [...profiled, join(packageRoot, 'dist/server/main.js')],
    `http://localhost:${port}`,
    '/ready',
    {
      // The demo is refused in production; unset, the pages are drawn as there.
      NODE_ENV: env.DEMO === '1' ? '' : 'production',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      APP_SECRET: appSecret,
      DATA_DIR: folder,
      ...env,
    },
  )
  const stop = async () => {
    await served.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...served, stop }
}

/** A program that answers under `url` once it is ready. */
export async function serve(
  command: string,
  args: string[],
  url: string,
  ready: string,
  env: Record<string, string>,
): Promise<Served> {
  const child = spawn(command, args, {
    cwd: packageRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Nothing is left running where a measurement fails.
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await answering(url + ready, child).catch(error => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    pid: child.pid ?? 0,
    memory: () => residentMemory(child.pid ?? 0),
    processor: () => processorTime(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answering(address: string, child: ChildProcess) {
  for (let attempt = 0; attempt < 6_000; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`What should answer at ${address} ended with ${child.exitCode}.`)
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${address} did not answer within ten minutes.`)
}

/** nginx does its work in a child. */
const residentMemory = (pid: number): number => {
  const own = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((all, child) => all + residentMemory(Number(child)), Number(own) / 1024)
}

/** Milliseconds of processor time that a process has taken so far, in all its threads. */
export const processorTime = (pid: number) => {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(' ')
    .slice(13, 15)
    .map(Number)
  return (user + system) * 10
}
