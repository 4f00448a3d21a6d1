import { describe, expect, it } from 'vitest'
import { sanitizeRichText } from './rich-text.ts'
import { payloads, whatActs } from './testing/script-payloads.ts'

describe('formatted text', () => {
  it.each(payloads)('keeps nothing that acts of %s', payload => {
    const clean = sanitizeRichText(`before ${payload} after`)
    expect(whatActs(clean)).toEqual([])
    expect(sanitizeRichText(clean), 'cleaning twice changes nothing').toBe(clean)
  })

  it('keeps what our editor writes', () => {
    const written =
      '<h2>Title</h2><p style="text-align:center">A <strong>bold</strong> <a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">link</a></p><ul><li>one</li></ul><img src="/media/2026/01/x.webp" alt="x" /><iframe src="https://www.youtube-nocookie.com/embed/x" title="Film"></iframe>'
    expect(sanitizeRichText(written)).toBe(written)
  })
})

it('an address with a name or a password before its host, or that a browser repairs, leads nowhere', () => {
  for (const href of [
    'https://user:pass@evil.example/',
    'https://fair.example@evil.example',
    'https:/evil.example',
    'http:\\\\evil.example',
  ])
    expect(sanitizeRichText(`<a href="${href}">x</a>`), href).toBe(
      '<a rel="noopener noreferrer nofollow">x</a>',
    )
  expect(sanitizeRichText('<a href="https://fair.example/@us">x</a>')).toContain(
    'href="https://fair.example/@us"',
  )
})
