import { describe, expect, test } from 'vitest'
import {
  escapeHtml,
  escapeText,
  foldCase,
  isTypedAs,
  replaceControls,
  unescapeHtml,
  withoutAccents,
  withoutXmlControls,
} from './text.ts'

describe('text', () => {
  test('escapes the five signs that end a text or an attribute', () => {
    expect(escapeHtml(`<a title="x" href='y'>&amp;`)).toBe(
      '&lt;a title=&quot;x&quot; href=&#39;y&#39;&gt;&amp;amp;',
    )
  })

  test('leaves quotes as they are between tags', () => {
    expect(escapeText(`a < "b" & 'c' >`)).toBe(`a &lt; "b" &amp; 'c' &gt;`)
  })

  test('reads once what was escaped once', () => {
    const text = `<a title="x" href='y'>&amp;`
    expect(unescapeHtml(escapeHtml(text))).toBe(text)
    expect(unescapeHtml(escapeHtml(escapeHtml(text)))).toBe(escapeHtml(text))
    expect(unescapeHtml('a&nbsp;b &copy;')).toBe('a b &copy;')
  })

  test('takes out what XML cannot hold, and neither line ends nor signs of two halves', () => {
    expect(withoutXmlControls('a\u0000\u0008\u000b\u001f\ufffe\uffff\ud800b\t\r\n\u0085 👩‍🔬')).toBe(
      'ab\t\r\n\u0085 👩‍🔬',
    )
  })

  test.each([
    ['a\r\nb', 'a b'],
    ['a\u0000\u001f\u007f\u0085b', 'a b'],
    ['a\u2028\u2029b', 'a b'],
    ['a\ud800b', 'a b'],
    ['👩‍🔬 é', '👩‍🔬 é'],
  ])('replaces a run of control characters, line separators and lone surrogates: %j', (text, expected) => {
    expect(replaceControls(text)).toBe(expected)
    expect(replaceControls(text, '')).toBe(expected === text ? text : 'ab')
  })

  test('takes accents away, and case where texts are searched', () => {
    expect(withoutAccents('Écôle ÇA')).toBe('Ecole CA')
    expect(foldCase('Écôle ÇA')).toBe('ecole ca')
    expect(foldCase('Øresund, Łódź, Œuvre, Ærø, Straße')).toBe('oresund, lodz, oeuvre, aero, strasse')
  })

  test('takes a typed name for the one that is asked for', () => {
    expect(isTypedAs("  l'ATELIER  du bois", 'L’Atelier du bois')).toBe(true)
    expect(isTypedAs('Atelier', 'Ateliér')).toBe(false)
  })
})
