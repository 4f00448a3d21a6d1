// The stages of `npm test`: each a command whose lines carry its name, since several run side by side.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './project.mjs'

/** What was run, in the order of its end. */
export const stages = []

/** The last of what a stage said, which is repeated at the end if it failed without a test that did. */
const keptLines = 12

/** Runs a command to its end, and keeps how it ended and how long it took. Returns whether it ended well. */
async function stage(label, command, args, env, counts = ok => ({ passed: +ok, failed: +!ok })) {
  const lines = []
  const say = line => {
    console.log(`${label.padEnd(20)} │ ${line}`)
    lines.push(line)
    if (lines.length > keptLines) lines.shift()
  }
  say('begins')
  const began = Date.now()
  const code = await new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const output of [child.stdout, child.stderr]) createInterface({ input: output }).on('line', say)
    child.on('close', resolve)
    child.on('error', error => {
      say(error.message)
      resolve(1)
    })
  })
  const counted = counts(code === 0)
  // What ended badly without a test that failed has failed as well.
  if (code !== 0 && !counted.failed) counted.failed = 1
  if (code !== 0 && !counted.failures?.length) counted.failures = [{ name: label, said: lines.join('\n') }]
  const seconds = (Date.now() - began) / 1000
  say(`ends after ${Math.round(seconds)} s`)
  stages.push({ label, seconds, ...counted })
  return code === 0
}

/** A command without tests of its own passes or fails: of a package, or a script of ours. */
export const gate = (label, command, args) => stage(label, bin(command), args)
export const script = (label, file) => stage(label, process.execPath, [join(root, 'scripts', file)])

const bin = name => join(root, 'node_modules', '.bin', name)

const read = report => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)

/** Reads what the reporter has written; a runner that wrote nothing has failed or passed as a whole. */
const counted = (report, figures) => ok => {
  const found = read(report)
  return found ? figures(found) : { passed: +ok, failed: +!ok }
}

/** The tests of projects of `vitest.config.ts`; one that fails is tried once more, and named if it passes then. */
export function vitest(out, projects, label, env = {}) {
  const report = join(out, `${projects.join('-')}.json`)
  return stage(
    label,
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.map(project => `--project=${project}`),
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
    counted(report, found => ({
      passed: found.numPassedTests,
      failed: found.numFailedTests,
      skipped: found.numPendingTests,
      ...endings(found.testResults.flatMap(testsOfFile)),
      slowest: slowestFive(
        found.testResults.map(({ name, startTime, endTime }) => [
          relative(root, name),
          (endTime - startTime) / 1000,
        ]),
      ),
    })),
  )
}

/** The tests of a file, and the file itself where it could not be loaded. */
const testsOfFile = ({ name, status, message, assertionResults }) => {
  const file = relative(root, name)
  const tests = assertionResults.map(({ fullName, status, failureMessages }) => ({
    name: `${file} › ${fullName}`,
    status: status === 'passed' && failureMessages.length ? 'flaky' : status,
    errors: failureMessages,
  }))
  return status === 'failed' && !tests.some(test => test.status === 'failed')
    ? [...tests, { name: file, status, errors: [message] }]
    : tests
}

/** Which tests failed or passed at the second try, each with the first error. */
const endings = tests => {
  const named = status =>
    tests.filter(test => test.status === status).map(({ name, errors }) => ({ name, said: errors[0] ?? '' }))
  return { failures: named('failed'), flaky: named('flaky') }
}

/** The tests in a browser; one that fails is tried once more, and named if it passes then. */
export function playwright(out, label, executable) {
  const report = join(out, 'playwright.json')
  return stage(
    label,
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--retries=1', '--reporter=list,json'],
    { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    counted(report, found => {
      const tests = found.suites.flatMap(suite => testsOf(suite))
      return {
        passed: found.stats.expected + found.stats.flaky,
        failed: found.stats.unexpected,
        skipped: found.stats.skipped,
        ...endings(tests),
        slowest: slowestFive(
          found.suites.map(({ file }) => [
            `e2e/${file}`,
            tests.filter(test => test.file === file).reduce((all, { seconds }) => all + seconds, 0),
          ]),
        ),
      }
    }),
  )
}

/** The tests of a suite and of those in it; `seconds` of all tries. */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      name: `e2e/${file} › ${title}`,
      status: status === 'unexpected' ? 'failed' : status,
      // That a test took too long is said first, where it waited after it.
      errors: [results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')],
      seconds: results.reduce((all, { duration }) => all + duration / 1000, 0),
    })),
  ),
  ...suites.flatMap(testsOf),
]

const firstLines = text =>
  text
    .split('\n')
    .slice(0, keptLines)
    .map(line => `    ${line}`)
    .join('\n')

const slowestFive = files => files.sort(([, one], [, other]) => other - one).slice(0, 5)

/** How many did what, `skipped` stages and `failures` outside of any among them. Returns how many failed. */
export function printSum(began, skipped, failures) {
  const sum = what => stages.reduce((all, one) => all + (one[what] ?? 0), 0)
  const said = ({ passed, failed, skipped: left = 0 }) =>
    `${passed} passed, ${failed} failed${left ? `, ${left} skipped` : ''}`
  const timed = (label, seconds) => `${label.padEnd(34)}${String(Math.round(seconds)).padStart(5)} s`
  console.log()
  for (const one of stages) {
    console.log(`${timed(one.label, one.seconds)}  ${said(one)}`)
    for (const [file, seconds] of one.slowest ?? [])
      console.log(`${' '.repeat(34)}${String(Math.round(seconds)).padStart(5)} s  ${file}`)
  }
  console.log(timed('Everything', (Date.now() - began) / 1000))
  for (const line of skipped) console.log(`skipped: ${line}`)
  const ends = ['flaky', 'failures'].flatMap(what =>
    stages.flatMap(one =>
      (one[what] ?? []).map(end => ({ ...end, how: what === 'flaky' ? 'flaky' : 'failed' })),
    ),
  )
  for (const { how, name, said } of ends) console.log(`${how}: ${name}\n${firstLines(said)}`)
  // The names once more, together and last: of a long log the end is often all that is kept.
  for (const { how, name } of ends) console.log(`${how}: ${name}`)
  const failed = sum('failed') + failures
  console.log(said({ passed: sum('passed'), failed, skipped: sum('skipped') + skipped.length }))
  return failed
}
