import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { createFileStore } from './create-file-store.ts'
import type { FileStore } from './file-store.ts'
import { smallBucket } from './fixtures/small-bucket.ts'
import { takeIn } from './incoming.ts'

const key = (name: string) => `2026/02/${name.padEnd(12, '0')}.pdf`
const text = async (stream: AsyncIterable<Buffer>) => {
  let all = ''
  for await (const chunk of stream) all += chunk.toString()
  return all
}

let folder = ''
let bucket: Awaited<ReturnType<typeof smallBucket>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verriere-files-'))
  bucket = await smallBucket()
})
afterEach(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['folder', 'bucket'])('files in a %s', where => {
  const store = (): FileStore =>
    createFileStore({ DATA_DIR: folder, STORAGE_URL: where === 'bucket' ? bucket.address : '' })

  it('are kept whole, whether they come as bytes, as a stream or as a waiting file', async () => {
    const files = store()
    await files.put(key('bytes'), Buffer.from('one'))
    await files.put(key('stream'), Readable.from([Buffer.from('tw'), Buffer.from('o')]))
    const path = join(folder, 'waiting')
    await writeFile(path, 'three')
    await files.put(key('waiting'), { path, size: 5 })
    for (const [name, expected] of [
      ['bytes', 'one'],
      ['stream', 'two'],
      ['waiting', 'three'],
    ] as const) {
      const { stream, size } = await files.read(key(name))
      expect([size, await text(stream)]).toEqual([expected.length, expected])
      expect(await files.size(key(name))).toBe(expected.length)
    }
  })

  it('are read in ranges, found, listed and removed', async () => {
    const files = store()
    for (const name of ['a', 'b', 'c']) await files.put(key(name), Buffer.from('0123456789'))
    const { stream, size } = await files.read(key('a'), { start: 2, end: 4 })
    expect([size, await text(stream)]).toEqual([10, '234'])
    const names: string[] = []
    for await (const file of files.list()) {
      names.push(file.key)
      expect(file.modifiedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
    }
    expect(names.sort()).toEqual([key('a'), key('b'), key('c')])
    await files.remove(key('b'))
    await files.remove(key('b'))
    expect(await files.exists(key('b'))).toBe(false)
    expect(await files.size(key('b'))).toBeNull()
    await expect(files.read(key('b'))).rejects.toMatchObject({ status: 404 })
  })

  it('are never named by anything but a key of our own', async () => {
    const files = store()
    for (const bad of ['../secret', '2026/02/../../../etc/passwd', '/etc/passwd', '2026/02/x.pdf'])
      await expect(files.put(bad, Buffer.from('x'))).rejects.toMatchObject({ status: 404 })
  })
})

describe('a large file in a bucket', () => {
  const megabyte = 1024 * 1024
  async function* bytes(megabytes: number, breaks = false) {
    for (let at = 0; at < megabytes; at += 1) yield Buffer.alloc(megabyte, at)
    if (breaks) throw new Error('the sender is gone')
  }
  const files = () => createFileStore({ DATA_DIR: folder, STORAGE_URL: bucket.address })

  it('is sent in parts as it is read, and arrives whole', async () => {
    await files().put(key('large'), Readable.from(bytes(21)))
    const kept = bucket.kept.get(`fair/${key('large')}`)?.bytes
    expect(kept?.equals(Buffer.concat(await Readable.from(bytes(21)).toArray()))).toBe(true)
    expect(bucket.largest()).toBe(8 * megabyte)
    expect(bucket.uploads.size).toBe(0)
  })

  it('that breaks off leaves nothing, neither a file nor parts', async () => {
    await expect(files().put(key('broken'), Readable.from(bytes(10, true)))).rejects.toThrow(
      'the sender is gone',
    )
    expect([bucket.kept.size, bucket.uploads.size]).toEqual([0, 0])
  })
})

describe('what is coming in', () => {
  const take = (chunks: string[], limit: number, work = async () => 'kept') =>
    takeIn(
      folder,
      Readable.from(chunks.map(chunk => Buffer.from(chunk))),
      async () => limit,
      () => new Error('too large'),
      work,
    )

  it('is cut off at its limit, and leaves nothing behind', async () => {
    let sent = 0
    async function* endless() {
      for (;;) {
        sent += 1000
        yield Buffer.alloc(1000, 'x')
      }
    }
    const taking = takeIn(
      folder,
      endless(),
      async () => 10_000,
      () => new Error('too large'),
      async () => 'kept',
    )
    await expect(taking).rejects.toThrow('too large')
    expect(sent).toBeLessThan(20_000)
    expect(await readdir(folder)).toEqual([])
  })

  it('is gone when the work on it has ended, well or not', async () => {
    expect(await take(['abc'], 3)).toBe('kept')
    await expect(take(['abc'], 2)).rejects.toThrow('too large')
    await expect(
      take(['abc'], 3, async () => {
        throw new Error('no good')
      }),
    ).rejects.toThrow('no good')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('the storage of the settings', () => {
  it('is refused at the start without key, secret and bucket', () => {
    for (const STORAGE_URL of ['https://s3.example/bucket', 'https://key:secret@s3.example', 'ftp://k:s@h/b'])
      expect(() => readSettings({ DATA_DIR: folder, STORAGE_URL })).toThrow(/STORAGE_URL/)
    expect(readSettings({ DATA_DIR: folder, STORAGE_URL: bucket.address }).STORAGE_URL).toBe(bucket.address)
  })

  it('with a wrong secret takes nothing in and says why', async () => {
    const files = createFileStore({ DATA_DIR: folder, STORAGE_URL: bucket.addressWithWrongSecret })
    await expect(files.put(key('a'), Buffer.from('x'))).rejects.toThrow(/403.*SignatureDoesNotMatch/)
    expect(bucket.kept.size).toBe(0)
  })
})
