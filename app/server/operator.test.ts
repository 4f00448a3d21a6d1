import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { many } from '#platform/server/database/rows.ts'
import { scriptArguments } from '#platform/server/testing/child-process.ts'
import { openForOperator } from './operator.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

let platform: TestPlatform
let stop: () => Promise<void>
beforeAll(async () => {
  platform = await testPlatform()
  stop = await openForOperator(platform.services)
}, 120_000)
afterAll(async () => {
  await stop()
  await platform.close()
})

const run = promisify(execFile)

/** `npm run import` beside the running server. */
async function importing(csv: string, fair: string, ...more: string[]) {
  const { DATA_DIR } = platform.services.settings
  const file = join(DATA_DIR, 'stands.csv')
  await writeFile(file, csv)
  return run(process.execPath, [...scriptArguments('scripts/import.ts'), file, '--fair', fair, ...more], {
    cwd: packageRoot,
    env: { ...process.env, DATA_DIR, DATABASE_URL: '' },
  }).catch((error: { stdout: string; stderr: string }) => error)
}

const market = 'hall,number,firm\nQuai,1,Ferme des Aulnes\nQuai,2,Rucher'

it('imports through the running server, says how far it is, and changes nothing the second time', async () => {
  const first = await importing(market, 'fair-two')
  expect(first.stderr).toBe('')
  expect(first.stdout).toContain('Importing 4/4')
  expect(first.stdout).toContain('2 rows: 1 halls, 0 sectors, 2 exhibitors and 2 stands are new')
  expect((await importing(market, 'fair-two')).stdout).toContain('2 rows were there already')
  const rows = await many(platform.services.database.kysely)`
    select 1 from stand st join firm f on f.id = st.firm_id where f.name = 'Rucher'`
  expect(rows).toHaveLength(1)
}, 120_000)

it('says what is wrong with a file or a fair, and writes nothing', async () => {
  expect((await importing(market, 'nowhere')).stderr).toContain('There is no fair at this address.')
  expect((await importing('hall,number,firm\nQuai,1,', 'fair-two')).stderr).toMatch(/line 2, firm: ./)
  expect((await importing('', 'fair-two')).stderr).toContain('Nothing was imported: This file has no row')
}, 120_000)

it('takes columns for what they are said to hold, the others for what their titles say', async () => {
  const list = 'Halle;Kürzel;Wer;Code\nNef;C1204;Ferme du Moulin;x'
  const say = (...columns: string[]) =>
    importing(list, 'fair-two', ...columns.flatMap(column => ['--column', column]))
  expect((await say()).stderr).toContain('Say which column contains')
  expect((await say('Wo=number')).stderr).toContain('no column “Wo”')
  expect((await say('Wer=who')).stderr).toMatch(/no field “who”.* firm, hall/)
  expect((await say('Wer=firm', 'Kürzel=firm')).stderr).toContain('Nothing was imported')
  expect((await say('wer=firm', 'Kürzel=number', 'Code=')).stdout).toContain('1 halls')
  const rows = await many(platform.services.database.kysely)`
    select st.label, i.key from stand st join firm f on f.id = st.firm_id join stand_import i on i.stand_id = st.id
    where f.name = 'Ferme du Moulin'`
  expect(rows).toEqual([{ label: 'C1204', key: 'firm:ferme du moulin' }])
}, 120_000)

it('figures of a day are made anew through the running server, and of no other fair', async () => {
  const rebuilding = (...asked: string[]) =>
    run(process.execPath, [...scriptArguments('scripts/admin.ts'), 'rebuild-day', ...asked], {
      cwd: packageRoot,
      env: { ...process.env, DATA_DIR: platform.services.settings.DATA_DIR, DATABASE_URL: '' },
    }).catch((error: { stdout: string; stderr: string }) => error)
  expect((await rebuilding('fair-two', '2026-11-24')).stdout).toContain('were made anew')
  expect((await rebuilding('nowhere', '2026-11-24')).stderr).toContain('There is no fair at this address.')
}, 120_000)
