import { describe, expect, it } from 'vitest'
import { sanitizeRichText } from './rich-text.ts'
import { executableParts, payloads } from './testing/script-payloads.ts'

describe('formatted text', () => {
  it.each(payloads)('keeps nothing that acts of %s', payload => {
    const clean = sanitizeRichText(`before ${payload} after`)
    expect(executableParts(clean)).toEqual([])
    expect(sanitizeRichText(clean), 'cleaning twice changes nothing').toBe(clean)
  })

  it('keeps what our editor writes', () => {
    const written =
      '<h2>Title</h2><p style="text-align:center">A <strong>bold</strong> <a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">link</a></p><ul><li>one</li></ul><img src="/media/2026/01/x.webp" alt="x" /><figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer nofollow">Film &amp; "more"</a></figure>'
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

describe('a video in a text', () => {
  const kept = (page: string, title: string) =>
    `<figure><a href="${page}" rel="noopener noreferrer nofollow">${title}</a></figure>`
  const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

  it.each([
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', kept(film, 'YouTube')],
    ['<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;t=3"></iframe>', kept(film, 'YouTube')],
    [
      '<iframe title="A &quot;b&quot; &lt;c&gt;" src="https://player.vimeo.com/video/123456789"><p>none</p></iframe>',
      kept('https://vimeo.com/123456789', 'A "b" &lt;c&gt;'),
    ],
    [
      '<figure><a href="https://dai.ly/x8abcde?x=1">Film</a></figure>',
      kept('https://www.dailymotion.com/video/x8abcde', 'Film'),
    ],
  ])('of a known site is kept by its id: %s', (written, expected) => {
    const clean = sanitizeRichText(`<p>a</p>${written}<p>b</p>`)
    expect(clean.replace('<p>none</p>', '')).toBe(`<p>a</p>${expected}<p>b</p>`)
    expect(sanitizeRichText(clean), 'cleaning twice changes nothing').toBe(clean)
  })

  it.each([
    '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>',
    '<iframe src="https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>',
    '<iframe srcdoc="x"></iframe>',
    '<iframe></iframe>',
  ])('of an unknown site leaves no frame: %s', written => {
    expect(sanitizeRichText(`<p>a</p>${written}`)).toBe('<p>a</p>')
  })

  it('of an unknown site is a link like any other', () => {
    expect(sanitizeRichText('<figure><a href="https://evil.example/">Film</a></figure>')).toBe(
      '<a href="https://evil.example/" rel="noopener noreferrer nofollow">Film</a>',
    )
  })
})
