import { SaxesParser } from 'saxes'
import { invalid } from '../refusal.ts'

/** An element by its name without a prefix. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
  line: number
}

const depthMost = 40
const elementsMost = 300_000
const piece = 65_536
const breath = () => new Promise<void>(resolve => setImmediate(resolve))

function textOf(bytes: Buffer): string {
  const said = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const isLatin = /^(iso-8859-1|iso-8859-15|windows-1252)$/i.test(said ?? '')
  try {
    const encoding = isUtf16 ? 'utf-16le' : isLatin ? 'windows-1252' : 'utf-8'
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw invalid({ file: 'xml_broken' })
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * XML as a tree, read in pieces between which others have their turn. There is no document type, so no entity but those of the
 * language: nothing is fetched, nothing grows. @throws 422
 */
export async function readXml(bytes: Buffer): Promise<XmlElement> {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let elements = 0
  parser.on('doctype', () => {
    throw invalid({ file: 'xml_doctype' })
  })
  parser.on('error', () => {
    throw invalid({ file: 'xml_broken' })
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (open.length >= depthMost || elements > elementsMost) throw invalid({ file: 'xml_deep' })
    const element = { name: localName(name), attributes, text: '', children: [], line: parser.line }
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
  const text = textOf(bytes)
  for (let from = 0; from < text.length; from += piece) {
    parser.write(text.slice(from, from + piece))
    await breath()
  }
  parser.close()
  if (!root) throw invalid({ file: 'xml_broken' })
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
