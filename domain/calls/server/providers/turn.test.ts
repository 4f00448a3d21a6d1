import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#platform/server/settings.ts'
import { turnSeconds, turnServers } from './turn.ts'

const TURN_SECRET = 'a-secret-that-both-of-them-know-0123456789'
const TURN_URL = 'turn:turn.example:3478?transport=udp turns:turn.example:5349'
const userId = 7
const now = new Date('2026-05-04T10:00:00Z')

describe('credentials of the relay', () => {
  it('are signed for one person, as coturn checks them, and hold for ten minutes at most', () => {
    const [server] = turnServers({ TURN_URL: TURN_URL.split(' '), TURN_SECRET }, userId, now)
    const [expiry, person] = server?.username?.split(':') ?? []
    expect(Number(expiry)).toBe(now.getTime() / 1000 + turnSeconds)
    expect(turnSeconds).toBeLessThanOrEqual(600)
    expect(Number(person)).toBe(userId)
    expect(server?.urls).toEqual(TURN_URL.split(' '))
    const signed = createHmac('sha1', TURN_SECRET)
      .update(server?.username ?? '')
      .digest('base64')
    expect(server?.credential).toBe(signed)
  })

  it('are there only where a relay is configured, and no server of others in their place', () => {
    expect(turnServers({ TURN_URL: [], TURN_SECRET: '' }, userId, now)).toEqual([])
  })

  it.each([
    [{ TURN_URL }, /TURN_SECRET/],
    [{ TURN_URL, TURN_SECRET: 'short' }, /TURN_SECRET/],
    [{ TURN_SECRET }, /TURN_URL/],
    [{ TURN_URL: 'https://turn.example', TURN_SECRET }, /TURN_URL/],
  ])('need both settings, whole: %o', (env, words) => {
    expect(() => readSettings({ DATA_DIR: '/tmp', APP_SECRET: TURN_SECRET, ...env })).toThrow(words)
  })
})
