import { Fragment, isValidElement, type ReactNode } from 'react'
import { escapeHtml } from '#platform/contract/text.ts'
import { tight } from './iso.ts'

/** What SVG does not write as React does. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  clipPath: 'clip-path',
  fillOpacity: 'fill-opacity',
  strokeOpacity: 'stroke-opacity',
  fontSize: 'font-size',
  textAnchor: 'text-anchor',
}

type Props = {
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
  style?: Readonly<Record<string, string>>
}

const attribute = (name: string, value: unknown) =>
  value === undefined || value === null
    ? ''
    : ` ${names[name] ?? name}="${name === 'd' ? tight(String(value)) : escapeHtml(String(value))}"`

const styled = (style: Props['style']) =>
  Object.entries(style ?? {})
    .map(([name, value]) => `${name}:${value}`)
    .join(';') || undefined

/**
 * Elements without state or events as text. A drawing is set as one piece of text: the browser reads it several times faster than React
 * makes its nodes one by one, and React has nothing to take over in it.
 */
export function markupOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) return node.map(markupOf).join('')
  if (!isValidElement<Props>(node)) return escapeHtml(String(node))
  const { type, props } = node
  if (typeof type === 'function') return markupOf((type as (props: Props) => ReactNode)(props))
  const { children, dangerouslySetInnerHTML, style, ...rest } = props
  const inside = dangerouslySetInnerHTML?.__html ?? markupOf(children)
  if ((type as unknown) === Fragment) return inside
  if (typeof type !== 'string')
    throw new Error('A drawing is made of elements and of functions without state.')
  const attributes = Object.entries(rest).map(([name, value]) => attribute(name, value))
  const begin = `<${type}${attributes.join('')}${attribute('style', styled(style))}`
  return inside ? `${begin}>${inside}</${type}>` : `${begin}/>`
}
