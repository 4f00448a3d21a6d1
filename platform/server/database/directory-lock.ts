import { randomBytes } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { controlPath } from './control-path.ts'
import { lifeOf, type ProcessIdentity, thisProcess } from './process-identity.ts'

const LOCK = 'database.lock'
const CLAIM = 'database.claim-'
const CLAIM_LIFE = 10_000

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
}

/**
 * Two processes on one directory would lose data without any error. The claim makes one taker at a time look at
 * the lock, so that a lock left by a dead process has exactly one heir. Returns the release.
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const me = thisProcess()
  const lock = join(dataDir, LOCK)
  const claim = await claimed(dataDir, me)
  try {
    const holder = await readIdentity(lock)
    if (holder && (await isLocked(holder, dataDir))) throw inUse(dataDir, holder)
    await rm(lock, { force: true })
    await link(claim, lock)
  } finally {
    await rm(claim, { force: true })
  }
  return () => rm(lock, { force: true })
}

async function claimed(dataDir: string, me: ProcessIdentity): Promise<string> {
  const name = `${CLAIM}${me.pid}-${randomBytes(6).toString('hex')}`
  const claim = join(dataDir, name)
  for (let attempt = 1; ; attempt += 1) {
    await writeFile(`${claim}.new`, JSON.stringify(me), { mode: 0o600 })
    await rename(`${claim}.new`, claim)
    const rival = await livingRival(dataDir, name)
    if (!rival) return claim
    await rm(claim, { force: true })
    if (attempt === 50) throw inUse(dataDir, rival)
    await new Promise(resolve => setTimeout(resolve, 10 + Math.random() * 90))
  }
}

async function livingRival(dataDir: string, mine: string): Promise<ProcessIdentity | undefined> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(CLAIM) || name.endsWith('.new') || name === mine) continue
    const file = join(dataDir, name)
    const rival = await readIdentity(file)
    if (!rival) continue
    const life = lifeOf(rival)
    const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: 0 }))).mtimeMs
    if (life === 'alive' || (life === 'unknown' && age < CLAIM_LIFE)) return rival
    await rm(file, { force: true })
  }
  return undefined
}

async function isLocked(holder: ProcessIdentity, dataDir: string): Promise<boolean> {
  const life = lifeOf(holder)
  return life === 'unknown' ? await answers(controlPath(dataDir)) : life === 'alive'
}

/** A server in another container shares the directory but not the process numbers; its socket answers. */
function answers(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function readIdentity(file: string): Promise<ProcessIdentity | undefined> {
  try {
    const found: Partial<ProcessIdentity> = JSON.parse(await readFile(file, 'utf8'))
    const { pid = 0, started = '', space = '', command = 'unknown' } = found
    return { pid, started, space, command }
  } catch {
    return undefined
  }
}

function inUse(dataDir: string, { pid, command }: ProcessIdentity): DirectoryInUse {
  return new DirectoryInUse(
    `The data directory ${resolve(dataDir)} is in use by process ${pid} (${command}). ` +
      'One embedded database serves one process: stop that process first, choose another DATA_DIR, ' +
      'or set DATABASE_URL to share a PostgreSQL server.',
  )
}
