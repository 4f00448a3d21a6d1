import { textWidth } from './metrics.ts'

/** Fewer letters than this before the dots say nothing. */
const least = 4

/** As much of a word as fits, with dots where something is left out; nothing when that would be next to nothing. */
function cut(words: string, size: number, room: number): string {
  const letters = [...words]
  for (let length = letters.length - 1; length >= least; length--) {
    const short = `${letters
      .slice(0, length)
      .join('')
      .replace(/[\s-]+$/, '')}…`
    if (textWidth(short, size) <= room) return short
  }
  return ''
}

/** In two lines that differ by as little as may be. */
function inTwo(words: readonly string[], size: number): string[] {
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const widest = (lines: readonly string[]) => Math.max(...lines.map(line => textWidth(line, size)))
  return breaks.toSorted((one, other) => widest(one) - widest(other))[0] ?? [...words]
}

/**
 * A name in at most two lines of `room`, broken between words; what does not fit ends in dots. Wider than `whole` it is
 * broken although it would fit.
 */
export function labelLines(name: string, size: number, room: number, whole = room): string[] {
  const fits = (words: string) => textWidth(words, size) <= room
  const words = name.split(/\s+/)
  if (fits(name)) return textWidth(name, size) <= whole ? [name] : inTwo(words, size)
  let first = ''
  while (words[0] && fits(`${first} ${words[0]}`.trim())) first = `${first} ${words.shift()}`.trim()
  const start = first || cut(words.shift() ?? '', size, room)
  if (!start) return []
  const rest = words.join(' ')
  const second = fits(rest) ? rest : cut(rest, size, room)
  if (second) return [start, second]
  return [(first && cut(name, size, room)) || start]
}
