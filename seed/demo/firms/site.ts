import { foldCase } from '#platform/contract/text.ts'
import type { DemoFirm } from './firm.ts'

/** Letters and digits without accents, words joined by hyphens. */
export const plain = (text: string) =>
  foldCase(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

export const siteOf = ({ name }: DemoFirm) => {
  const domain = `${plain(name)}.example`
  return { domain, address: `https://www.${domain}`, email: `bonjour@${domain}` }
}
