import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { many } from '#platform/server/database/rows.ts'
import type { TestPlatform } from './test-platform.ts'

const boundary = '----small'
export const formType = `multipart/form-data; boundary=${boundary}`

const part = (headers: string, bytes: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`),
    Buffer.from(bytes as string),
    Buffer.from('\r\n'),
  ])

export const fieldPart = (name: string, value: string, more = '') => part(`name="${name}"${more}`, value)
export const filePart = (bytes: Buffer | string, name = 'a.png', type = 'image/png') =>
  part(`name="file"; filename="${name}"\r\nContent-Type: ${type}`, bytes)
export const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])

type Sending = { who?: Parameters<TestPlatform['call']>[0]; url?: string; type?: string }

export const sendForm = (
  { call }: TestPlatform,
  payload: Buffer,
  { who = 'visitor1', url = '/api/media_objects', type = formType }: Sending = {},
) => call(who, { method: 'POST', url, headers: { 'content-type': type }, payload })

export const picture = (width = 40, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

/** Names of the files that are kept, half or whole, and how many rows name one. */
export async function kept({ services }: TestPlatform) {
  const files = await readdir(join(services.settings.DATA_DIR, 'media'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  const rows = await many(services.database.kysely)`select count(*)::int as count from media_object`
  const names = files.filter(one => one.isFile()).map(one => one.name)
  return { files: names.sort(), rows }
}
