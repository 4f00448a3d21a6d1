import { expect, it, vi } from 'vitest'
import { many } from '#platform/server/database/rows.ts'
import { temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { serverProcess } from './testing/server-process.ts'

vi.setConfig({ testTimeout: 300_000 })

// The embedded database is one process's own.
it.runIf(testDatabaseKind === 'postgres')(
  'two servers that start at once on an empty database furnish one demo and both serve it',
  async () => {
    const kept = await keptDatabase()
    const other = await temporaryFolder()
    const servers = await Promise.all(
      [kept.dataDir, other.path].map(DATA_DIR => serverProcess({ ...kept.env, DATA_DIR }, 'serve-demo')),
    )
    const fairs = await Promise.all(servers.map(({ call }) => call('GET', '/default-fairs')))
    const codes = await Promise.all(servers.map(({ child }) => child.stop()))
    const database = await kept.open()
    const rows = await many<{ homepage: string }>(database.kysely)`select homepage from fair order by id`
    await database.close()
    await Promise.all([kept.remove(), other.remove()])
    expect(codes).toEqual([0, 0])
    expect(rows.map(fair => fair.homepage)).toEqual(['rives-et-ateliers', 'horizon-mer', 'fermes-ouvertes'])
    expect(fairs.map(({ status }) => status)).toEqual([200, 200])
    expect(fairs[0]?.body).toEqual(fairs[1]?.body)
  },
)
