import { expect, it, vi } from 'vitest'
import { Bus, type Carrier } from './bus.ts'
import { localCarrier } from './carriers.ts'
import type { HubUpdate } from './update.ts'

const told = (data: string): HubUpdate => ({
  place: null,
  id: null,
  topics: ['a'],
  data,
  isPrivate: true,
  type: null,
  retry: null,
  mergeKey: null,
})
const read = (message: string) =>
  (JSON.parse(message) as { updates: HubUpdate[] }).updates.map(({ data }) => data)

/** A way between processes that says what was sent together, each time once the test lets it. */
function slowCarrier(most = Number.POSITIVE_INFINITY) {
  const sent: string[][] = []
  const waiting: ((error?: Error) => void)[] = []
  const carrier: Carrier = {
    most,
    send: messages =>
      new Promise((resolve, reject) => {
        sent.push(messages.flatMap(read))
        waiting.push(error => (error ? reject(error) : resolve()))
      }),
    listen: async () => () => {},
    close: async () => {},
  }
  const arrive = async (error?: Error) => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]))
    waiting.shift()?.(error)
  }
  return { carrier, sent, arrive }
}

/** As long as a bus gathers what is told, and longer. */
async function gatheringGoesBy() {
  const bus = new Bus(localCarrier(), error => expect.fail(String(error)))
  for (let left = 3; left > 0; left -= 1) {
    const heard = new Promise<void>(resolve => void bus.listen(() => resolve()))
    bus.sendSoon([told('tick')])
    await heard
  }
}

it('what is told at once is sent together and without a pause, and what is told meanwhile follows in one message', async () => {
  const { carrier, sent, arrive } = slowCarrier()
  const bus = new Bus(carrier, error => expect.fail(String(error)))
  bus.sendSoon([told('1')])
  bus.sendSoon([told('2')])
  await new Promise(setImmediate)
  expect(sent).toEqual([['1', '2']])
  for (const data of ['3', '4', '5']) {
    bus.sendSoon([told(data)])
    await new Promise(setImmediate)
  }
  await gatheringGoesBy()
  expect(sent).toHaveLength(1)
  await arrive()
  await arrive()
  expect(sent).toEqual([
    ['1', '2'],
    ['3', '4', '5'],
  ])
})

it('what cannot be sent is reported, and the next is sent all the same', async () => {
  const { carrier, sent, arrive } = slowCarrier()
  const failures: unknown[] = []
  const bus = new Bus(carrier, error => failures.push(error))
  bus.sendSoon([told('1')])
  await arrive(new Error('away'))
  bus.sendSoon([told('2')])
  await arrive()
  expect(sent).toEqual([['1'], ['2']])
  expect(failures).toEqual([new Error('away')])
})

it('no message is longer than the way between processes takes, and nothing is left out', async () => {
  const lengths: number[] = []
  const { carrier, sent, arrive } = slowCarrier(7_900)
  const bus = new Bus(
    {
      ...carrier,
      send: messages => {
        lengths.push(...messages.map(message => Buffer.byteLength(message)))
        return carrier.send(messages)
      },
    },
    error => expect.fail(String(error)),
  )
  const all = Array.from({ length: 100 }, (_, at) => `${at} ${'é'.repeat(200)}`)
  bus.sendSoon(all.map(told))
  await arrive()
  expect(sent.flat()).toEqual(all)
  expect(lengths.length).toBeGreaterThan(1)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(7_900)
})
