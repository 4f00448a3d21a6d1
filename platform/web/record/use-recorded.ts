import { useEffect } from 'react'
import { record } from './record.ts'
import { createStayClock } from './stay-clock.ts'

/** A poster is seen at a booth, in a hall: time is of what was opened last. */
const opened: object[] = []

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** A page of something in a fair: that it was opened, and how long somebody was there. Null counts nothing. */
export function useRecorded(resourceType: string, resourceId: number | null, fairId: number) {
  useEffect(() => {
    if (resourceId === null) return
    const what = { fairId, resourceType, resourceId }
    record({ ...what, type: 'view' })
    const clock = createStayClock(
      seconds => record({ ...what, type: 'stay', value: seconds }),
      () => Date.now(),
    )
    const hide = () => {
      if (document.visibilityState === 'hidden') clock.flush()
    }
    opened.push(clock)
    const timer = setInterval(() => {
      if (opened.at(-1) === clock) clock.tick(document.visibilityState === 'visible')
    }, 1000)
    for (const sign of signsOfLife) addEventListener(sign, clock.isAlive, { passive: true })
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(timer)
      opened.splice(opened.indexOf(clock), 1)
      for (const sign of signsOfLife) removeEventListener(sign, clock.isAlive)
      document.removeEventListener('visibilitychange', hide)
      clock.flush()
    }
  }, [resourceType, resourceId, fairId])
}
