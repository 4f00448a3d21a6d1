import jsvat from 'jsvat-next'

const { checkVAT } = jsvat

/** Those of the Union, and of neighbours whose numbers begin with their country too. */
const countries = [
  jsvat.austria,
  jsvat.belgium,
  jsvat.bulgaria,
  jsvat.croatia,
  jsvat.cyprus,
  jsvat.czechRepublic,
  jsvat.denmark,
  jsvat.estonia,
  jsvat.finland,
  jsvat.france,
  jsvat.germany,
  jsvat.greece,
  jsvat.hungary,
  jsvat.ireland,
  jsvat.italy,
  jsvat.latvia,
  jsvat.lithuania,
  jsvat.luxembourg,
  jsvat.malta,
  jsvat.netherlands,
  jsvat.norway,
  jsvat.poland,
  jsvat.portugal,
  jsvat.romania,
  jsvat.slovakiaRepublic,
  jsvat.slovenia,
  jsvat.spain,
  jsvat.sweden,
  jsvat.switzerland,
  jsvat.unitedKingdom,
]

export type VatNumber = { plain: string; country: string }

/**
 * A number with its country in front, by its form and its check digits, as it is printed: capitals without spaces.
 * Whether the tax office knows it, is not asked. Null for what is none.
 */
export function vatNumberOf(text: string): VatNumber | null {
  const { isValid, value, country } = checkVAT(text.replace(/\s/g, ''), countries)
  if (!isValid || !value || !country) return null
  // Numbers of Northern Ireland count within the Union for goods only.
  return { plain: value, country: value.startsWith('XI') ? 'GB' : country.isoCode.short }
}
