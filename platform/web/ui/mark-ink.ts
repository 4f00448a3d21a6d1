const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Relative luminance of `#rgb` or `#rrggbb`, as WCAG defines it. */
export const luminance = (hex: string): number => {
  const digits = hex.replace('#', '')
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(at =>
    channel(Number.parseInt(full.slice(at, at + 2), 16) / 255 || 0),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const ink = '#12262A'

/** White or ink on a brand's colour: white wherever large letters are readable in it (3:1), as brands expect. */
export const markInk = (hex: string): string => (1.05 / (luminance(hex) + 0.05) >= 3 ? '#FFFFFF' : ink)
