// npm run build: what is needed to start, without starting.
import { build, checkNode, install } from './project.mjs'

checkNode()
try {
  await install()
  await build()
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
