// npm test: everything to a green suite, and one line at the end that says how many.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, checkNode, children, has, install, root, run } from './project.mjs'

const bin = name => join(root, 'node_modules', '.bin', name)
const skipped = []

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version') && has('apt-get')
const postgres = () => has('postgres') || existsSync('/usr/lib/postgresql')
const chromium = () =>
  process.env.CHROMIUM_PATH ||
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].find(has)

/** Where this is a Debian machine of our own, what is missing is installed; elsewhere it is said. */
async function systemPackages() {
  const missing = [!postgres() && 'postgresql', !chromium() && 'chromium'].filter(Boolean)
  if (!missing.length) return
  if (!isRootOnDebian) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('Reading the package lists', 'apt-get', ['update', '-qq'], { env })
  await run(
    `Installing ${missing.join(', ')}`,
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
    { env },
  )
}

/** What was run, in its order: one line each at the end. */
const stages = []

/** Runs a command, loud, and keeps how it ended and how long it took. */
async function stage(
  label,
  command,
  args,
  { env = {}, counts = ok => ({ passed: +ok, failed: +!ok }) } = {},
) {
  console.log(`\n── ${label}`)
  const began = Date.now()
  const code = await new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', resolve)
    child.on('error', error => {
      console.error(error.message)
      resolve(1)
    })
  })
  const counted = counts(code === 0)
  // What ended badly without a test that failed has failed as well.
  if (code !== 0 && !counted.failed) counted.failed = 1
  stages.push({ label, seconds: (Date.now() - began) / 1000, ...counted })
}

/** Seconds by file, as a report of vitest says them. */
const secondsOfFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000])

/** Seconds by file, as a report of Playwright says them: what its tests took in sum. */
const secondsOfSuites = ({ suites }) => {
  const took = ({ specs = [], suites: inner = [] }) =>
    specs
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results)
      .reduce((all, { duration }) => all + duration / 1000, 0) +
    inner.reduce((all, one) => all + took(one), 0)
  return suites.map(suite => [`e2e/${suite.file}`, took(suite)])
}

const slowestFive = files => files.sort(([, one], [, other]) => other - one).slice(0, 5)

const read = report => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)

function vitest(out, project, label, env = {}) {
  const report = join(out, `${project}.json`)
  return stage(
    label,
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      env,
      counts: ok => {
        const found = read(report)
        return found
          ? {
              passed: found.numPassedTests,
              failed: found.numFailedTests,
              skipped: found.numPendingTests,
              slowest: slowestFive(secondsOfFiles(found)),
            }
          : { passed: +ok, failed: +!ok }
      },
    },
  )
}

async function servers(out) {
  await vitest(out, 'unit', 'Unit tests')
  const isThere = postgres()
  // In a process of its own: Vite takes the one that it builds in for one in production.
  await run('Bundling what the tests start', process.execPath, [join(root, 'scripts/bundle-children.mjs')])
  const env = { ...(!isThere && { NO_POSTGRES: '1' }), TEST_CHILDREN: children }
  await vitest(out, 'embedded', 'Server tests, embedded database', env)
  if (isThere) return vitest(out, 'postgres', 'Server tests, PostgreSQL', env)
  skipped.push(
    'server tests on PostgreSQL and the deployment guide: no PostgreSQL was found (Debian: apt-get install postgresql)',
  )
}

async function browser(out) {
  const path = chromium()
  if (!path)
    return void skipped.push(
      'browser tests: no Chromium or Chrome was found (Debian: apt-get install chromium; or set CHROMIUM_PATH)',
    )
  const report = join(out, 'playwright.json')
  const executable = path.startsWith('/')
    ? path
    : spawnSync('sh', ['-c', `command -v ${path}`])
        .stdout.toString()
        .trim()
  await stage(
    'Browser tests',
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    {
      env: { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      counts: ok => {
        const found = read(report)
        return found
          ? {
              passed: found.stats.expected,
              failed: found.stats.unexpected,
              skipped: found.stats.skipped,
              slowest: slowestFive(secondsOfSuites(found)),
            }
          : { passed: +ok, failed: +!ok }
      },
    },
  )
}

checkNode()
const began = Date.now()
const out = mkdtempSync(join(tmpdir(), 'verriere-results-'))
let failure = 0
try {
  await install()
  await systemPackages()
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (const [label, command, args] of gates()) await stage(label, command, args)
  await servers(out)
  await build()
  if (postgres()) await vitest(out, 'guide', 'Deployment guide')
  await browser(out)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failure = 1
} finally {
  rmSync(out, { recursive: true, force: true })
}

const sum = what => stages.reduce((all, one) => all + (one[what] ?? 0), 0)
const said = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
console.log()
const timed = (label, seconds) => `${label.padEnd(34)}${String(Math.round(seconds)).padStart(5)} s`
for (const one of stages) {
  console.log(`${timed(one.label, one.seconds)}  ${said(one)}`)
  for (const [file, seconds] of one.slowest ?? [])
    console.log(`${' '.repeat(34)}${String(Math.round(seconds)).padStart(5)} s  ${file}`)
}
console.log(timed('Everything', (Date.now() - began) / 1000))
for (const line of skipped) console.log(`skipped: ${line}`)
const failed = sum('failed') + failure
console.log(said({ passed: sum('passed'), failed, skipped: sum('skipped') + skipped.length }))
process.exit(failed ? 1 : 0)

function gates() {
  return [
    ['Types', bin('tsc'), ['-b']],
    ['Lint and format', bin('biome'), ['check', '--error-on-warnings']],
    ['Structure, words and imports', bin('tsx'), ['scripts/check.ts']],
  ]
}
