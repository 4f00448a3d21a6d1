/** A length of time stands in one line. */
export const unbroken = (words: readonly string[]) => words.join('\u00a0').replaceAll(' ', '\u00a0')

const unit = (locale: string, value: number, name: 'hour' | 'minute' | 'second') =>
  unbroken([new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)])

/** How long something was, in whole seconds below a minute and whole minutes beyond: “15 s”, “1 h 12 min”. */
export function spanOf(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return unit(locale, whole, 'second')
  const minutes = Math.round(whole / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return unit(locale, minutes, 'minute')
  const rest = minutes % 60
  return unbroken([unit(locale, hours, 'hour'), ...(rest ? [unit(locale, rest, 'minute')] : [])])
}
