/**
 * The wall for SQL: a statement in `domain/<name>/server` names tables of its own domain, of earlier ones and of the
 * platform, one in `platform/server` tables of the platform alone. Those that name a later one stand in `upward-sql.json`, which only shrinks.
 * `npm run upward` prints them, `npm run upward -- --write` writes that file after some have gone.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { type Naming, tablesIn } from './sql-statements.ts'

/** One table of a later domain, named by one statement of a file. */
type Upward = Naming & { file: string; owner: string }
/** By file: `<verb> <table>`, once for each statement. */
type Ledger = Record<string, string[]>

const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8')
const order: string[] = createRequire(import.meta.url)('./domain-order.cjs')
const ledgerFile = 'scripts/upward-sql.json'

const isSource = (name: string) => /(?<!\.test)\.ts$/.test(name) && !name.includes('testing/')

/** The tables and views of the database, as `npm run tables` wrote them. */
const allTables = () =>
  [
    ...(read('migrations/tables.ts').split('export interface Tables {')[1] ?? '').matchAll(/^ {2}(\w+): /gm),
  ].map(([, table = '']) => table)

const folderOf = (domain: string) => (domain === 'platform' ? domain : join('domain', domain))

function sourcesOf(side: 'contract' | 'server'): { domain: string; file: string }[] {
  return ['platform', ...order].flatMap(domain => {
    const folder = join(folderOf(domain), side)
    if (!existsSync(join(packageRoot, folder))) return []
    return readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .sort()
      .map(name => ({ domain, file: join(folder, name) }))
  })
}

/** Tables without a resource or list, as who owns them names them in `server/tables.json`. */
function undeclaredIn(folder: string): string[] {
  const path = join(folder, 'server/tables.json')
  return existsSync(join(packageRoot, path)) ? JSON.parse(read(path)) : []
}

/** Owners of tables by name: the domain whose contract declares its resource or list, or who names it besides. */
async function ownersOfTables(): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const { domain, file } of sourcesOf('contract')) {
    const declared: unknown[] = Object.values(await import(join(packageRoot, file)))
    for (const one of declared.flat())
      if (one && typeof one === 'object' && 'table' in one && 'record' in one)
        owners.set(String(one.table), domain)
  }
  for (const domain of ['platform', ...order])
    for (const table of undeclaredIn(folderOf(domain))) owners.set(table, domain)
  return owners
}

function upwardIn(file: string, source: string, owners: ReadonlyMap<string, string>): Upward[] {
  const [, domain = ''] = /domain\/([^/]+)\/server\//.exec(file) ?? []
  // The platform comes before all of them.
  const at = order.indexOf(domain)
  return tablesIn(source).flatMap(naming => {
    const owner = owners.get(naming.table) ?? ''
    return order.indexOf(owner) > at ? [{ ...naming, file, owner }] : []
  })
}

async function survey() {
  const owners = await ownersOfTables()
  const upward = sourcesOf('server').flatMap(({ file }) => upwardIn(file, read(file), owners))
  return { owners, upward }
}

function ledgerOf(upward: readonly Upward[]): Ledger {
  const ledger: Ledger = {}
  for (const { file, verb, table } of upward) ledger[file] = [...(ledger[file] ?? []), `${verb} ${table}`]
  for (const entries of Object.values(ledger)) entries.sort()
  return ledger
}

/** What names tables of later domains at most, the platform's own included: this figure only goes down. */
const statementsMost = 35
const statementsIn = (upward: readonly Upward[]) => new Set(upward.map(({ file, text }) => file + text)).size

const countOf = (entries: readonly string[], entry: string) => entries.filter(other => other === entry).length

/** What is in one ledger more often than in the other. */
function missingIn(other: Ledger, ledger: Ledger): string[] {
  return Object.entries(ledger).flatMap(([file, entries]) =>
    [...new Set(entries)]
      .filter(entry => countOf(entries, entry) > countOf(other[file] ?? [], entry))
      .map(entry => `${file}: ${entry}`),
  )
}

/** What no ledger excuses: writing, and more statements than there may be. */
const refusedAnyway = (upward: readonly Upward[], most: number): string[] => [
  ...upward
    .filter(({ verb }) => verb === 'writes')
    .map(({ file, table }) => `${file} writes ${table}, a table of a later domain: that domain does.`),
  ...(statementsIn(upward) > most
    ? [`${statementsIn(upward)} statements name tables of later domains: ${most} at most.`]
    : []),
]

/** Sources that break the wall, with what of it the gate has to see. */
const fixtures: Ledger = {
  'scripts/fixtures/domain/fairs/server/names-later-tables.ts': [
    'names fair_firm',
    'reads firm',
    'reads firm',
    'reads stand',
    'reads stand',
    'reads stand_contact',
    'writes stand',
    'writes stand',
    'writes stand_contact',
  ],
  'scripts/fixtures/platform/server/names-tables-of-domains.ts': ['reads app_user', 'writes media_object'],
}

/** Fixtures of which the gate does not see everything, or which a ledger that names all of it would excuse. */
function blindSpots(owners: ReadonlyMap<string, string>): string[] {
  return Object.entries(fixtures).flatMap(([file, entries]) => {
    const upward = upwardIn(file, read(file), owners)
    const writes = entries.filter(entry => entry.startsWith('writes')).length
    return [
      ...(String(ledgerOf(upward)[file]) === String(entries)
        ? []
        : [`The gate of SQL does not see what ${file} names.`]),
      ...(refusedAnyway(upward, 100).length === writes &&
      refusedAnyway(upward, statementsIn(upward) - 1).length === writes + 1
        ? []
        : [`The gate of SQL lets ${file} write, or name more than it may.`]),
    ]
  })
}

/** New statements that name tables of later domains, entries that are no longer true, tables of nobody. */
export async function checkUpwardSql(): Promise<{ problems: string[]; count: number }> {
  const { owners, upward } = await survey()
  const known: Ledger = JSON.parse(read(ledgerFile))
  const found = ledgerOf(upward)
  const tables = allTables()
  const problems = [
    ...refusedAnyway(upward, statementsMost),
    ...missingIn(known, found).map(
      entry => `${entry}, a table of a later domain: the statement belongs there, or that domain gives it.`,
    ),
    ...missingIn(found, known).map(entry => `${entry} is gone: take it out of ${ledgerFile}.`),
    ...tables
      .filter(table => !owners.has(table))
      .map(
        table =>
          `Nobody owns the table ${table}: declare a resource, or name it in server/tables.json of its domain.`,
      ),
    ...[...owners.keys()]
      .filter(table => !tables.includes(table))
      .map(table => `${table} has an owner, and is no table.`),
  ]
  problems.push(...blindSpots(owners))
  return { problems, count: upward.length }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { upward } = await survey()
  for (const { file, verb, table, owner, text } of upward)
    console.log(`${file}  ${verb} ${table} (${owner})  ${text}`)
  const writes = upward.filter(({ verb }) => verb === 'writes').length
  const statements = statementsIn(upward)
  console.log(
    `${statements} statements name ${upward.length} tables of later domains, ${writes} of them to write.`,
  )
  if (process.argv.includes('--write'))
    writeFileSync(join(packageRoot, ledgerFile), `${JSON.stringify(ledgerOf(upward), null, 2)}\n`)
}
