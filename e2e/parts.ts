import type { Page } from '@playwright/test'

/** What of a page looks and works alike has equal keys: in document order, with how many elements belong to it. */
export type Parts = { keys: readonly number[]; sizes: readonly number[] }

/**
 * The shown elements of a page. A key says all of an element and of what is in it that decides whether it can be read, named
 * and met, by its place among its ancestors, and none of its words: two rows of a list have one, so has the menu of two pages.
 */
export const partsOf = (page: Page, look: string): Promise<Parts> =>
  page.evaluate(look => {
    const own = window as unknown as { parts: Element[] }
    const hashOf = (text: string, seed = 0) => {
      let one = 0xdeadbeef ^ seed
      let other = 0x41c6ce57 ^ seed
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at)
        one = Math.imul(one ^ code, 2654435761)
        other = Math.imul(other ^ code, 1597334677)
      }
      one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
      other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
      return 4294967296 * (2097151 & other) + (one >>> 0)
    }
    // Of words it counts that they are there, of references that they lead somewhere.
    const words = new Set(
      'alt title aria-label aria-valuetext placeholder value name datetime href src srcset d points data-key data-person data-collection aria-rowindex aria-posinset'.split(
        ' ',
      ),
    )
    const references = new Set(
      'aria-labelledby aria-describedby aria-controls aria-owns aria-activedescendant for'.split(' '),
    )
    const attribute = ({ name, value }: Attr) => {
      if (name === 'id') return name
      if (references.has(name))
        return `${name}${value.split(' ').every(id => document.getElementById(id)) ? '+' : '-'}`
      if (words.has(name) || /^\/|^https?:|react-aria/.test(value))
        return `${name}${value.trim() ? '+' : '-'}`
      return `${name}=${value}`
    }
    const of = (one: Element, style: CSSStyleDeclaration) => {
      const { width, height } = one.getBoundingClientRect()
      const least = (length: number) => Math.min(24, Math.round(length))
      const isTarget = one.matches('a, button, input, select, textarea, summary, [tabindex]')
      const isScrolled = one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) && isScrolled
      return [
        one.tagName,
        ...[...one.attributes].map(attribute).sort(),
        (one as HTMLInputElement).labels?.length,
        [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
        // Smaller than a finger needs, by how much.
        isTarget && `${least(width)} ${least(height)}`,
        scrolls,
        style.visibility,
      ].join('\n')
    }
    const containers = [
      'grid',
      'row',
      'rowgroup',
      'list',
      'listitem',
      'group',
      'region',
      'dialog',
      'alertdialog',
      'tabpanel',
    ]
      .concat([
        'radiogroup',
        'toolbar',
        'table',
        'presentation',
        'menu',
        'listbox',
        'tablist',
        'log',
        'status',
      ])
      .concat([
        'complementary',
        'banner',
        'navigation',
        'main',
        'contentinfo',
        'search',
        'feed',
        'article',
        'form',
      ])
      .map(role => `[role=${role}]`)
      .join()
    const keys: number[] = []
    const sizes: number[] = []
    own.parts = []
    // What is named by what is in it stays whole.
    const isWhole = (one: Element) =>
      one.matches('a, button, label, legend, summary, th, caption, h1, h2, h3, h4, h5, h6, svg, [role]') &&
      !one.matches(containers)
    const walk = (one: Element, above: number, isInWhole = false): number => {
      const style = getComputedStyle(one)
      if (style.display === 'none') return 0
      const at = isInWhole ? -1 : own.parts.push(one) - 1
      const text = of(one, style)
      const place = hashOf(text, above)
      // What is in a frame, or drawn without elements, nobody knows from here.
      let whole = one.matches('iframe') ? hashOf(String(Math.random())) : place
      if (!one.matches('svg'))
        for (const child of one.children)
          whole = hashOf(String(walk(child, place, isInWhole || isWhole(one))), whole)
      if (at < 0) return whole
      keys[at] = whole
      sizes[at] = own.parts.length - at
      return whole
    }
    const { attributes } = document.documentElement
    walk(
      document.body,
      hashOf([look, ...[...attributes].map(attribute).sort(), Boolean(document.title)].join('\n')),
    )
    return { keys, sizes }
  }, look)

/** Those that are known already or stand earlier on the same page, the outermost alone; and what was met the first time. */
export function knownOf({ keys, sizes }: Parts, seen: ReadonlySet<number>) {
  const known: number[] = []
  const met = new Set<number>()
  for (let at = 0; at < keys.length; ) {
    const key = keys[at] ?? 0
    if (seen.has(key) || met.has(key)) {
      known.push(at)
      at += sizes[at] ?? 1
    } else {
      met.add(key)
      at += 1
    }
  }
  return { known, met }
}

/** Until `showParts`, who walks the document from its root does not meet these, unless something else is named by them. */
export const leaveOut = (page: Page, known: readonly number[]) =>
  page.evaluate(known => {
    const own = window as unknown as { parts: Element[]; altered: Element[] }
    const left = new Set(known.map(at => own.parts[at]).filter(one => one !== undefined))
    const leftWith = (one: Element | null): Element | null =>
      !one || left.has(one) ? one : leftWith(one.parentElement)
    const namedBy = (one: Element) => [
      ...['aria-labelledby', 'aria-describedby'].flatMap(name =>
        (one.getAttribute(name) ?? '').split(' ').map(id => document.getElementById(id)),
      ),
      ...((one as HTMLInputElement).labels ?? []),
    ]
    // A list of nothing would be none.
    for (const one of [...left]) {
      const { parentElement: list } = one
      if (list && one === list.firstElementChild && list.matches('[role], ul, ol, dl, tbody, tr'))
        left.delete(one)
    }
    for (let isNew = true; isNew; ) {
      isNew = false
      for (const one of document.querySelectorAll(
        '[aria-labelledby], [aria-describedby], input, select, textarea',
      )) {
        if (leftWith(one)) continue
        for (const name of namedBy(one)) {
          const around = leftWith(name)
          if (around) isNew = left.delete(around) || isNew
        }
      }
    }
    own.altered = [...new Set([...left].map(one => one.parentElement))].filter(one => one !== null)
    for (const one of own.altered)
      Object.defineProperty(one, 'childNodes', {
        configurable: true,
        value: [...one.childNodes].filter(child => !left.has(child as Element)),
      })
  }, known)

export const showParts = (page: Page) =>
  page.evaluate(() => {
    const own = window as unknown as { altered: { childNodes?: unknown }[] }
    for (const one of own.altered) delete one.childNodes
  })
