import { vatNumberOf } from './vat-number.ts'

/** Every second digit from the right is doubled; the sum of all digits ends in nought. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const checked = (digits: string | undefined) => (digits && isChecked(digits) ? digits : null)

/** What France calls a company by: the end of its number for VAT. None for others, nor for what only looks like one. */
export function sirenOfVatNumber(vatNumber: string | null): string | null {
  const [, digits] = /^FR..(\d{9})$/.exec((vatNumber && vatNumberOf(vatNumber)?.plain) || '') ?? []
  return checked(digits)
}

/** As it is typed: nine digits, or the fourteen of one of its sites. Null for what is none. */
export function sirenIn(text: string): string | null {
  const [, digits] = /^(\d{9})(\d{5})?$/.exec(text.replace(/[\s.]/g, '')) ?? []
  return checked(digits)
}
