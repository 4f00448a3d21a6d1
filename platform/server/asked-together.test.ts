import { expect, it } from 'vitest'
import { askedTogether } from './asked-together.ts'

it('asks one question for all who come while another is under way, and answers each with their own', async () => {
  const asked: string[][] = []
  const lengthOf = askedTogether(async keys => {
    asked.push(keys)
    return new Map(keys.filter(key => key !== 'nobody').map(key => [key, key.length]))
  })
  const first = lengthOf('one')
  const others = ['three', 'nobody', 'three', 'fifteen'].map(lengthOf)
  expect(await first).toBe(3)
  expect(await Promise.all(others)).toEqual([5, undefined, 5, 7])
  expect(asked).toEqual([['one'], ['three', 'nobody', 'fifteen']])
})

it('fails for those alone who asked together', async () => {
  let isDown = true
  const ask = askedTogether(async keys => {
    if (isDown) throw new Error('down')
    return new Map(keys.map(key => [key, true]))
  })
  await expect(ask('one')).rejects.toThrow('down')
  isDown = false
  expect(await ask('one')).toBe(true)
})
