import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { partsOfRouter } from './parts-of-router.ts'

const folder = 'node_modules/react-router/dist/production'
const files = readdirSync(folder).filter(name => name.endsWith('.mjs'))
const code = files.map(name => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')

it('each component of the router may be left out, and none is kept for its name', () => {
  const parts = partsOfRouter(code)
  expect(code).toMatch(/^Form\.displayName/m)
  expect(parts).not.toMatch(/^\w+\.displayName = "/m)
  expect(parts).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m)
  expect(parts).not.toMatch(/^var [\w$]+ = React\d*\.(forwardRef|memo|createContext)\(/m)
})
