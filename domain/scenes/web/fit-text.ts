import { textWidth } from './metrics.ts'

/** The font of the walls runs a little wider than that of the signs, which is the one measured. */
const DISPLAY = 1.07
export const LEADING = 1.14

export type FittedText = { lines: string[]; size: number }

/** As much of a word as fits, letter by letter. */
function pieces(word: string, fits: (words: string) => boolean): string[] {
  const out: string[] = ['']
  for (const letter of word) {
    const last = out[out.length - 1] ?? ''
    if (last && !fits(last + letter)) out.push(letter)
    else out[out.length - 1] = last + letter
  }
  return out
}

/** Lines of whole words; null where one word alone is too wide and may not be broken. */
function wrapped(words: string, fits: (words: string) => boolean, mayBreak: boolean): string[] | null {
  const lines: string[] = []
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines[lines.length - 1]
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else if (fits(word)) lines.push(word)
    else if (mayBreak) lines.push(...pieces(word, fits))
    else return null
  }
  return lines
}

/**
 * Words in a box, as large as they fit whole: they wrap, then shrink from `most` to `least`. Only what does not fit at the least
 * size breaks words, and then ends in dots.
 */
export function fitText(
  words: string,
  box: { width: number; height: number },
  { most, least }: { most: number; least: number },
): FittedText {
  const linesAt = (size: number, mayBreak = false) =>
    wrapped(words, some => textWidth(some, size) * DISPLAY <= box.width, mayBreak)
  for (let size = most; size >= least; size -= 1) {
    const lines = linesAt(size)
    if (lines && lines.length * size * LEADING <= box.height) return { lines, size }
  }
  const lines = linesAt(least, true) ?? []
  const room = Math.max(1, Math.floor(box.height / (least * LEADING)))
  const shown = lines.slice(0, room)
  const last = shown[room - 1]
  if (lines.length > room && last) shown[room - 1] = `${last.slice(0, -1).trimEnd()}…`
  return { lines: shown, size: least }
}
