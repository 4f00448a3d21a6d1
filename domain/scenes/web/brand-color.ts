/** White or ink on a brand's colour, and the brand's colour dark enough to be read on white. */
const INK = '#12262A'

function channels(color: string): [number, number, number] | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!hex) return null
  return [
    Number.parseInt(hex[1] ?? '0', 16),
    Number.parseInt(hex[2] ?? '0', 16),
    Number.parseInt(hex[3] ?? '0', 16),
  ]
}

export function luminance(color: string): number {
  const rgb = channels(color)
  if (!rgb) return 0
  const [r, g, b] = rgb.map(v => {
    const c = v / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Slate, where what was given is no colour. */
export const safeColor = (color: string): string => (channels(color) ? color : '#5B6B75')

/**
 * The style of everything drawn in a brand's colour. `--o` is written on it and `--ci` is the colour on white; both
 * have defaults in the style sheet (white, the colour itself), so most booths only carry `--c`.
 */
export function brandStyle(color: string): Record<`--${string}`, string> {
  const safe = safeColor(color)
  const lum = luminance(safe)
  const style: Record<`--${string}`, string> = { '--c': safe }
  if (contrast(lum, 1) < 2.2) style['--o'] = INK
  if (contrast(lum, 1) < 2.2) style['--ci'] = `color-mix(in oklab,${safe},${INK} 55%)`
  return style
}
