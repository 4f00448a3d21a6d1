import { expect, test } from 'vitest'
import { jobStateOf } from './job-state.ts'

const today = '2026-06-15'
const open = { isVisible: true, closedAt: null, finalDate: '2026-07-15', expiresAt: null }

test.each([
  ['draft', { isVisible: false }],
  ['open', {}],
  ['open', { finalDate: null }],
  ['open', { finalDate: '2026-06-22' }],
  ['last_week', { finalDate: '2026-06-21' }],
  ['last_week', { finalDate: today }],
  ['closed', { finalDate: '2026-06-14' }],
  ['closed', { closedAt: '2026-06-10T10:00:00Z' }],
  ['expired', { finalDate: '2026-06-10', expiresAt: '2026-06-14' }],
  ['closed', { finalDate: '2026-06-10', expiresAt: today }],
])('an offer is %s with %o', (state, change) => {
  expect(jobStateOf({ ...open, ...change }, today)).toBe(state)
})
