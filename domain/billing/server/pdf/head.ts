import { ink, inner, page } from '#platform/server/pdf/pen.ts'
import { kindOfSheet, type Sheet, written } from './sheet.ts'

const half = inner / 2 - 14
const right = page.margin + inner / 2 + 14

/** What it is and when, who asks whom. Answers where the lines may begin. */
export function drawHead(sheet: Sheet): number {
  const { pen, words, number, document } = sheet
  const { seller, buyer, issuedOn, service, dueOn, cancels, part, follows, fair, quote } = document
  const { day, days } = written(sheet)
  let left = pen.write(words[kindOfSheet(document)], page.margin, 52, half, {
    face: 'title',
    size: 27,
    color: ink.strong,
  })
  left = pen.write(number, page.margin, left + 2, half, { face: 'bold', size: 13, color: ink.brand })

  let at = 58
  const facts: [string, string | null][] = [
    [quote ? words.quotedOn : words.issuedOn, day(issuedOn)],
    [words.service, service ? days(service.from, service.to) : null],
    [words.dueOn, dueOn && day(dueOn)],
    [words.validUntil, quote ? day(quote.validUntil) : null],
    [part ? words.creditsPart : words.cancels, cancels],
    [words.follows, follows ?? null],
    [words.replaces, quote?.replaces ?? null],
    [words.fair, fair],
  ]
  for (const [label, value] of facts)
    if (value) {
      pen.write(label, right, at, 88, { color: ink.faint, size: 8.5 })
      at = pen.write(value, right + 96, at - 0.5, half - 96, { color: ink.strong }) + 4
    }

  const top = Math.max(left, at) + 26
  return Math.max(
    party(sheet, page.margin, top, words.from, seller, [
      [words.registration, seller.registrationNumber],
      [words.vatNumber, seller.vatNumber],
    ]),
    party(sheet, right, top, words.to, buyer, [
      ['SIREN', buyer.siren ?? null],
      [words.vatNumber, buyer.vatNumber],
    ]),
  )
}

function party(
  { pen }: Sheet,
  x: number,
  top: number,
  label: string,
  { name, address }: { name: string; address: string },
  facts: readonly (readonly [string, string | null])[],
): number {
  pen.rule(top, ink.line, x, half)
  let y = pen.write(label, x, top + 9, half, { size: 8.5, color: ink.faint }) + 2
  y = pen.write(name, x, y, half, { face: 'bold', size: 11, color: ink.strong }) + 1
  y = pen.write(address, x, y, half)
  for (const [fact, value] of facts)
    if (value) y = pen.write(`${fact} ${value}`, x, y + 2, half, { size: 8.5 })
  return y
}
