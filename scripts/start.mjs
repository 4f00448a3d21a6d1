// npm start: everything from a fresh clone to an open fair.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import './build.mjs'
import { root } from './project.mjs'

await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
