import { expect, test } from 'vitest'
import { mayFollow } from '../../contract/rules.ts'
import { presets, withAccess } from './access.ts'

test('a tick taken away and set again leaves nothing behind', () => {
  const without = withAccess({}, 'ROLE_VISITOR', 2, false)
  expect(without).toEqual({ ROLE_VISITOR: { 2: false } })
  expect(withAccess(without, 'ROLE_VISITOR', 2, true)).toEqual({ ROLE_VISITOR: {} })
})

test('the offered choices say what their names say', () => {
  const may = (preset: keyof typeof presets, roles: string[], status: number) =>
    mayFollow({ access: presets[preset] }, roles, status)
  expect(may('visitors', ['ROLE_VISITOR'], 2)).toEqual({ allowed: true })
  expect(may('visitors', [], 2)).toEqual({ allowed: false, reason: 'login' })
  expect(may('visitors', ['ROLE_ORGANIZER'], 2)).toEqual({ allowed: false, reason: 'role' })
  expect(may('while_open', [], 1)).toEqual({ allowed: false, reason: 'login' })
  expect(may('while_open', ['ROLE_EXHIBITOR'], 1)).toEqual({ allowed: true })
  expect(may('while_open', [], 3)).toEqual({ allowed: true })
  expect(may('members', [], 2)).toEqual({ allowed: false, reason: 'login' })
  expect(may('exhibitors', ['ROLE_VISITOR'], 2)).toEqual({ allowed: false, reason: 'role' })
})
