const two = (value: number) => String(value).padStart(2, '0')

/** Hours, minutes and seconds, two digits each. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':')
}
