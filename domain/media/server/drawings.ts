import { invalid } from '#platform/server/refusal.ts'

/** What may stand before the first element, one piece after the other: none is read twice. */
const piece = /\uFEFF|\s+|<\?xml\s[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>/iy

/** Where the drawing itself begins; nothing for what is none. */
function drawingIn(text: string): string | null {
  piece.lastIndex = 0
  let at = 0
  while (piece.test(text)) at = piece.lastIndex
  return /^<svg[\s>]/i.test(text.slice(at, at + 5)) ? text.slice(at) : null
}

/** Whether a file begins as an SVG does. */
export const beginsAsDrawing = (head: Buffer): boolean => drawingIn(head.toString('utf8')) !== null

/** Scripts, entities, other files, styles from elsewhere, and pictures within the drawing. */
const foreign =
  /<!(?:ENTITY|DOCTYPE)|<\?xml-stylesheet|<(?:\w+:)?(?:script|foreignObject|image|feImage|include|iframe|audio|video|handler)[\s/>]|@import|\son\w+\s*=/i
const references = /(?:\bhref|\bsrc)\s*=\s*(?:"([^"]*)"|'([^']*)')|\burl\(\s*["']?([^)"']*)/gi

/** Elements that may make much of little: a few are in every logo, thousands in none. */
const heavy = /<(?:\w+:)?(?:use|pattern|filter|fe\w+|mask|marker)[\s/>]/gi
const heavyMax = 150
const elementsMax = 20_000

/**
 * The text of a drawing that consists of shapes alone and points to nothing but its own parts, to be turned into pixels.
 * @throws 422
 */
export function assertPlainDrawing(bytes: Buffer): Buffer {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid({ file: 'image_broken' })
  }
  const drawing = drawingIn(text)
  if (drawing === null) throw invalid({ file: 'image_broken' })
  const points = [...drawing.matchAll(references)].map(([, a, b, c]) => (a ?? b ?? c ?? '').trim())
  if (foreign.test(drawing) || points.some(to => !to.startsWith('#')))
    throw invalid({ file: 'drawing_refers' })
  if ((drawing.match(heavy)?.length ?? 0) > heavyMax || (drawing.match(/<\w/g)?.length ?? 0) > elementsMax)
    throw invalid({ file: 'image_too_large' })
  return Buffer.from(drawing)
}
