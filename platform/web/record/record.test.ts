import { beforeEach, describe, expect, it } from 'vitest'
import { listenToRecords, type Recorded, record } from './record.ts'
import { createStayClock } from './stay-clock.ts'

const [fairId, someStand, otherStand] = [7, 41, 42]
const view = (resourceId: number) => ({ fairId, type: 'view', resourceType: 'stands', resourceId })
const stay = (resourceId: number, value: number) => ({ ...view(resourceId), type: 'stay', value })

describe('what is recorded', () => {
  let heard: Recorded[] = []
  beforeEach(() => {
    listenToRecords(() => {})()
    heard = []
  })

  it('before anybody listens is told to whoever comes, once', () => {
    record(view(someStand))
    const stop = listenToRecords(event => heard.push(event))
    record(stay(someStand, 12))
    stop()
    listenToRecords(event => heard.push(event))()
    expect(heard).toEqual([view(someStand), stay(someStand, 12)])
  })

  it('is no more than fifty events where nobody listens', () => {
    for (let count = 0; count < 200; count += 1) record(view(otherStand))
    listenToRecords(event => heard.push(event))()
    expect(heard).toHaveLength(50)
  })
})

describe('a stay', () => {
  const stayOf = (
    act: (page: {
      pass: (seconds: number, isVisible?: boolean) => void
      move: () => void
      leave: () => void
    }) => void,
  ) => {
    let time = 0
    const told: number[] = []
    const clock = createStayClock(
      seconds => told.push(seconds),
      () => time,
    )
    act({
      pass: (seconds, isVisible = true) => {
        for (let second = 0; second < seconds; second += 1) {
          clock.tick(isVisible)
          time += 1000
        }
      },
      move: clock.isAlive,
      leave: clock.flush,
    })
    return told
  }

  it('is told each minute and at leaving, each second once', () =>
    expect(
      stayOf(page => {
        page.pass(59)
        page.move()
        page.pass(40)
        page.leave()
        page.leave()
      }),
    ).toEqual([60, 39]))

  it('counts no second of a page that is not seen', () =>
    expect(
      stayOf(page => {
        page.pass(10)
        page.pass(20, false)
        page.leave()
      }),
    ).toEqual([10]))

  it('ends a minute after the last sign of life', () =>
    expect(
      stayOf(page => {
        page.pass(3600)
        page.leave()
      }),
    ).toEqual([60]))
})
