import { createReadStream, createWriteStream } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeBackup } from '#platform/server/database/backup.ts'
import { restoreDatabase } from '#platform/server/database/restore.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { verifyBackup } from '#platform/server/database/verify-backup.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { filePart, form, formType, picture } from './testing/forms.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

vi.setConfig({ testTimeout: 300_000 })

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

/** Uploads a poster and puts it in the place of the one before, whose row goes with that. */
async function changePoster(stand: number, color: string): Promise<void> {
  const png = await picture().tint(color).png().toBuffer()
  const poster = await platform.call('firmAdminA', {
    method: 'POST',
    url: `/api/stands/${stand}/files?use=poster`,
    headers: { 'content-type': formType },
    payload: form(filePart(png)),
  })
  expect(poster.statusCode, poster.body).toBe(201)
  const url = `/api/stands/${stand}/configuration`
  const { version } = (await platform.call('firmAdminA', { url })).json()
  const saved = await platform.call('firmAdminA', {
    method: 'PUT',
    url,
    payload: { version, poster: { id: poster.json().id } },
  })
  expect(saved.statusCode, saved.body).toBe(200)
}

it('a booth changes its poster while the backup runs: what is restored lacks no file, and says so', async () => {
  const { services, seeded } = platform
  const { DATA_DIR } = services.settings
  await changePoster(seeded.stands.a, '#aa0000')
  const file = join(DATA_DIR, 'under-load.backup')
  // Between the rows and the files, which are read after them.
  const changing = {
    ...services.database,
    async *dump() {
      yield* services.database.dump()
      await changePoster(seeded.stands.a, '#00aa00')
      await changePoster(seeded.stands.a, '#0000aa')
    },
  }
  await writeBackup(changing, join(DATA_DIR, 'media'), createWriteStream(file))
  expect((await verifyBackup(file)).missing).toEqual([])

  const target = await emptyDatabase()
  const mediaFolder = join(DATA_DIR, 'restored')
  await restoreDatabase(target, createReadStream(file), { mediaFolder })
  const rows = await many<{ path: string }>(target.kysely)`
    select p.path from media_object, unnest(array[file_path, thumbnail_path]) p (path) where p.path is not null`
  await target.close()
  expect(rows).toHaveLength(2)
  for (const { path } of rows) await access(join(mediaFolder, path.slice('/media/'.length)))
})

it('a file that is lost is named by the backup', async () => {
  const { services } = platform
  const media = join(services.settings.DATA_DIR, 'media')
  const row = await maybeOne<{ path: string }>(services.database.kysely)`
    select file_path as path from media_object limit 1`
  const key = row?.path.slice('/media/'.length) ?? ''
  await rm(join(media, key))
  const file = join(services.settings.DATA_DIR, 'lacking.backup')
  await writeBackup(services.database, media, createWriteStream(file))
  expect((await verifyBackup(file)).missing).toEqual([key])
})
