/** The gates that no compiler holds: who imports whom, every word in every language, the widths at which layouts change, where documents lead. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { checkBreakpoints, oddWidths } from './check-breakpoints.ts'
import { checkLinks, unproved } from './check-links.ts'
import { checkWords } from './check-words.ts'

const cruiser = join(packageRoot, 'node_modules/.bin/depcruise')

function cruise(...folders: string[]) {
  const { stdout, status } = spawnSync(
    cruiser,
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders],
    { cwd: packageRoot, encoding: 'utf8' },
  )
  return { stdout, status, modules: Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0) }
}

const problems: string[] = []

const tree = cruise('app', 'domain', 'platform', 'seed')
if (tree.status) problems.push(tree.stdout)
// A gate can be green by seeing nothing.
if (tree.modules < 200)
  problems.push(
    `The dependency rules saw ${tree.modules} modules only: is @swc/core installed?\n${tree.stdout}`,
  )
const fixture = cruise('scripts/fixtures')
if (!fixture.status)
  problems.push('The dependency rules let scripts/fixtures pass, which breaks them on purpose.')

problems.push(...checkWords(), ...checkBreakpoints(), ...checkLinks())
if (oddWidths('@media (max-width: 900px) {} @media (width < 40em) {} (max-width: 640px)').length !== 2)
  problems.push('The gate of the breakpoints lets odd widths pass.')
const rows =
  '| a threat | refused | |\n| one | by this | [code](a.ts) |\n| another | by that | [test](a.test.ts) |'
if (unproved(rows, () => true).length !== 2)
  problems.push('The gate of the threats lets rows without a test pass.')

for (const problem of problems) console.error(problem)
console.log(
  problems.length
    ? `${problems.length} problems`
    : `Imports of ${tree.modules} modules and all words are in order.`,
)
process.exit(problems.length ? 1 : 0)
