import { vatNumberOf } from '#domain/exhibitors/server/index.ts'

/** Every second digit from the right is doubled; the sum of all digits ends in nought. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What France calls a company by: the end of its number for VAT. None for others, nor for what only looks like one. */
export function sirenOf(vatNumber: string | null): string | null {
  const [, digits] = /^FR..(\d{9})$/.exec((vatNumber && vatNumberOf(vatNumber)?.plain) || '') ?? []
  return digits && isChecked(digits) ? digits : null
}
