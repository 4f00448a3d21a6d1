type Rgb = [number, number, number]

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

export const ink = '#12262a'

/** From `a` (0) to `b` (1). */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parse(a), parse(b)]
  const channels = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share))
  return `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (color: string, share: number) => mix(color, '#ffffff', share)
export const darker = (color: string, share: number) => mix(color, ink, share)

/** Relative luminance as WCAG measures it. */
export function luminance(color: string): number {
  const [r, g, b] = parse(color).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

export const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
