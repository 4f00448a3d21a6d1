import { describe, expect, it } from 'vitest'
import { dayName, isSameClock, programDayAt, timesIn } from './zones.ts'

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

  it('has the name of that day in every zone', () =>
    expect(dayName('en', '2027-03-09', 'short')).toContain('9'))
})

describe('the reader’s times', () => {
  it('are marked where they fall on another date', () => {
    const times = timesIn('fr', angeles, paris)
    expect([times.time(at('2027-03-09T08:00:00Z')), times.daysOff(at('2027-03-09T07:30:00Z'))]).toEqual([
      '00:00',
      -1,
    ])
    expect(times.daysOff(at('2027-03-09T12:00:00Z'))).toBe(0)
  })

  it('are not told where clocks show the same', () => {
    const noon = at('2027-03-09T12:00:00Z')
    expect([isSameClock(noon, paris, brussels), isSameClock(noon, paris, angeles)]).toEqual([true, false])
  })
})
