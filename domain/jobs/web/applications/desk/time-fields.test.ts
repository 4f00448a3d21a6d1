import { expect, it } from 'vitest'
import { timesToSend } from './time-fields.tsx'

it('proposed times are sent in their order, each once, with their end', () => {
  const [early, late] = ['2026-12-01T08:00:00.000Z', '2026-12-02T09:30:00.000Z']
  expect(timesToSend({ begins: [late, null, early, late], minutes: 45 })).toEqual([
    { begin: early, end: '2026-12-01T08:45:00.000Z' },
    { begin: late, end: '2026-12-02T10:15:00.000Z' },
  ])
})
