/** Colours of booths that nobody has chosen yet: clear of each other, and readable under white. */
const colors = [
  '#2f6fa8',
  '#0f7a62',
  '#a8483a',
  '#7b5aa6',
  '#b9690f',
  '#1f7a86',
  '#b5487f',
  '#5f7a16',
  '#3a5fb0',
  '#8c4a2f',
  '#2f6b45',
  '#5546b5',
  '#c0531f',
  '#4a5a68',
]
const shapes = ['sq', 'ci', 'hx', 'dr', 'tr']

/** The same number for the same name. */
export function seedOf(name: string): number {
  let seed = 0x811c9dc5
  for (const character of name) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (seed ^ (seed >>> 15)) >>> 0
}

const pick = (list: readonly string[], seed: number) => list[seed % list.length] ?? ''

export const colorOf = (name: string): string => pick(colors, seedOf(name))
export const shapeOfFirm = (name: string): string => pick(shapes, seedOf(`shape ${name}`))
