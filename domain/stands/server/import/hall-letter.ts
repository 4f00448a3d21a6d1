const wordsForHall = /^(hall|hal|halle|pabell[oó]n|padiglione|pavillon|pavilion|b[aâ]timent|building)\s+/i

const alphabet = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

function* candidates(name: string) {
  const words = name.replace(wordsForHall, '').match(/[\p{L}\p{N}]+/gu) ?? []
  const whole = words.join('')
  if (whole.length <= 3) yield whole
  const first = words[0] ?? ''
  const digits = words.join(' ').match(/\d+/g)?.join('') ?? ''
  if (digits) yield first.charAt(0) + digits
  if (first.length <= 3) yield first
  yield words.map(word => word.charAt(0)).join('')
  yield* [1, 2, 3].map(length => whole.slice(0, length))
  yield* alphabet
  for (const letter of alphabet) yield* alphabet.map(other => letter + other)
}

/** What hangs over the door of a hall of that name: what is said, else `K (level 2)` → `K2`. Never one of `taken`. */
export function hallLetter(name: string, taken: ReadonlySet<string>, said = ''): string {
  for (const candidate of [said, ...candidates(name)]) {
    const letter = candidate.toLocaleUpperCase()
    if (/^[\p{L}\p{N}]{1,3}$/u.test(letter) && !taken.has(letter)) return letter
  }
  throw new Error('More halls than letters.')
}
