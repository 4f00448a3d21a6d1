import { I18nProvider } from 'react-aria-components/I18nProvider'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DateTimeField } from './date-time-field.tsx'
import { designWords } from './design/words.ts'
import { KitWordsProvider } from './kit-words.tsx'

/** What the field shows as hour and day, and the instant that its form sends. */
function field(value: string | null, timeZone: string) {
  const html = renderToString(
    <I18nProvider locale="en-GB">
      <KitWordsProvider words={designWords}>
        <DateTimeField label="From" name="from" timeZone={timeZone} value={value} />
      </KitWordsProvider>
    </I18nProvider>,
  )
  const segment = (type: string) => new RegExp(`data-type="${type}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? ''
  return {
    sent: /<input[^>]*name="from"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? '',
    shown: [segment('day'), segment('hour'), segment('minute')].join(' '),
  }
}

it('an instant is shown in the wall time of the named zone, and is sent as the same instant', () => {
  const instant = '2026-11-24T23:42:00.000Z'
  expect(field(instant, 'Europe/Paris')).toEqual({ sent: instant, shown: '25 00 42' })
  expect(field(instant, 'America/New_York')).toEqual({ sent: instant, shown: '24 18 42' })
  expect(field('2026-11-25T00:42:00+01:00', 'UTC')).toEqual({ sent: instant, shown: '24 23 42' })
})

it('a time without a zone is meant in the named one, in summer as in winter', () => {
  expect(field('2026-07-01T10:00', 'Europe/Paris').sent).toBe('2026-07-01T08:00:00.000Z')
  expect(field('2026-12-01T10:00', 'Europe/Paris').sent).toBe('2026-12-01T09:00:00.000Z')
})

it('an hour that the clock leaves out in spring is the one after it', () =>
  expect(field('2026-03-29T02:30', 'Europe/Paris').sent).toBe('2026-03-29T01:30:00.000Z'))

it('what is no time is none', () => {
  for (const nothing of [null, '', 'tomorrow', '2026-13-01T00:00', '24/11/2026'])
    expect(field(nothing, 'Europe/Paris').sent).toBe('')
})
