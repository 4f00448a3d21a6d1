import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PublicFair } from '../contract/public-fair.ts'
import { FairDates } from './fair-dates.tsx'

const fair = (timeZone: string, startDate: string | null, endDate: string | null) =>
  ({ timeZone, startDate, endDate, status: { id: 2, name: 'Ouvert' }, location: null }) as PublicFair
/** What is read, without its markup. */
const words = (one: PublicFair) => renderToString(<FairDates fair={one} />).replace(/<[^>]+>/g, '|')

it('a fair is on the days of its own zone, whichever zone the server or the reader is in', () => {
  const [start, end] = ['2026-11-24T23:30:00Z', '2026-11-26T15:00:00Z']
  expect(words(fair('Europe/Paris', start, end))).toContain('25–26 novembre 2026')
  expect(words(fair('America/New_York', start, end))).toContain('24–26 novembre 2026')
  expect(words(fair('Asia/Tokyo', start, end))).toContain('25–27 novembre 2026')
})

it('a fair without an end has its first day, one without a beginning has no day and no zone', () => {
  expect(words(fair('Europe/Paris', '2026-11-24T08:00:00Z', null))).toContain('24 novembre 2026')
  expect(words(fair('Europe/Paris', null, null))).not.toMatch(/20\d\d|heure/)
})

it('the zone is named beside the days', () =>
  expect(words(fair('Asia/Tokyo', '2026-11-24T08:00:00Z', null))).toMatch(/Japon/))
