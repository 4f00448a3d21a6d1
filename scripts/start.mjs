// npm start: everything from a fresh clone to an open fair.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, checkNode, install, root } from './project.mjs'

checkNode()
try {
  await install()
  await build()
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
