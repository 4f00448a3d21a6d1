import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from '#platform/server/testing/free-port.ts'

export type TestPostgres = { url: string; stop(): Promise<void> }

/** What a database that is gone after some seconds needs otherwise than one that lasts. */
const forTests = [
  // Over a few rows any plan is good, and making one takes longer than all the rest. What is good over many rows is
  // asked by `plans.test.ts`, for the values of each question.
  'plan_cache_mode=force_generic_plan',
  // Its rows are gone before anybody would clean up after them.
  'autovacuum=off',
]

/**
 * A PostgreSQL server of its own for one run, without durability. It ends with this process, also when this process is
 * killed: the shell around it reads a pipe that breaks then.
 */
export async function startPostgres({ parent = tmpdir(), settings = forTests } = {}): Promise<TestPostgres> {
  const bin = binaries()
  const user = unprivileged()
  const folder = mkdtempSync(join(parent, 'verriere-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
  const initdb = [
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
    data,
  ]
  execFileSync(join(bin, 'initdb'), initdb, {
    ...user,
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  const port = await freePort()
  const all = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    ...settings,
  ]
  const server = [join(bin, 'postgres'), '-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const script =
    '"$@" >"$LOG" 2>&1 & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$FOLDER"'
  const args = ['-c', script, 'sh', ...server, ...all.flatMap(setting => ['-c', setting])]
  const shell = spawn('sh', args, {
    ...user,
    cwd: tmpdir(),
    env: { ...env, FOLDER: folder, LOG: join(folder, 'log') },
    stdio: ['pipe', 'ignore', 'inherit'],
    // A Ctrl-C in the terminal is for the tests: the server follows when its pipe breaks.
    detached: true,
  })
  shell.unref()
  // Through the socket in its folder: a quarter of what a test of many calls takes is the sending of queries.
  const url = `postgres://postgres@127.0.0.1:${port}/postgres?host=${encodeURIComponent(folder)}`
  await answering(url, shell)
  return {
    url,
    async stop() {
      const ended = new Promise(resolve => shell.once('exit', resolve))
      shell.ref()
      shell.stdin?.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function binaries(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(debian, version, 'bin')),
  ]
  const found = folders.find(
    folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  if (!found) {
    throw new Error(
      'No PostgreSQL server was found for the tests. Install one (Debian: apt-get install postgresql; ' +
        'macOS: brew install postgresql) or put its initdb and postgres on the PATH.',
    )
  }
  return found
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (which: string) =>
        Number(execFileSync('id', [which, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as.')
}

async function answering(url: string, shell: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (shell.exitCode !== null) throw new Error('The PostgreSQL server of the tests ended at once.')
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  throw new Error('The PostgreSQL server of the tests did not answer within 30 seconds.')
}
