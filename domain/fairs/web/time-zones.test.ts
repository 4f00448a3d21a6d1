import { expect, it } from 'vitest'
import { timeZonesIn, timeZoneWords } from './time-zones.ts'

it('a time zone is said by its city, its name and its distance, in the reader’s language', () => {
  expect(timeZoneWords('fr', 'Asia/Kolkata')).toBe('Kolkata, heure de l’Inde, UTC+5:30')
  expect(timeZoneWords('de', 'Asia/Kolkata')).toBe('Kolkata, Indische Normalzeit, GMT+5:30')
})

it('each zone is offered once, none by its code', () => {
  const zones = timeZonesIn('en')
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length)
  expect(zones.filter(({ label }) => /[/_]/.test(label))).toEqual([])
})
