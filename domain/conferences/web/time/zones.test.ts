import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayName, dayOf, instantOf, isSameClock, ownSpan, programDayAt, timesIn, zoneName } from './zones.ts'

const [paris, angeles, brussels] = ['Europe/Paris', 'America/Los_Angeles', 'Europe/Brussels']
const at = (text: string) => Date.parse(text)

describe('the day of a programme', () => {
  it('goes on after midnight until its change of day', () => {
    expect(programDayAt(at('2027-03-09T23:30:00Z'), paris, '04:00')).toBe('2027-03-09')
    expect(programDayAt(at('2027-03-10T02:59:00Z'), paris, '04:00')).toBe('2027-03-09')
    expect(programDayAt(at('2027-03-10T03:00:00Z'), paris, '04:00')).toBe('2027-03-10')
  })

  it('is the fair’s, whatever day it is where the reader is', () =>
    expect(programDayAt(at('2027-03-09T05:00:00Z'), angeles, '04:00')).toBe('2027-03-08'))

  it('changes by the clocks of the fair, also in the nights in which those are changed', () => {
    // Two becomes three o'clock on the 28th of March, three becomes two on the 31st of October.
    expect(programDayAt(at('2027-03-28T01:59:00Z'), paris, '04:00')).toBe('2027-03-27')
    expect(programDayAt(at('2027-03-28T02:00:00Z'), paris, '04:00')).toBe('2027-03-28')
    expect(programDayAt(at('2027-10-31T02:59:00Z'), paris, '04:00')).toBe('2027-10-30')
    expect(programDayAt(at('2027-10-31T03:00:00Z'), paris, '04:00')).toBe('2027-10-31')
  })

  it('has the name of that day in every zone', () =>
    expect(dayName('en', '2027-03-09', 'short')).toContain('9'))
})

describe('the reader’s times', () => {
  it('are marked where they fall on another date than the day of the programme', () => {
    const times = timesIn('fr', angeles, '2027-03-09')
    expect([times.time(at('2027-03-09T08:00:00Z')), times.daysOff(at('2027-03-09T07:30:00Z'))]).toEqual([
      '00:00',
      -1,
    ])
    expect(times.daysOff(at('2027-03-09T12:00:00Z'))).toBe(0)
    const late = at('2027-03-10T00:30:00Z')
    expect([paris, angeles].map(zone => timesIn('fr', zone, '2027-03-09').daysOff(late))).toEqual([1, 0])
    expect(timesIn('fr', paris).daysOff(late)).toBe(0)
  })

  it('stand beneath those of the fair, with the day where theirs is another', () => {
    const span = (from: string, to: string) => ({ begin: at(from), end: at(to), timeZone: paris })
    expect(ownSpan('en', span('2027-03-09T12:00:00Z', '2027-03-09T13:00:00Z'), angeles)).toEqual({
      day: null,
      from: '04:00',
      until: '05:00',
    })
    expect(ownSpan('en', span('2027-03-09T07:30:00Z', '2027-03-09T08:30:00Z'), angeles)).toEqual({
      day: 'Monday 8 March',
      from: '23:30',
      until: '00:30',
    })
    for (const own of [paris, brussels, null])
      expect(ownSpan('en', span('2027-03-09T07:30:00Z', '2027-03-09T08:30:00Z'), own)).toBeNull()
  })

  it('are not told where clocks show the same', () => {
    const noon = at('2027-03-09T12:00:00Z')
    expect([isSameClock(noon, paris, brussels), isSameClock(noon, paris, angeles)]).toEqual([true, false])
  })
})

describe('a day', () => {
  const zones = [
    paris,
    angeles,
    'Pacific/Auckland',
    'Asia/Kathmandu',
    'America/St_Johns',
    'UTC',
    'Atlantic/Azores',
    'Asia/Beirut',
  ]
  const anyDay = fc
    .integer({ min: Date.parse('2026-01-01') / 86_400_000, max: Date.parse('2029-12-31') / 86_400_000 })
    .map(count => new Date(count * 86_400_000).toISOString().slice(0, 10))

  it('begins at midnight of its zone, on days on which clocks change too, and belongs to itself', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), (day, zone) => {
        const begin = instantOf(day, zone)
        // There clocks are put forward at midnight.
        if (!['Atlantic/Azores', 'Asia/Beirut'].includes(zone))
          expect(timesIn('fr', zone).time(begin)).toBe('00:00')
        expect(programDayAt(begin, zone, '00:00')).toBe(day)
        expect(programDayAt(begin - 60_000, zone, '00:00') < day).toBe(true)
      }),
      {
        numRuns: 150,
        examples: [
          ['2026-03-29', 'Atlantic/Azores'],
          ['2026-03-29', 'Asia/Beirut'],
        ],
      },
    )
  })

  it('of a programme is the date that the clocks show, once the change of day is over, whatever minute it is', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 1_439 }),
        fc.constantFrom(...zones),
        (day, minutes, zone) => {
          const now = instantOf(day, zone) + minutes * 60_000
          const times = timesIn('en', zone)
          const shown = programDayAt(now, zone, '00:00')
          const isAfter = times.time(now) >= '04:00'
          const before = new Date(Date.parse(shown) - 86_400_000).toISOString().slice(0, 10)
          expect(programDayAt(now, zone, '04:00')).toBe(isAfter ? shown : before)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('differs by one at most between two zones, and by none in one’s own', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), fc.constantFrom(...zones), (day, own, theirs) => {
        const off = timesIn('fr', own, day).daysOff(instantOf(day, theirs))
        expect([-1, 0, 1]).toContain(off)
        if (own === theirs) expect(off).toBe(0)
      }),
      { numRuns: 100 },
    )
  })

  it('and its zone are said in six languages', () => {
    const noon = at('2027-03-09T12:00:00Z')
    expect(
      (['fr', 'en', 'nl', 'de', 'es', 'it'] as const).map(locale => dayOf(locale, noon, angeles)),
    ).toEqual([
      'mardi 9 mars',
      'Tuesday 9 March',
      'dinsdag 9 maart',
      'Dienstag, 9. März',
      'martes, 9 de marzo',
      'martedì 9 marzo',
    ])
    expect((['fr', 'de', 'en'] as const).map(locale => zoneName(locale, paris, noon))).toEqual([
      'heure d’Europe centrale',
      'Mitteleuropäische Zeit',
      'Central European Time',
    ])
  })
})
