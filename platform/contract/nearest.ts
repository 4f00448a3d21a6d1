import { foldCase } from './text.ts'

/** Letters that are typed, left out, doubled or exchanged between two words. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

const longest = 80

/** A name, and what is called so: of two names of one thing either will do. */
export type NameOf = readonly [name: string, of: unknown]

/** Of these names the one that was probably meant: a letter in four may be wrong. Nothing where two things are as near. */
export function nearest(word: string, names: Iterable<NameOf>): string | undefined {
  const said = foldCase(word).trim().slice(0, longest)
  const most = Math.min(3, Math.floor(said.length / 4))
  let best = most + 1
  let found = new Map<unknown, string>()
  for (const [name, of] of names) {
    const far = distance(said, foldCase(name).trim(), Math.min(best, most))
    if (far > most || far > best) continue
    if (far < best) found = new Map()
    best = far
    if (!found.has(of)) found.set(of, name)
  }
  return found.size === 1 ? [...found.values()][0] : undefined
}

const domains = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.fr',
  'yahoo.com',
  'orange.fr',
  'wanadoo.fr',
  'icloud.com',
  'gmx.de',
  'web.de',
]

/** An address without what is never part of one: blanks, a comma for the point, `(at)`. */
export function mendedEmail(word: string): string {
  const [name = '', ...rest] = word
    .replace(/^mailto:/i, '')
    .replace(/\s*[([{]\s*at\s*[)\]}]\s*/i, '@')
    .replace(/[<>\s;]/g, '')
    .replace(/,/g, '.')
    .replace(/\.{2,}/g, '.')
    .split(/@+/)
  const host = rest.join('')
  return `${name}@${
    nearest(
      host,
      domains.map(name => [name, name]),
    ) ?? host
  }`
}
