import { spanOf } from '#platform/contract/span-of.ts'

/** How long in minutes and seconds: a median stay of two minutes fifty is not three minutes. */
export const stayText = (seconds: number, locale: string) => {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  return minutes > 0 && minutes < 60 && rest > 0
    ? `${spanOf(minutes * 60, locale)} ${spanOf(rest, locale)}`
    : spanOf(seconds, locale)
}
