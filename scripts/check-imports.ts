import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'

type Cruise = {
  summary: {
    totalCruised: number
    violations: { from: string; to: string; rule: { name: string; severity: string } }[]
  }
}

const config = join(packageRoot, '.dependency-cruiser.cjs')
const { forbidden } = createRequire(import.meta.url)(config) as {
  forbidden: { name: string; comment: string }[]
}
const rules = forbidden.map(({ name }) => name)
/** Domains in the order in which they know each other. */
const domains = rules.filter(name => name.startsWith('face-')).map(name => name.slice('face-'.length))

function cruise(cwd: string, folders: readonly string[]): Cruise['summary'] {
  const cruiser = join(packageRoot, 'node_modules/.bin/depcruise')
  const asked = ['--config', config, '--output-type', 'json', ...folders]
  const { stdout, stderr } = spawnSync(cruiser, asked, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${stderr || stdout}`)
  return (JSON.parse(stdout) as Cruise).summary
}

type Fixture = { file: string; imports: string }

/** The smallest thing that breaks a rule and no other one: a file, called like the rule, and what it imports. */
function fixtureOf(rule: string): Fixture | null {
  const [first = ''] = domains
  if (rule === 'no-cycle')
    return {
      file: `domain/${first}/contract/no-cycle.ts`,
      imports: `domain/${first}/contract/no-cycle-back.ts`,
    }
  if (rule === 'platform-alone')
    return { file: 'platform/contract/platform-alone.ts', imports: `domain/${first}/contract/target.ts` }
  if (rule === 'nobody-imports-app')
    return { file: `domain/${first}/contract/nobody-imports-app.ts`, imports: 'app/contract/target.ts' }
  if (rule === 'statistics-know-nobody')
    return {
      file: 'domain/statistics/contract/statistics-know-nobody.ts',
      imports: 'domain/people/contract/target.ts',
    }
  const [, kind = '', name = ''] = /^(order|face)-(.+)$/.exec(rule) ?? []
  const next = domains[domains.indexOf(name) + 1]
  if (kind === 'order' && next)
    return { file: `domain/${name}/contract/${rule}.ts`, imports: `domain/${next}/contract/target.ts` }
  // From a domain behind all others: it may know each of them, by its face.
  if (kind === 'face')
    return { file: `domain/behind/server/${rule}.ts`, imports: `domain/${name}/server/inner.ts` }
  return null
}

function write(root: string, file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Which rules the cruiser says that each fixture breaks, by the name of the fixture. */
function brokenByFixture(fixtures: readonly Fixture[]): Map<string, Set<string>> {
  const root = mkdtempSync(join(tmpdir(), 'verriere-imports-'))
  try {
    cpSync(join(packageRoot, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'))
    for (const { file, imports } of fixtures) {
      const up = '../'.repeat(file.split('/').length - 1)
      write(root, imports, 'export const value = 1\n')
      write(root, file, `import { value } from '${up}${imports}'\nexport const doubled = 2 * value\n`)
    }
    for (const { file, imports } of fixtures.filter(({ imports }) => imports.includes('no-cycle')))
      write(
        root,
        imports,
        `import { doubled } from './${basename(file)}'\nexport const value = () => doubled\n`,
      )
    const broken = new Map<string, Set<string>>()
    for (const { from, rule } of cruise(root, ['app', 'domain', 'platform']).violations) {
      const name = basename(from, '.ts').replace(/-back$/, '')
      broken.set(name, (broken.get(name) ?? new Set()).add(rule.name))
    }
    return broken
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Rules that let their fixture pass, or that are not the only ones to refuse it. */
export function checkImportRules(): string[] {
  const fixtures = rules.map(rule => ({ rule, fixture: fixtureOf(rule) }))
  const broken = brokenByFixture(fixtures.flatMap(({ fixture }) => fixture ?? []))
  return fixtures.flatMap(({ rule, fixture }) => {
    const said = [...(broken.get(rule) ?? [])]
    if (!fixture) return [`scripts/check-imports.ts has no fixture for the rule ${rule}`]
    if (said.join() === rule) return []
    return [
      `${fixture.file} imports ${fixture.imports}: refused by ${said.join(', ') || 'no rule'}, not by ${rule}`,
    ]
  })
}

/** Imports of the tree that a rule refuses, and domains that no rule knows. */
export function checkImports(): { problems: string[]; modules: number } {
  const { violations, totalCruised } = cruise(packageRoot, ['app', 'domain', 'platform', 'seed'])
  const problems = violations.map(
    ({ from, to, rule }) =>
      `${from} → ${to}: ${rule.name}. ${forbidden.find(({ name }) => name === rule.name)?.comment ?? ''}`,
  )
  const unknown = readdirSync(join(packageRoot, 'domain')).filter(name => !domains.includes(name))
  for (const name of unknown)
    problems.push(`domain/${name} has no place in the order of .dependency-cruiser.cjs`)
  // A gate can be green by seeing nothing.
  if (totalCruised < 200)
    problems.push(`The dependency rules saw ${totalCruised} modules only: is @swc/core installed?`)
  return { problems, modules: totalCruised }
}
