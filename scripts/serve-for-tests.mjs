// The product with the demo fair in a folder that goes with it: what the browser tests walk through.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { build, root, run } from './project.mjs'

const main = join(root, 'dist/server/main.js')
const folder = mkdtempSync(join(tmpdir(), 'verriere-browser-'))
/** The demo fair as it is before anybody has come: tests with a server of their own begin with a copy. */
const furnished = process.env.FURNISHED ?? join(folder, 'furnished')
process.env.DATA_DIR = join(folder, 'data')
process.on('exit', () => {
  for (const one of [folder, furnished]) rmSync(one, { recursive: true, force: true })
})
await build()
await furnish()
cpSync(furnished, process.env.DATA_DIR, { recursive: true })
await import(pathToFileURL(main).href)

/** Starts the product once on an empty folder, and stops it as soon as it says where it is. */
async function furnish() {
  rmSync(furnished, { recursive: true, force: true })
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: furnished },
  })
  const ended = once(child, 'exit')
  // The last that it says before it answers; a second signal would be taken for impatience.
  createInterface({ input: child.stdout }).on('line', line => {
    if (line.includes(' is open: ')) child.kill('SIGTERM')
  })
  const [code] = await ended
  if (code !== 0) throw new Error(`The demo could not be furnished: the server ended with ${code}.`)
  const unread = [join(root, 'scripts/leave-documents-unread.ts')]
  await run('', join(root, 'node_modules/.bin/tsx'), unread, { env: { DATA_DIR: furnished } })
}
