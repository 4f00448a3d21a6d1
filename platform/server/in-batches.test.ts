import { expect, it } from 'vitest'
import { markedAsTransaction } from './database/inside-transaction.ts'
import { DatabaseUnavailable } from './database/problems.ts'
import { inBatches } from './in-batches.ts'

/** Doubles what comes, and remembers what came together. */
function doubling(fails: (items: readonly number[]) => Error | undefined = () => undefined) {
  const batches: (readonly number[])[] = []
  const work = async (items: readonly number[]) => {
    batches.push(items)
    await Promise.resolve()
    const failure = fails(items)
    if (failure) throw failure
    return items.map(item => item * 2)
  }
  return { batches, work }
}

const outcomes = async (answers: readonly Promise<number>[]) =>
  (await Promise.allSettled(answers)).map(one =>
    one.status === 'fulfilled' ? one.value : String(one.reason),
  )

it('does one work for all who come while another is under way, and answers each with their own', async () => {
  const { batches, work } = doubling()
  const double = inBatches(work)
  expect(await outcomes([1, 2, 3, 2].map(double))).toEqual([2, 4, 6, 4])
  expect(batches).toEqual([[1], [2, 3, 2]])
  expect(await double(5)).toBe(10)
})

it('takes no more of them than are said, in the order in which they came', async () => {
  const { batches, work } = doubling()
  await outcomes([1, 2, 3, 4, 5].map(inBatches(work, { most: 3 })))
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
})

it('refuses nobody for another’s sake', async () => {
  const { work } = doubling(items => (items.includes(3) ? new Error('three') : undefined))
  expect(await outcomes([1, 2, 3, 4].map(inBatches(work)))).toEqual([2, 4, 'Error: three', 8])
})

it('does nothing twice where nobody knows whether it was done', async () => {
  const { batches, work } = doubling(items =>
    items.length > 1 ? new DatabaseUnavailable('gone') : undefined,
  )
  const double = inBatches(work)
  expect(await outcomes([1, 2, 3].map(double))).toEqual([2, ...Array(2).fill('DatabaseUnavailable: gone')])
  expect(batches).toEqual([[1], [2, 3]])
  expect(await double(4)).toBe(8)
})

it('refuses whoever finds too many before them', async () => {
  const { work } = doubling()
  const found = await outcomes([1, 2, 3, 4].map(inBatches(work, { waiting: 2 })))
  expect(found.slice(0, 3)).toEqual([2, 4, 6])
  expect(found[3]).toContain('unavailable')
})

it('lets nobody wait for it who holds a transaction open', async () => {
  const { batches, work } = doubling()
  await expect(markedAsTransaction(() => inBatches(work)(1))).rejects.toThrow('transaction is open')
  expect(batches).toEqual([])
})
