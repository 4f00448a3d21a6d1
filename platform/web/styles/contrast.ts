type Light = readonly [red: number, green: number, blue: number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const within = (value: number) => Math.min(1, Math.max(0, value))

const fromHex = (hex: string): Light => {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  const part = (at: number) => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255)
  return [part(0), part(2), part(4)]
}

// Björn Ottosson's matrices; out-of-gamut light is clipped, as browsers do.
const fromOklch = (lightness: number, chroma: number, hue: number): Light => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const read = (color: string): Light => {
  if (color.startsWith('#')) return fromHex(color)
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/-?[\d.]+/g) ?? []).map(Number)
  return color.startsWith('oklch')
    ? fromOklch(lightness, chroma, hue)
    : [toLinear(lightness / 255), toLinear(chroma / 255), toLinear(hue / 255)]
}

const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** WCAG contrast of two opaque colours written as `#hex`, `oklch(l c h)` or `rgb(r g b)`. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(read(one)), luminance(read(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
