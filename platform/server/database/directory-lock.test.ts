import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Child, startChild } from '#platform/server/testing/child-process.ts'
import { temporaryFolder } from '#platform/server/testing/database.ts'
import { lockDirectory } from './directory-lock.ts'
import { thisProcess } from './process-identity.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let children: Child[]

beforeEach(async () => {
  folder = await temporaryFolder()
  children = []
})
afterEach(async () => {
  await Promise.all(children.map(child => child.kill()))
  await folder.remove()
})

const holder = () => {
  const child = startChild('platform/server/database/fixtures/hold-lock.ts', [folder.path])
  children.push(child)
  return child
}

it('refuses a second process and names the holder and the way out', async () => {
  const first = holder()
  expect(await first.next()).toBe('locked')
  const said = await holder().next()
  expect(said).toContain(`process ${first.pid}`)
  expect(said).toContain('hold-lock.ts')
  expect(said).toContain('stop that process first')
})

it('refuses a second opening in the same process', async () => {
  const unlock = await lockDirectory(folder.path)
  await expect(lockDirectory(folder.path)).rejects.toThrow(`process ${process.pid}`)
  await unlock()
})

it('takes over from a process that was killed', async () => {
  const first = holder()
  await first.next()
  await first.kill()
  expect(await holder().next()).toBe('locked')
})

it('takes over when the number of the dead holder belongs to another process now', async () => {
  const reused = { ...thisProcess(), started: `${thisProcess().started}0` }
  await writeFile(join(folder.path, 'database.lock'), JSON.stringify(reused))
  const unlock = await lockDirectory(folder.path)
  await unlock()
})

it('gives the lock of a dead process to exactly one of eight heirs', async () => {
  const first = holder()
  await first.next()
  await first.kill()
  const said = await Promise.all(Array.from({ length: 8 }, () => holder().next()))
  expect(said.filter(line => line === 'locked')).toHaveLength(1)
  expect(said.filter(line => line?.includes('is in use by process'))).toHaveLength(7)
})

it('gives a free directory to exactly one of eight', async () => {
  const said = await Promise.all(Array.from({ length: 8 }, () => holder().next()))
  expect(said.filter(line => line === 'locked')).toHaveLength(1)
})

it('is free again after its release, with nothing left behind', async () => {
  const unlock = await lockDirectory(folder.path)
  expect(await readFile(join(folder.path, 'database.lock'), 'utf8')).toContain(`${process.pid}`)
  await unlock()
  expect(await readdir(folder.path)).toEqual([])
  expect(await holder().next()).toBe('locked')
})

it('gives a stale lock to exactly one of fifty callers that look at it at once', async () => {
  const dead = { ...thisProcess(), started: `${thisProcess().started}0` }
  await writeFile(join(folder.path, 'database.lock'), JSON.stringify(dead))
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => lockDirectory(folder.path)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
