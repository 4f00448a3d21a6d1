// npm run bench [-- --keep] [name …]: builds where a source has changed, then measures.
import { join } from 'node:path'
import { build, checkNode, install, root, run } from './project.mjs'

checkNode()
try {
  await install()
  await build()
  await run('', join(root, 'node_modules/.bin/tsx'), [join(root, 'bench/run.ts'), ...process.argv.slice(2)], {
    loud: true,
  })
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
