// npm test: everything to a green suite, and one line at the end that says how many.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode, children, has, install, root, run } from './project.mjs'
import { gate, playwright, printSum, script, vitest } from './stages.mjs'

const skipped = []

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version') && has('apt-get')
const postgres = () => has('postgres') || existsSync('/usr/lib/postgresql')
/** The same engine without windows and what is drawn around a page comes first: it takes two thirds of the machine. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browserNames = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const chromium = () => process.env.CHROMIUM_PATH || browserNames.find(has)

const shellPackage = 'chromium-headless-shell'
/** Debian packs the shell since its twelfth release. */
const isShellPacked = () => spawnSync('apt-cache', ['show', shellPackage]).status === 0

const apt = (label, ...args) => run(label, 'apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
const installPackages = names =>
  apt(`Installing ${names.join(', ')}`, 'install', '-y', '-qq', '--no-install-recommends', ...names)

/** Where this is a Debian machine of our own, what is missing is installed; elsewhere it is said. */
async function systemPackages() {
  if (!isRootOnDebian) return
  if (!postgres() || !chromium()) {
    await apt('Reading the package lists', 'update', '-qq')
    const browser = isShellPacked() ? shellPackage : 'chromium'
    await installPackages([!postgres() && 'postgresql', !chromium() && browser].filter(Boolean))
  } else if (!process.env.CHROMIUM_PATH && !shells.some(has) && isShellPacked()) {
    // The browser that is there does as well.
    await installPackages([shellPackage]).catch(() => {})
  }
}

async function gates() {
  await gate('Types', 'tsc', ['-b'])
  await gate('Lint and format', 'biome', ['check', '--error-on-warnings'])
  await gate('Structure', 'tsx', ['scripts/check.ts'])
  await vitest(out, ['unit', 'replacing'], 'Unit tests')
}

/** The server tests of one project on its database, whose statements are recorded. */
const servers = (project, label) =>
  vitest(out, [project], label, {
    ...(!postgres() && { NO_POSTGRES: '1' }),
    TEST_CHILDREN: children,
    RECORD_STATEMENTS: statements,
  })

async function postgresServers() {
  if (postgres()) await servers('postgres', 'PostgreSQL')
  else
    skipped.push(
      'server tests on PostgreSQL and the deployment guide: no PostgreSQL was found (Debian: apt-get install postgresql)',
    )
}

async function browsers() {
  if (!(await script('Build', 'build.mjs'))) return
  if (postgres()) await vitest(out, ['guide'], 'Deployment guide')
  const path = chromium()
  if (!path)
    return void skipped.push(
      'browser tests: no Chromium or Chrome was found (Debian: apt-get install chromium-headless-shell; or set CHROMIUM_PATH)',
    )
  const executable = path.startsWith('/')
    ? path
    : spawnSync('sh', ['-c', `command -v ${path}`])
        .stdout.toString()
        .trim()
  await playwright(out, 'Browser tests', executable)
}

checkNode()
const began = Date.now()
const out = mkdtempSync(join(tmpdir(), 'verriere-results-'))
const statements = join(out, 'statements')
let failures = 0

/** Two at a time: a browser waits a lot, and what it leaves idle the other has. What one throws stops only itself. */
async function sideBySide(...works) {
  for (const { status, reason } of await Promise.allSettled(works.map(work => work())))
    if (status === 'rejected') {
      console.error(reason instanceof Error ? reason.message : reason)
      failures += 1
    }
}

try {
  await install()
  await systemPackages()
  mkdirSync(join(root, '.cache'), { recursive: true })
  await script('Bundles', 'bundle-children.mjs')
  await sideBySide(
    () => browsers().finally(() => servers('embedded', 'Embedded database')),
    async () => {
      await gates()
      await postgresServers()
    },
  )
  await gate('Statements', 'tsx', ['scripts/check-statements.ts', statements])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failures += 1
} finally {
  rmSync(out, { recursive: true, force: true })
}
process.exit(printSum(began, skipped, failures) ? 1 : 0)
