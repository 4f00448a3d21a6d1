import { fold } from '#platform/contract/import.ts'
import { entriesOf } from '#platform/contract/record.ts'
import { escapeHtml } from '#platform/contract/text.ts'
import { sanitizeRichText } from '#platform/server/rich-text.ts'
import type { remotes, salaryPeriods } from '../../contract/choices.ts'
import { amountMost } from '../../contract/units-of.ts'

/** Text with tags as it is, else a paragraph a block of lines. */
export const richTextOf = (text: string): string =>
  sanitizeRichText(
    /<\/?[a-z][^>]*>/i.test(text)
      ? text
      : text
          .split(/\n\s*\n/)
          .filter(block => block.trim() !== '')
          .map(block => `<p>${block.trim().split('\n').map(escapeHtml).join('<br />')}</p>`)
          .join(''),
  )

const twoDigits = (text = '') => text.padStart(2, '0')

/** `2026-12-31`, with a time or without, `31/12/2026`, `31.12.2026`, `Thu, 31 Dec 2026 …`. Null for what is no day. */
export function statedDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  const european = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  const spoken = /^(?:[A-Z][a-z]{2},? )?(\d{1,2} [A-Z][a-z]{2} \d{4})/.exec(text)
  const said = iso
    ? `${iso[1]}-${twoDigits(iso[2])}-${twoDigits(iso[3])}`
    : european
      ? `${european[3]}-${twoDigits(european[2])}-${twoDigits(european[1])}`
      : spoken
        ? new Date(`${spoken[1]} UTC`)
        : null
  const day = new Date(said instanceof Date ? said : `${said}T00:00:00Z`)
  if (said === null || Number.isNaN(day.getTime())) return null
  const written = day.toISOString().slice(0, 10)
  // 31 February is no day.
  return said instanceof Date || written === said ? written : null
}

/** In the smallest unit, of which `units` make one of the currency: `36 000`, `36.000,50 €`, `36,000.50`. Null for what is no amount. */
export function amountOf(text: string, units: number): number | null {
  const bare = text.replace(/[\s\u00a0\u202f’'€$£]|EUR|CHF/gu, '')
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const decimals = /[.,](\d{1,2})$/.exec(bare)
  const whole = (decimals ? bare.slice(0, decimals.index) : bare).replace(/[.,]/g, '')
  const hundredths = Number(whole) * 100 + Number((decimals?.[1] ?? '0').padEnd(2, '0'))
  const amount = (hundredths * units) / 100
  return Number.isSafeInteger(amount) && amount <= amountMost ? amount : null
}

const wordsOf = <T extends string>(said: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(entriesOf(said).flatMap(([value, words]) => words.split('|').map(word => [word, value] as const)))

const remoteWords = wordsOf<(typeof remotes)[number]>({
  none: 'none|no|non|nee|nein|0|false|on-site|onsite|in person|sur site',
  partly:
    'partly|hybrid|hybride|hybrid remote|partiel|partial|gedeeltelijk|teilweise|parcial|parziale|ibrido|hibrido',
  fully:
    'fully|yes|oui|ja|si|1|true|telecommute|full|full remote|fully remote|remote|total|complet|volledig|ganz|100%',
})
const periodWords = wordsOf<(typeof salaryPeriods)[number]>({
  hour: 'hour|hours|heure|uur|stunde|hora|ora|h',
  day: 'day|jour|dag|tag|dia|giorno',
  month: 'month|mois|maand|monat|mes|mese',
  year: 'year|yr|an|annee|jaar|jahr|ano|anno',
})

export const remoteOf = (text: string) => remoteWords.get(fold(text)) ?? null
export const payPeriodOf = (text: string) => periodWords.get(fold(text)) ?? null
