import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { bringTo, said } from './bring-axe.ts'

/** The rules that ask for colours; by all others a page is the same by day and in the evening. */
export const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * The shown texts and links of a page, kept there as `window.texts`: one key for each, which says all that its contrast comes
 * from. What lies over or under another part without being in it has a key of its own place.
 */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const own = window as unknown as { texts: Element[] }
    own.texts = []
    const keys: string[] = []
    const clear = 'rgba(0, 0, 0, 0)'
    const paints = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      backgroundColor !== clear || backgroundImage !== 'none'
    const laid: Element[] = []
    const hasPainted = (one: Element) =>
      ['::before', '::after'].some(name => {
        const style = getComputedStyle(one, name)
        return style.content !== 'none' && paints(style)
      })
    /** Apart from its place among its ancestors: what else is painted where it stands. */
    const meets = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return laid
        .filter(other => {
          if (other.contains(one) || one.contains(other)) return false
          const box = other.getBoundingClientRect()
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top
        })
        .map(
          other =>
            `${other.tagName}.${other.getAttribute('class')} ${getComputedStyle(other).backgroundColor}`,
        )
        .join()
    }
    const walk = (one: Element, above: string) => {
      const style = getComputedStyle(one)
      if (style.display === 'none' || one.matches('[data-live-announcer]')) return
      // For screen readers alone.
      const { width, height, bottom } = one.getBoundingClientRect()
      if (style.position === 'absolute' && style.overflow === 'hidden' && width <= 1 && height <= 1) return
      if (style.position === 'fixed' && bottom <= 0) return
      const isApart = style.position !== 'static' || style.transform !== 'none'
      if (isApart && (paints(style) || one.matches('img, svg, video, canvas'))) laid.push(one)
      const { color, opacity, filter, mixBlendMode, textShadow } = style
      const layers = [
        ...(paints(style) ? [style.backgroundColor, style.backgroundImage] : []),
        ...(opacity === '1' ? [] : [opacity]),
        ...(filter === 'none' ? [] : [filter]),
        ...(mixBlendMode === 'normal' ? [] : [mixBlendMode]),
        ...(hasPainted(one) ? [`${one.tagName}.${one.getAttribute('class')}`] : []),
      ]
      const here = layers.length ? `${above}/${layers.join(' ')}` : above
      const text = [...one.childNodes]
        .map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : ''))
        .join('')
        .trim()
      if (text || one.matches('a[href], input, textarea, select, iframe')) {
        const size = Number.parseFloat(style.fontSize)
        // What axe passes over says nothing of what it does not.
        const control = one.closest('label')?.control ?? one
        const isOff = control.matches(':disabled') || Boolean(one.closest('[aria-disabled=true], :disabled'))
        const { textDecorationLine, borderBottomWidth, fontWeight } = style
        own.texts.push(one)
        keys.push(
          [
            here,
            color,
            size >= (Number(fontWeight) >= 700 ? 18.66 : 24),
            textShadow,
            isOff,
            text.length > 1,
            one.matches('iframe') ? Math.random() : Boolean((one as HTMLInputElement).value),
            ...(one.matches('a') && one.parentElement
              ? [getComputedStyle(one.parentElement).color, textDecorationLine, borderBottomWidth, fontWeight]
              : []),
          ].join('|'),
        )
      }
      if (!one.matches('select')) for (const child of one.children) walk(child, here)
    }
    walk(document.body, getComputedStyle(document.documentElement).backgroundColor)
    return keys.map((key, at) => `${key}|${own.texts[at] ? meets(own.texts[at]) : ''}`)
  })

/** Colours on backgrounds that were found readable in this process, and those of which no text of a page said anything. */
const readable = new Set<string>()
const undecided = new Set<string>()

/**
 * Which texts cannot be told from what they stand on, and links from the words around. Of texts alike one is measured; where
 * that says nothing, because something covers it, all are.
 */
export async function unreadable(page: Page): Promise<string[]> {
  const keys = await textsOf(page)
  const onPage = (key: string) => `${new URL(page.url()).pathname} ${page.viewportSize()?.width} ${key}`
  const isKnown = (key: string) => readable.has(key) || undecided.has(onPage(key))
  const unknown = keys.map((key, at) => ({ key, at })).filter(({ key }) => !isKnown(key))
  if (!unknown.length) return []
  await bringTo(page)
  const found: string[] = []
  const measure = async (some: typeof unknown) => {
    const places = some.map(({ at }) => at)
    const { violations, passed } = await contrastOf(page, places)
    found.push(...said(violations))
    for (const at of passed) readable.add(keys[at] ?? '')
  }
  await measure(unknown.filter(({ key, at }) => keys.indexOf(key) === at))
  const others = unknown.filter(({ key, at }) => keys.indexOf(key) !== at && !readable.has(key))
  if (others.length && !found.length) await measure(others)
  for (const { key } of unknown) if (!readable.has(key)) undecided.add(onPage(key))
  return found
}

/** Of texts at these places the violations, and the places of those that were found readable. */
const contrastOf = (page: Page, places: readonly number[]) =>
  page.evaluate(
    async ({ places, rules }) => {
      const { axe: runner, texts } = window as unknown as { axe: typeof axe; texts: Element[] }
      const include = places.flatMap(at => (texts[at]?.isConnected ? [texts[at]] : []))
      if (!include.length) return { violations: [], passed: [] }
      const { violations, passes, incomplete } = await runner.run(
        { include },
        { runOnly: { type: 'rule', values: rules }, elementRef: true },
      )
      const of = (results: typeof passes, rule: string) =>
        new Set(
          results.filter(({ id }) => id === rule).flatMap(({ nodes }) => nodes.map(({ element }) => element)),
        )
      // What axe never decides, on a picture that belongs to the key.
      const undecided = incomplete.map(result => ({
        ...result,
        nodes: result.nodes.filter(({ any: [check] }) =>
          ['nonBmp', 'bgImage', 'bgGradient'].includes(check?.data?.messageKey),
        ),
      }))
      const measured = of([...passes, ...undecided], 'color-contrast')
      const unclear = of(incomplete, 'link-in-text-block')
      // Of a single letter axe never says that it is wrong.
      const isText = (one: Element) =>
        [...one.childNodes]
          .map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : ''))
          .join('')
          .trim().length > 1 || one.matches('input, textarea, select, iframe')
      const passed = places.filter(at => {
        const one = texts[at] as HTMLElement
        return !unclear.has(one) && (measured.has(one) || !isText(one))
      })
      for (const { nodes } of violations) for (const node of nodes) delete node.element
      return { violations, passed }
    },
    { places, rules: ofColours },
  )
