import { fillIn } from '#platform/server/pdf/fill-in.ts'
import { ink, inner, page } from '#platform/server/pdf/pen.ts'
import type { Sheet } from './sheet.ts'

/** Who asks, once more, and what the law wants to be said. */
export function drawFoot({ pen, words, number, document }: Sheet, at: { page: number; pages: number }): void {
  const { seller } = document
  pen.rule(752)
  const mention = [seller.legalMention, `${seller.name}, ${seller.address.replaceAll('\n', ', ')}`]
    .filter(Boolean)
    .join('\n')
  pen.write(mention, page.margin, 760, inner - 110, { size: 7, color: ink.faint })
  pen.write(`${number}\n${fillIn(words.page, at)}`, page.margin + inner - 100, 760, 100, {
    size: 7.5,
    color: ink.faint,
    align: 'right',
  })
}
