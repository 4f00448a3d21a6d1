import { expect, it } from 'vitest'
import { createSequence } from './sequence.ts'

function held() {
  let release = () => {}
  const until = new Promise<void>(resolve => {
    release = resolve
  })
  return { until, release }
}

it('a task begins once the one before it has ended', async () => {
  const said: string[] = []
  const sequence = createSequence()
  const first = held()
  const one = sequence.add(async () => {
    said.push('first begins')
    await first.until
    said.push('first ends')
  })
  const two = sequence.add(async () => said.push('second begins'))
  await Promise.resolve()
  expect(said).toEqual(['first begins'])
  first.release()
  await Promise.all([one, two])
  expect(said).toEqual(['first begins', 'first ends', 'second begins'])
})

it('a task that fails tells who has added it, and those that follow run', async () => {
  const sequence = createSequence()
  const failed = sequence.add(() => Promise.reject(new Error('refused')))
  const next = sequence.add(async () => 'done')
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe('done')
})

it('has ended once the last one has, be it by failing', async () => {
  const sequence = createSequence()
  const said: string[] = []
  await sequence.ended()
  const task = held()
  const failed = sequence.add(async () => {
    await task.until
    said.push('ran')
    throw new Error('refused')
  })
  const ended = sequence.ended().then(() => said.push('ended'))
  task.release()
  await expect(failed).rejects.toThrow('refused')
  await ended
  expect(said).toEqual(['ran', 'ended'])
})
