import type { Cleaning } from '#platform/contract/fields.ts'

/** Drawn as nothing, or turning around what is read: two texts that differ in these alone look the same. */
const invisible = '\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb'

/** Scripts in which a joiner decides how a word is drawn. */
const joining = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
]
const joined = `[${joining.map(script => `\\p{Script=${script}}`).join('')}]`
const picture = '\\p{Extended_Pictographic}'

/** What is drawn otherwise without it: joiners inside words and pictures, the coloured form of a sign, flags of countries. */
const meaning = [
  `(?<=${joined})[\\u200c\\u200d](?=${joined})`,
  `(?<=${picture}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=${picture})`,
  `(?<=${picture})\\ufe0f`,
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\u{1f3f4})[\\u{e0061}-\\u{e007a}]{2,6}\\u{e007f}',
].join('|')

const unseen = new RegExp(`(${meaning})|[${invisible}]`, 'gu')
const unseenAnywhere = new RegExp(`[${invisible}]`, 'gu')

const withoutUnseen = (text: string) => text.replace(unseen, (_sign, kept: string | undefined) => kept ?? '')

const blank = /[\s\u2800]/
const isBlank = (sign: string | undefined) => sign !== undefined && blank.test(sign)

/** Sign by sign: an expression for blanks at the end would begin anew at each blank in the middle. */
function trimmed(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && isBlank(text[from])) from += 1
  while (to > from && isBlank(text[to - 1])) to -= 1
  return text.slice(from, to)
}

/**
 * Text as it is kept: without blanks around it and what nobody sees. `label`: by what people tell things apart, so also
 * with one form for what looks alike, and single blanks.
 */
export const cleaned: Record<Cleaning, (said: string) => string> = {
  text: said => trimmed(withoutUnseen(said.normalize('NFC'))),
  label: said => trimmed(said.normalize('NFKC').replace(unseenAnywhere, '').replace(/\s+/g, ' ')),
}
