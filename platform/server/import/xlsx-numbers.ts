/** How a number is shown: as a day or an hour, with zeros before it, or as it is. */
export type NumberFormat = { isDate: boolean; digits: number }

type Reading = (heard: {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  close: (name: string) => void
}) => Promise<void>

/** Formats that every workbook knows by their number. */
const standardDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])

const formatOf = (code: string): NumberFormat => ({
  // What stands in quotes and brackets is said, and stands for nothing.
  isDate: /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/general/gi, '')),
  digits: /^0+$/.test(code) ? code.length : 0,
})

/** The formats of the styles that cells name, in their order. */
export async function formatsOf(read: Reading): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isCells = false
  await read({
    open: (name, { numFmtId, formatCode }) => {
      const id = Number(numFmtId)
      if (name === 'numFmt' && formatCode) codes.set(id, formatCode)
      if (name === 'cellXfs') isCells = true
      if (name === 'xf' && isCells)
        formats.push(standardDates.has(id) ? { isDate: true, digits: 0 } : formatOf(codes.get(id) ?? ''))
    },
    close: name => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return formats
}

const day = 86_400_000
const latest = 2_958_466

/** A number as somebody who looks at the cell would write it. */
export function numberAsSeen(value: string, format: NumberFormat | undefined, is1904: boolean): string {
  const number = Number(value)
  if (!value || !Number.isFinite(number)) return value
  if (format?.isDate && number >= 0 && number < latest) {
    const from = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
    const moment = new Date(Math.round((from + number * day) / 1000) * 1000).toISOString()
    return number % 1 ? moment.slice(0, 19).replace('T', ' ') : moment.slice(0, 10)
  }
  // No exponents: telephone numbers are long.
  const plain =
    Number.isInteger(number) && Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number)
  return plain.padStart(format?.digits ?? 0, '0')
}
