import { SaxesParser } from 'saxes'
import { invalid, Refusal } from '../refusal.ts'

/** An element by its name without a prefix. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
  line: number
  column: number
}

export type XmlFault = 'encoding' | 'doctype' | 'broken' | 'deep'
type Place = { line: string; column: string }
type XmlLimits = {
  depth: number
  elements: number
  refuse: (fault: XmlFault, at?: Place) => Refusal
}

const codes = { encoding: 'xml_broken', doctype: 'xml_doctype', broken: 'xml_broken', deep: 'xml_deep' }
const usual: XmlLimits = {
  depth: 40,
  elements: 300_000,
  refuse: fault => invalid({ file: codes[fault] }),
}

const piece = 65_536
const breath = () => new Promise<void>(resolve => setImmediate(resolve))

function textOf(bytes: Buffer, { refuse }: XmlLimits): string {
  const said = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]
  const isLatin = /^(iso-8859-1|iso-8859-15|windows-1252)$/i.test(said ?? '')
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding =
    mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : isLatin ? 'windows-1252' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw refuse('encoding')
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * XML as a tree, read in pieces between which others have their turn. There is no document type, so no entity but those of the
 * language: nothing is fetched, nothing grows. @throws 422
 */
export async function readXml(bytes: Buffer, limits: XmlLimits = usual): Promise<XmlElement> {
  const { depth, elements: most, refuse } = limits
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  const at = () => ({ line: String(parser.line), column: String(parser.column) })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let elements = 0
  parser.on('doctype', () => {
    throw refuse('doctype', at())
  })
  parser.on('error', error => {
    throw error instanceof Refusal ? error : refuse('broken', at())
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (open.length >= depth || elements > most) throw refuse('deep', at())
    const { line, column } = parser
    const element = { name: localName(name), attributes, text: '', children: [], line, column }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const say = (text: string) => {
    const here = open.at(-1)
    if (here) here.text += text
  }
  parser.on('text', say)
  parser.on('cdata', say)
  parser.on('closetag', () => void open.pop())
  const text = textOf(bytes, limits)
  for (let from = 0; from < text.length; from += piece) {
    parser.write(text.slice(from, from + piece))
    await breath()
  }
  parser.close()
  if (!root) throw refuse('broken', at())
  return root
}

/** What stands in the first element of this name, deeper or not. */
export const xmlText = (element: XmlElement | undefined, ...path: readonly string[]): string => {
  const [name, ...rest] = path
  if (name === undefined) return element?.text.trim() ?? ''
  return xmlText(
    element?.children.find(one => one.name.toLowerCase() === name.toLowerCase()),
    ...rest,
  )
}

export const xmlAll = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter(one => one.name.toLowerCase() === name.toLowerCase())
