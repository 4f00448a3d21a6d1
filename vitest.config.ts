import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What has SQL of its own runs on the embedded database and on PostgreSQL. */
const parts = [
  'platform/server/**/*.test.ts',
  'domain/*/server/**/*.test.ts',
  'seed/**/*.test.ts',
  'migrations/**/*.test.ts',
]

/** The platform put together calls what the parts have asked of both databases: on PostgreSQL. */
const together = 'app/server/**/*.test.ts'

/** Of these, what the database decides: what outlives a process, who comes at once, triggers, who sees what. */
const togetherOnBoth = [
  'app/server/{backup-commands,backup-under-load,killed,known-accounts,start-failure,stopped}.test.ts',
  'app/server/{audit,content-versions,permissions,tenants,visit}.test.ts',
  'app/server/matrix/neighbours.test.ts',
  'app/server/hostile/{at-once,database-full,disk-full}.test.ts',
  // Beyond a few of them, `npm run fuzz` asks on either.
  ...(process.env.FUZZ_REQUESTS ? ['app/server/hostile/fuzz.test.ts'] : []),
]

/** About the embedded database's folder, about no database, or the demo, which `started-at-once` makes on PostgreSQL. */
const embeddedAlone = [
  'seed/demo/demo.test.ts',
  'platform/server/database/control-socket.test.ts',
  'platform/server/database/directory-lock.test.ts',
  'platform/server/files/file-stores.test.ts',
  'platform/server/{ask-together,csv,plain-text,rich-text,settings,source-of}.test.ts',
  'domain/billing/server/vat.test.ts',
  'domain/fairs/server/mails/standard-mail.test.ts',
  'domain/identity/server/sessions/access-token.test.ts',
  'migrations/tables.test.ts',
]

/** About what a provider says, what mails and papers say, and files. */
const postgresAlone = [
  'domain/identity/server/single-sign-on/*.test.ts',
  'domain/identity/server/mails/*.test.ts',
  'domain/billing/server/quotes.test.ts',
  'domain/exhibitors/server/logo.test.ts',
  'domain/stands/server/exhibitors/logos/logos.test.ts',
  'domain/media/server/upload-kinds.test.ts',
]

const filesOf = {
  // Without PostgreSQL all of them.
  embedded: process.env.NO_POSTGRES
    ? { include: [...parts, together], exclude: [] }
    : { include: [...parts, ...togetherOnBoth], exclude: postgresAlone },
  postgres: { include: [...parts, together], exclude: embeddedAlone },
}

/** A long one that begins last keeps one process waiting for the other. */
const longest = [
  'app/server/matrix/two-fairs.test.ts',
  'app/server/matrix/calls.test.ts',
  'app/server/hostile/odd-addresses.test.ts',
  'app/server/hostile/fuzz.test.ts',
  'app/server/matrix/resources.test.ts',
  'app/server/plans.test.ts',
  'app/server/processes.test.ts',
  'app/server/started-at-once.test.ts',
  'app/server/backup-commands.test.ts',
  'app/server/killed.test.ts',
  'domain/identity/server/single-sign-on/single-sign-on.test.ts',
  'app/server/hostile/database-full.test.ts',
  'platform/server/database/crash.test.ts',
  'app/server/matrix/writes.test.ts',
  'app/server/stopped.test.ts',
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

/** They replace a package by one that counts: only in a process of their own does nobody else hold the real one. */
const counting = ['app/server/hostile/guessing.test.ts']

/** Only against hanging: how long a test takes is the machine's affair. One that is longer says so in its file. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 }

const onDatabase = (name: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name,
    include: filesOf[name].include,
    exclude: [...filesOf[name].exclude, ...counting],
    env: { TEST_DATABASE: name },
    globalSetup: name === 'postgres' ? ['scripts/postgres-for-tests.ts'] : [],
    setupFiles: process.env.RECORD_STATEMENTS ? ['scripts/record-statements.ts'] : [],
    pool: 'forks' as const,
    // A process takes one file after the other, with the modules and the compiled database that it has: every file
    // brings a database and a server of its own, and the modules keep nothing of them.
    isolate: false,
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
            ...counting,
          ],
          ...timeouts,
        },
      },
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
    sequence: { sequencer: LongestFirst },
  },
})
