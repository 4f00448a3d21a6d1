// The product with the demo fair in a folder that goes with it: what the browser tests walk through.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, root } from './project.mjs'

const folder = mkdtempSync(join(tmpdir(), 'verriere-browser-'))
process.env.DATA_DIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await build()
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
