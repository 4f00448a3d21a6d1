// npm test: everything to a green suite, and one line at the end that says how many.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, checkNode, has, install, root, run } from './project.mjs'

const bin = name => join(root, 'node_modules', '.bin', name)
const skipped = []
let passed = 0
let failed = 0

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

async function step(label, command, args, options = {}) {
  console.log(`\n── ${label}`)
  const code = await new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...options.env },
    })
    child.on('close', resolve)
    child.on('error', error => {
      console.error(error.message)
      resolve(1)
    })
  })
  return code === 0
}

const count = ok => {
  if (ok) passed += 1
  else failed += 1
}

async function vitest(out) {
  const projects = ['unit', 'embedded', ...(postgres() ? ['postgres'] : [])]
  if (!postgres())
    skipped.push('server tests on PostgreSQL: no PostgreSQL was found (Debian: apt-get install postgresql)')
  const report = join(out, 'vitest.json')
  const ok = await step('Unit and server tests', process.execPath, [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap(name => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  if (!existsSync(report)) return count(ok)
  const { numPassedTests, numFailedTests, numPendingTests, success } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  passed += numPassedTests
  failed += numFailedTests
  if (!success && numFailedTests === 0) failed += 1
  if (numPendingTests) skipped.push(`${numPendingTests} tests said why they could not run here`)
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
  const ok = await step(
    'Browser tests',
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    { env: { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  )
  if (!existsSync(report)) return count(ok)
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  passed += stats.expected + stats.flaky
  failed += stats.unexpected
  if (!ok && stats.unexpected === 0) failed += 1
  if (stats.skipped) skipped.push(`${stats.skipped} browser tests said why they could not run here`)
}

checkNode()
const began = Date.now()
const out = mkdtempSync(join(tmpdir(), 'verriere-results-'))
try {
  await install()
  await systemPackages()
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (const [label, command, args] of gates()) count(await step(label, command, args))
  await vitest(out)
  await build()
  await browser(out)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failed += 1
} finally {
  rmSync(out, { recursive: true, force: true })
}
console.log(`\n${Math.round((Date.now() - began) / 1000)} s`)
for (const line of skipped) console.log(`skipped: ${line}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

function gates() {
  return [
    ['Types', bin('tsc'), ['-b']],
    ['Lint and format', bin('biome'), ['check', '--error-on-warnings']],
    ['Structure, words and imports', bin('tsx'), ['scripts/check.ts']],
  ]
}
