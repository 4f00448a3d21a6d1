import type { CSSProperties } from 'react'

/** The hue of the house, worn by everything that belongs to no fair. */
export const houseHue = 163

/** The one value a fair sets. Lightness and chroma are fixed by the tokens, so contrast cannot break. */
export const fairHue = (hue: number | null | undefined): number =>
  hue === null || hue === undefined || !Number.isFinite(hue)
    ? houseHue
    : ((Math.round(hue) % 360) + 360) % 360

/** For a `style` attribute: on `<html>`, or on any element that also carries `data-fair`. */
export const fairStyle = (hue: number | null | undefined): CSSProperties => ({ '--fair-h': fairHue(hue) })

/** Themes the whole document, overlays included (they live outside the page's own tree). */
export const applyFairHue = (hue: number | null | undefined) => {
  document.documentElement.style.setProperty('--fair-h', String(fairHue(hue)))
}
