import { expect, it } from 'vitest'
import { cleaned } from './plain-text.ts'

it('what nobody sees is taken out of a text, and blanks around it', () => {
  const said = {
    '  Aéro \t': 'Aéro',
    '\u202eAéro': 'Aéro',
    'A\u200be\u0301ro\ufeff': 'Aéro',
    'Aéro\u200d': 'Aéro',
    'A\u00ad\u2066é\u034fro': 'Aéro',
    '\u2800\u3164\u115f\u00a0': '',
    'A\u{e0041}éro\ufe0f': 'Aéro',
  }
  for (const [text, kept] of Object.entries(said)) expect(cleaned.text(text), JSON.stringify(text)).toBe(kept)
})

it('what is read otherwise without an invisible sign keeps it', () => {
  for (const text of ['می‌خواهم', 'क्‍ष', '👨‍👩‍👧', '👩🏽‍💻', '❤️‍🔥', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'עברית', 'm² à 10 %', 'a\nb'])
    expect(cleaned.text(text), JSON.stringify(text)).toBe(text)
})

it('labels that look the same are the same', () => {
  for (const text of ['X-77', 'X-77\u200d', 'Ｘ-７７', 'X\u200b-77', ' X-77 ', 'X-77\ufe0f'])
    expect(cleaned.label(text), JSON.stringify(text)).toBe('X-77')
  expect(cleaned.label('Stand\u00a0 3')).toBe('Stand 3')
})

it('a text of two million blanks between its first and its last sign is read once', () => {
  const said = `a${' '.repeat(2_000_000)}b`
  expect(cleaned.text(` ${said} `)).toBe(said)
  expect(cleaned.label(said)).toBe('a b')
})
