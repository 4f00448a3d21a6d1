// npm run fuzz [requests] [--postgres]: so many odd requests as each role, 10,000 unless said, from a seed that is
// printed; on the embedded database unless said.
import { join } from 'node:path'
import { checkNode, install, root, run } from './project.mjs'

checkNode()
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
const asked = process.argv.slice(2)
const database = asked.includes('--postgres') ? 'postgres' : 'embedded'
const requests = asked.find(word => /^\d+$/.test(word)) ?? '10000'
const began = Date.now()
console.log(`  ${requests} requests as each of twelve, ${database} database; FUZZ_SEED=${seed} repeats them`)
try {
  await install()
  await run(
    '',
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--project=${database}`,
      '--reporter=verbose',
      'app/server/hostile/fuzz.test.ts',
    ],
    { loud: true, env: { FUZZ_SEED: seed, FUZZ_REQUESTS: requests } },
  )
} catch (error) {
  console.error(`  ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
console.log(`  ${Math.round((Date.now() - began) / 1000)} s; FUZZ_SEED=${seed}`)
