import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { knownAccounts } from '#seed/demo/known-accounts.ts'

vi.setConfig({ testTimeout: 300_000 })

/**
 * The commands of README.md, one after the other in one shell, as on a bare machine. Substituted are: the folders /etc,
 * /opt/verriere and /var/lib by folders beneath a temporary one, the two ports by free ones, the database's socket by
 * the address of the tests' PostgreSQL (a real one, without this database and this user), `useradd`, `chown` and `sudo`
 * (everything runs as whoever runs the tests), `systemctl` (below: it starts what the unit says, with its environment
 * and nothing else), `nginx` (its file is only put in place), and the copy of the project (links to this one).
 */
const steps = async () =>
  [...(await readFile(join(packageRoot, 'deploy/README.md'), 'utf8')).matchAll(/^ *```bash\n(.*?)^ *```/gms)]
    .map(([, block = '']) => block.replace(/^ {3}/gm, ''))
    .join('\n')

const nothing = '#!/bin/sh\nexit 0\n'
const commands: Record<string, string> = {
  useradd: '#!/bin/sh\nmkdir -p "$ROOT/opt/verriere"\n',
  chown: nothing,
  nginx: nothing,
  // -u USER and -Hu USER
  sudo: '#!/bin/sh\nshift 2\nexec "$@"\n',
  install: '#!/bin/sh\nfor last in "$@"; do :; done\n: > "$last"; chmod 600 "$last"\n',
  systemctl: `#!/bin/sh
[ "$1" = enable ] || exit 0
shift 2
for instance in "$@"; do
  port="\${instance#*@}"
  unit="$(sed "s|%i|$port|g; s|/etc/|$ROOT/etc/|g; s|/opt/|$ROOT/opt/|g; s|/usr/bin/node|$NODE|g" "$ROOT/etc/systemd/system/verriere@.service")"
  of() { printf '%s\\n' "$unit" | sed -n "s/^$1=//p"; }
  cd "$(of WorkingDirectory)"
  (
    # As systemd reads it: what is between the quotes.
    set --
    while IFS= read -r line; do
      value="\${line#*=}"; value="\${value#\\"}"; value="\${value%\\"}"
      set -- "$@" "\${line%%=*}=$value"
    done < "$(of EnvironmentFile)"
    exec env -i PATH="$PATH" HOME="$ROOT" "$@" $(of Environment) $(of ExecStart)
  ) > "$ROOT/$port.log" 2>&1 &
  echo $! >> "$ROOT/pids"
done
`,
}

let root: string
let ports: number[]
/** The server's, for those who look after it. */
const server = () => new URL(process.env.TEST_DATABASE_URL ?? '')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'verriere-guide-'))
  ports = [await freePort(), await freePort()]
  for (const folder of ['bin', 'project', 'etc/systemd/system', 'etc/nginx/conf.d', 'var/lib'])
    await mkdir(join(root, folder), { recursive: true })
  for (const name of await readdir(packageRoot))
    await symlink(join(packageRoot, name), join(root, 'project', name))
  for (const [name, text] of Object.entries(commands)) {
    await writeFile(join(root, 'bin', name), text)
    await chmod(join(root, 'bin', name), 0o755)
  }
})
afterAll(async () => {
  const pids = await readFile(join(root, 'pids'), 'utf8').catch(() => '')
  for (const pid of pids.split('\n').filter(Boolean)) await ended(Number(pid))
  const database = await openDatabase({ url: server().href, dataDir: '', log: quietLog })
  await sql`drop database if exists verriere with (force)`.execute(database.kysely)
  await sql`drop role if exists verriere`.execute(database.kysely)
  await database.close()
  await rm(root, { recursive: true, force: true })
})

it('the deployment guide ends with a login of its super admin, and with no account that anybody knows', async () => {
  const here = (await steps())
    .replaceAll(/(?<=[ '])\/(etc|opt|var\/lib)\//g, `${root}/$1/`)
    .replaceAll('"/var/lib', `"${root}/var/lib`)
    .replaceAll('%2Fvar%2Frun%2Fpostgresql', server().host)
    .replaceAll('3001', String(ports[0]))
    .replaceAll('3002', String(ports[1]))
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', here], {
    cwd: join(root, 'project'),
    env: {
      PATH: `${join(root, 'bin')}:${process.env.PATH}`,
      HOME: root,
      ROOT: root,
      NODE: process.execPath,
      PGHOST: server().hostname,
      PGPORT: server().port,
      PGUSER: 'postgres',
    },
  })
  expect(stdout).toContain('Working on the PostgreSQL database verriere')
  const password = /^ {4}(\S{20,})$/m.exec(stdout)?.[1]
  const address = `http://127.0.0.1:${ports[1]}/api`
  const { challenge } = (await (await fetch(`${address}/captcha`)).json()) as {
    challenge: Parameters<typeof solveChallenge>[0]['challenge']
  }
  const solution = await solveChallenge({ challenge, deriveKey })
  const answer = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'you@example.org',
      password,
      g_recaptcha_response: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    }),
  })
  expect([answer.status, await answer.json()]).toMatchObject([200, { token: expect.any(String) }])

  const url = server()
  url.pathname = '/verriere'
  const database = await openDatabase({ url: url.href, dataDir: '', log: quietLog })
  const { rows } = await sql`select email from app_user`.execute(database.kysely)
  const known = await knownAccounts(database.kysely)
  await database.close()
  expect(rows).toEqual([{ email: 'you@example.org' }])
  expect(known).toEqual([])
})

/** Asks a process to end, and is done when it is gone. */
async function ended(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGTERM')
    while (!(await isZombie(pid))) {
      process.kill(pid, 0)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  } catch {}
}

/** It has ended, but whoever inherited it, the first process of a container, has not asked how. */
const isZombie = async (pid: number) =>
  / Z \d+ /.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
