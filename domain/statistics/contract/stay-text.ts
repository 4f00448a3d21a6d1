import { spanOf, unbroken } from '#platform/contract/span-of.ts'

/** How long in minutes and seconds: a median stay of two minutes fifty is not three minutes. */
export const stayText = (seconds: number, locale: string) => {
  const whole = Math.round(seconds)
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return minutes > 0 && minutes < 60 && rest > 0
    ? unbroken([spanOf(minutes * 60, locale), spanOf(rest, locale)])
    : spanOf(whole, locale)
}
