import type { DemoFirm } from './firm.ts'

/** Letters and digits without accents, words joined by hyphens. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

export const siteOf = ({ name }: DemoFirm) => {
  const domain = `${plain(name)}.example`
  return { domain, address: `https://www.${domain}`, email: `bonjour@${domain}` }
}
