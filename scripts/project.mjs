// What the start and test scripts share. Plain JavaScript: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, '.cache')
/** Where `bundle-children.mjs` writes to. */
export const children = join(cache, 'children')

const hash = text => createHash('sha256').update(text).digest('hex')
const note = name => join(cache, `${name}.stamp`)
const noted = name => (existsSync(note(name)) ? readFileSync(note(name), 'utf8') : '')
const write = (name, value) => {
  mkdirSync(cache, { recursive: true })
  writeFileSync(note(name), value)
}

/** @throws when the Node that runs this is too old for the packages. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`  Node ${process.versions.node} is too old: Verrière needs 20.19 or newer.`)
  process.exit(1)
}

/** Runs a command to its end; what it prints is shown only when it fails, unless `loud`. */
export function run(label, command, args, { loud = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const began = Date.now()
    if (label) process.stdout.write(`  ${label} …`)
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const chunks = []
    child.stdout?.on('data', chunk => chunks.push(chunk))
    child.stderr?.on('data', chunk => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', code => {
      if (label)
        process.stdout.write(code === 0 ? ` ${((Date.now() - began) / 1000).toFixed(1)} s\n` : ' failed\n')
      if (code === 0) return resolve(undefined)
      process.stdout.write(Buffer.concat(chunks))
      reject(new Error(`${command} ${args.join(' ')} ended with ${code}`))
    })
  })
}

/** Installs from the lockfile where what is installed is not what it says. */
export async function install() {
  const wanted = hash(readFileSync(join(root, 'package-lock.json')) + process.version)
  if (noted('install') === wanted && existsSync(join(root, 'node_modules', 'fastify'))) return
  // In production too it is built here.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await run('Installing packages', npm(), ['ci', ...options], {})
  write('install', wanted)
}

export const npm = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm')

const sources = ['app', 'domain', 'platform', 'migrations', 'seed', 'vite.config.ts', 'package-lock.json']

function fingerprint(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return `${path}:${stat.size}:${stat.mtimeMs}\n`
  return readdirSync(path)
    .filter(name => !/\.test\.tsx?$/.test(name))
    .sort()
    .map(name => fingerprint(join(path, name)))
    .join('')
}

/** Builds the browser's and the server's part where a source has changed since the last time. */
export async function build() {
  const wanted = hash(sources.map(name => fingerprint(join(root, name))).join('') + process.version)
  if (
    noted('build') === wanted &&
    existsSync(join(root, 'dist/server/main.js')) &&
    existsSync(join(root, 'dist/client/.vite/manifest.json'))
  )
    return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await run('Building the pages', process.execPath, [vite, 'build', '--logLevel', 'error'])
  await run('Building the server', process.execPath, [vite, 'build', '--ssr', '--logLevel', 'error'])
  write('build', wanted)
}

export const has = command => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
