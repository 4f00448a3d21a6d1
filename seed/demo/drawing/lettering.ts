import { type Letter, outlines, space } from './letters.ts'

const unitsPerEm = 1000

const letterOf = (sign: string): Letter => outlines.get(sign) ?? space

export const widthOf = (text: string, size: number) =>
  ([...text].reduce((sum, sign) => sum + letterOf(sign).w, 0) * size) / unitsPerEm

export type PlacedLetter = { x: number; d: string }

/** Where each letter stands on a line from 0, in font units; y points up. */
export function lettersOf(text: string): PlacedLetter[] {
  let x = 0
  return [...text].map(sign => {
    const { w, d } = letterOf(sign)
    const placed = { x, d }
    x += w
    return placed
  })
}

/** A line of text as SVG, its baseline at `y`. */
export const line = (text: string, x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / unitsPerEm} ${-size / unitsPerEm})" fill="${fill}">${lettersOf(
    text,
  )
    .filter(letter => letter.d)
    .map(letter => `<path transform="translate(${letter.x} 0)" d="${letter.d}"/>`)
    .join('')}</g>`

/** Words in lines no wider than `width`. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    // French puts a space before its high punctuation, which must not begin a line.
    const fits = /^[!?:;»]/.test(word) || widthOf(longer, size) <= width
    if (last !== undefined && fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
