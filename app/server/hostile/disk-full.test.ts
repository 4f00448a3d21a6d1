import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canMount, mountSmallDisk, unmount } from '#platform/server/testing/small-disk.ts'
import { filePart, form, kept, picture, sendForm } from '../testing/forms.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
let folder: string
beforeAll(async () => {
  platform = await testPlatform()
  folder = join(platform.services.settings.DATA_DIR, 'media')
  await mkdir(folder, { recursive: true })
  if (canMount) mountSmallDisk(folder, 20)
})
afterAll(async () => {
  if (canMount) unmount(folder)
  await platform.close()
})

const png = form(filePart(await picture().png().toBuffer()))
const brochure = form(
  filePart(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6_000_000)]), 'a.pdf', 'application/pdf'),
)

it.skipIf(!canMount)(
  'a file for which there is no room is refused with 507 and leaves nothing; what is there is still served',
  async () => {
    const { filePath } = (await sendForm(platform, png)).json()
    const before = await kept(platform)
    const filler = join(folder, 'filler')
    await writeFile(filler, Buffer.alloc(17_000_000))
    const full = await sendForm(platform, brochure)
    expect([full.statusCode, full.json().message_code], full.body).toEqual([507, 'storage_full'])
    // Less than the reserve is left: nothing more is begun.
    await writeFile(join(folder, 'more'), Buffer.alloc(3_200_000))
    expect((await sendForm(platform, png)).statusCode).toBe(507)
    expect((await platform.app.inject({ url: filePath })).statusCode).toBe(200)
    await rm(filler)
    await rm(join(folder, 'more'))
    expect(await kept(platform)).toEqual(before)
    expect((await sendForm(platform, brochure)).statusCode).toBe(201)
  },
)
