/** What is left or was passed, to the second: “4:05”. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, rest] = [Math.floor(seconds / 3_600), seconds % 3_600]
  const tail = `${hours ? two(Math.floor(rest / 60)) : Math.floor(rest / 60)}:${two(rest % 60)}`
  return hours ? `${hours}:${tail}` : tail
}
