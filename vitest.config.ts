import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The platform and all of its parts, on PostgreSQL. */
const everything = [
  'platform/server/**/*.test.ts',
  'domain/*/server/**/*.test.ts',
  'app/server/**/*.test.ts',
  'seed/**/*.test.ts',
  'migrations/**/*.test.ts',
]

/** What the database decides and no domain: they run on the embedded one as well. */
const onBoth = [
  'platform/server/**/*.test.ts',
  'migrations/**/*.test.ts',
  'seed/**/*.test.ts',
  // What outlives a process, who comes at once, a full disk, triggers, who sees what.
  'app/server/{backup-commands,backup-under-load,figures-killed,hub-killed,killed,start-failure,stopped,withdrawn-restored}.test.ts',
  'app/server/hostile/{at-once,database-full,disk-full}.test.ts',
  'app/server/{audit,content-versions,tenants}.test.ts',
  // Of the domains what another engine may do otherwise: the order of texts, words that are searched for, rows by the
  // catalogue, a backup of partitions, a queue's turns, places that many want. All the rest the browsers walk through on
  // it, and `every-call`.
  'domain/conferences/server/passes/at-once.test.ts',
  'domain/exhibitors/server/order-of-names.test.ts',
  'domain/fairs/server/trash/trash-fair.test.ts',
  'domain/search/server/search.test.ts',
  'domain/statistics/server/{at-once,keep}.test.ts',
  'domain/waiting/server/at-once.test.ts',
  // Beyond a few of them, `npm run fuzz` asks on either.
  ...(process.env.FUZZ_REQUESTS ? ['app/server/hostile/fuzz.test.ts'] : []),
]

/** About the embedded database's folder, or about no database. */
const embeddedAlone = [
  'app/server/matrix/every-call.test.ts',
  'platform/server/database/control-socket.test.ts',
  'platform/server/database/directory-lock.test.ts',
  'platform/server/files/file-stores.test.ts',
  'platform/server/hub/{bus,session-guard,vanished}.test.ts',
  'platform/server/import/read-table.test.ts',
  'platform/server/outbound/post-once.test.ts',
  'platform/server/webm/join.test.ts',
  'platform/server/{asked-together,csv,in-batches,plain-text,rich-text,settings,single-flight,source-of}.test.ts',
  'domain/billing/server/electronic/factur-x.test.ts',
  'domain/billing/server/vat.test.ts',
  'domain/exhibitors/server/siren.test.ts',
  'domain/conferences/server/import/{plan-programme,read-programme}.test.ts',
  'domain/fairs/server/mails/standard-mail.test.ts',
  'domain/identity/server/sessions/access-token.test.ts',
  'migrations/tables.test.ts',
]

/** Of those above what the embedded database has no part in, and the demo: the browsers walk through it there. */
const postgresAlone = ['platform/server/hub/publishing.test.ts', 'seed/demo/demo.test.ts']

const filesOf = {
  // Without PostgreSQL all of them.
  embedded: process.env.NO_POSTGRES
    ? { include: everything, exclude: [] }
    : { include: [...onBoth, ...embeddedAlone], exclude: postgresAlone },
  postgres: { include: everything, exclude: embeddedAlone },
}

/** A long one that begins last keeps one process waiting for the other. */
const longest = [
  'app/server/matrix/two-fairs.test.ts',
  'app/server/hostile/fuzz.test.ts',
  'app/server/matrix/calls.test.ts',
  'app/server/hostile/odd-addresses.test.ts',
  'app/server/matrix/resources.test.ts',
  'app/server/processes.test.ts',
  'app/server/killed.test.ts',
  'app/server/figures-killed.test.ts',
  'app/server/started-at-once.test.ts',
  'domain/billing/server/billing.test.ts',
  'domain/halls/server/halls.test.ts',
  'seed/demo/demo.test.ts',
  'app/server/plans.test.ts',
  'app/server/stopped.test.ts',
  'app/server/backup-commands.test.ts',
  'app/server/hostile/database-full.test.ts',
  'platform/server/database/crash.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex(file => moduleId.endsWith(file))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

/** They replace a package: only in a process of their own does nobody else hold the real one. */
const replacing = ['app/server/hostile/guessing.test.ts', 'app/web/no-schemas.test.ts']

/** Only against hanging: how long a test takes is the machine's affair. One that is longer says so in its file. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

const onDatabase = (name: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name,
    include: filesOf[name].include,
    exclude: [...filesOf[name].exclude, ...replacing],
    env: { TEST_DATABASE: name },
    globalSetup: name === 'postgres' ? ['scripts/postgres-for-tests.ts'] : [],
    setupFiles: process.env.RECORD_STATEMENTS ? ['scripts/record-statements.ts'] : [],
    pool: 'forks' as const,
    // A process takes one file after the other, with the modules and the compiled database that it has: every file
    // brings a server of its own, and the modules keep nothing of it. The database with the small fixture is handed on,
    // its rows brought back (`platform/server/testing/shared-database.ts`).
    isolate: false,
    // What is young is looked through less often: a sixth of the time went there.
    execArgv: ['--max-semi-space-size=64'],
    ...timeouts,
  },
})

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'platform/{contract,web}/**/*.test.{ts,tsx}',
            'domain/*/{contract,web}/**/*.test.{ts,tsx}',
            'app/{contract,web}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: replacing,
          setupFiles: ['platform/web/testing/between-files.ts'],
          isolate: false,
          ...timeouts,
        },
      },
      { extends: true, test: { name: 'replacing', include: replacing, ...timeouts } },
      {
        extends: true,
        test: {
          // On the built product.
          name: 'guide',
          include: ['deploy/*.test.ts'],
          globalSetup: ['scripts/postgres-for-tests.ts'],
          ...timeouts,
        },
      },
      onDatabase('embedded'),
      onDatabase('postgres'),
    ],
    maxWorkers: 2,
    // What one stage has compiled, the next one and the next run read: by what the file says, so that nothing is stale.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(import.meta.dirname, '.cache/vitest') },
    sequence: { sequencer: LongestFirst },
  },
})
