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

/** A name in at most two lines of `room`, broken between words; what does not fit ends in dots. */
export function labelLines(name: string, size: number, room: number): string[] {
  const fits = (words: string) => textWidth(words, size) <= room
  if (fits(name)) return [name]
  const words = name.split(/\s+/)
  let first = ''
  while (words[0] && fits(`${first} ${words[0]}`.trim())) first = `${first} ${words.shift()}`.trim()
  const start = first || cut(words.shift() ?? '', size, room)
  if (!start) return []
  const rest = words.join(' ')
  const second = fits(rest) ? rest : cut(rest, size, room)
  if (second) return [start, second]
  return [(first && cut(name, size, room)) || start]
}
