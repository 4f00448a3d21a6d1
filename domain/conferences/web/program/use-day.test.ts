import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { keyboardOf } from '#platform/web/testing/keyboard.ts'
import { pageWith, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { ConferenceProgram } from '../../contract/calls.ts'
import { dayIn, useDay } from './use-day.ts'
import { useFairDay } from './use-fair-day.ts'
import { useLayout } from './use-layout.ts'

const program = { id: 5, timeZone: null, dayChange: '04:00' } as unknown as ConferenceProgram
const dayOf = (day: string, days: string[], more: object = {}) => ({
  day,
  days: days.map(one => ({ day: one, conferences: 2 })),
  timeZone: 'Europe/Paris',
  conferences: [],
  rooms: [],
  tracks: [],
  types: [],
  ...more,
})
const three = ['2026-11-23', '2026-11-24', '2026-11-25']
const read = (day: string, id = 5) => `GET /conference_programs/${id}/days/${day}`

beforeEach(() => {
  keyboardOf()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T10:00:30Z') })
})
let leave = async () => {}
afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function day(asked: string | null, answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const hook = await renderHook(() => useDay(program, 'Europe/Brussels', asked), page.around)
  leave = hook.leave
  return { shown: hook.now, asked: page.asked.map(({ call }) => call) }
}

it('without a day in the address it is today, where there is one, with the minute that it is', async () => {
  const { shown, asked } = await day(null, {
    [read('today')]: dayOf('2026-11-23', three),
    [read('2026-11-24')]: dayOf('2026-11-24', three),
  })
  expect([shown.day, shown.data?.day, shown.today]).toEqual(['2026-11-24', '2026-11-24', '2026-11-24'])
  expect(shown.now).toBe(Date.parse('2026-11-24T10:00:00Z'))
  expect(asked).toHaveLength(2)
})

it('before and after the fair it is the day that the server drew, asked for once, and no minute of it is now', async () => {
  vi.setSystemTime(Date.parse('2026-12-24T10:00:00Z'))
  const { shown, asked } = await day(null, { [read('today')]: dayOf('2026-11-23', three) })
  expect([shown.day, shown.now, asked.length]).toEqual(['2026-11-23', null, 1])
})

it('a day that the address names is shown whatever day it is, and one that is none is not asked for', async () => {
  const answers = {
    [read('today')]: dayOf('2026-11-23', three),
    [read('2026-11-24')]: dayOf('2026-11-24', three),
    [read('2026-11-25')]: dayOf('2026-11-25', three),
  }
  expect((await day('2026-11-25', answers)).shown).toMatchObject({ day: '2026-11-25', now: null })
  await leave()
  expect((await day('tomorrow', answers)).shown.day).toBe('2026-11-24')
})

it('at night it is still the day before, by the clocks of the programme', async () => {
  vi.setSystemTime(Date.parse('2026-11-25T02:30:00Z'))
  const { shown } = await day(null, {
    [read('today')]: dayOf('2026-11-23', three),
    [read('2026-11-24')]: dayOf('2026-11-24', three),
  })
  expect(shown.today).toBe('2026-11-24')
})

it('a day of an address is a date and nothing else', () =>
  expect(['2026-11-24', '2026-11-24T10', 'first', '', '../1', null].map(dayIn)).toEqual([
    '2026-11-24',
    null,
    null,
    null,
    null,
    null,
  ]))

const fair = { id: 1, isUsingConferenceModule: true, timeZone: 'Europe/Paris' } as unknown as PublicFair
const programs = 'GET /conference_programs?fair=1&pagination=false'

async function fairDay(asked: string | null, answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const hook = await renderHook(() => useFairDay(fair, asked), page.around)
  leave = hook.leave
  return { shown: hook.now, asked: page.asked.map(({ call }) => call) }
}
const conference = (id: number, hour: string) => ({
  id,
  begin: `2026-11-24T${hour}:00:00Z`,
  end: `2026-11-24T${hour}:30:00Z`,
  room: null,
  track: null,
  type: null,
})
const two = [program, { ...program, id: 6 }]

it('the days of several programmes are one list, with what each of them holds', async () => {
  const { shown } = await fairDay('2026-11-23', {
    [programs]: [two],
    [read('today')]: dayOf('2026-11-23', ['2026-11-23', '2026-11-25']),
    [read('today', 6)]: dayOf('2026-11-22', ['2026-11-22', '2026-11-23']),
    [read('2026-11-23', 6)]: dayOf('2026-11-23', ['2026-11-22', '2026-11-23']),
  })
  expect(shown.days).toEqual([
    { day: '2026-11-22', conferences: 2 },
    { day: '2026-11-23', conferences: 4 },
    { day: '2026-11-25', conferences: 2 },
  ])
})

it('a day holds the sessions of all programmes that have it, and asks none that has not', async () => {
  const { shown, asked } = await fairDay(null, {
    [programs]: [two],
    [read('today')]: dayOf('2026-11-24', ['2026-11-24'], { conferences: [conference(1, '09')] }),
    [read('today', 6)]: dayOf('2026-11-23', ['2026-11-23', '2026-11-24'], {
      conferences: [conference(9, '07')],
    }),
    [read('2026-11-24', 6)]: dayOf('2026-11-24', ['2026-11-23', '2026-11-24'], {
      conferences: [conference(2, '10')],
    }),
  })
  expect([shown.day, shown.sessions.map(({ id }) => id)]).toEqual(['2026-11-24', [1, 2]])
  expect(asked.filter(call => call.includes('/5/'))).toEqual([read('today')])
})

it('a fair without programmes, or without conferences, has no day and asks for none', async () => {
  const { shown, asked } = await fairDay(null, { [programs]: [[]] })
  expect([shown.days, shown.day, shown.sessions, asked.length]).toEqual([[], '', [], 1])
})

it('a programme that cannot be read is said, and the others are shown', async () => {
  const { shown } = await fairDay(null, {
    [programs]: [two],
    [read('today')]: dayOf('2026-11-24', ['2026-11-24'], { conferences: [conference(1, '09')] }),
  })
  expect([shown.error !== null, shown.sessions.map(({ id }) => id)]).toEqual([true, [1]])
})

it('what is searched for is a list, also where a layout was chosen; another that is chosen for it lasts as long as the search', async () => {
  const kept = storageOf('localStorage')
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const address = new Map<string, string | null>()
  const hook = await renderHook(() =>
    useLayout({
      get: name => address.get(name) ?? '',
      change: values => {
        for (const [name, value] of Object.entries(values)) address.set(name, value)
      },
    }),
  )
  leave = hook.leave
  const search = async (text: string) => {
    address.set('search', text)
    await hook.again()
    return hook.now.layout
  }
  await hook.act(() => hook.now.choose('grid'))
  expect([kept.get('programme-layout'), address.get('view')]).toEqual(['grid', 'grid'])
  expect(await search('verre')).toBe('list')
  await hook.act(() => hook.now.choose('grid'))
  expect(await search('verrier')).toBe('grid')
  await hook.act(() => hook.now.toggle())
  expect(hook.now.layout).toBe('list')
  expect([kept.get('programme-layout'), address.get('view')]).toEqual(['grid', 'grid'])
  expect(await search('')).toBe('grid')
  expect(await search('verre')).toBe('list')
})
