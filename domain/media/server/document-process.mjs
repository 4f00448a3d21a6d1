// The text of a PDF from standard input, a line of JSON for each page on standard output, or for each file that is inside it, as a
// process of its own: a document
// may ask for endless work, and whoever waits can end this at any moment. Plain JavaScript: it runs from the sources and
// beside the bundle alike.
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

const [pagesMost, pageLength, length, residentMost] = process.argv.slice(2, 6).map(Number)
const wantsFiles = process.argv[6] === 'files'

// What a document unpacks lies beside the heap, whose limit does not know of it; while it does, nothing else runs in this thread.
new Worker(
  `setInterval(() => {
    if (process.memoryUsage.rss() > ${residentMost}) process.kill(process.pid, 'SIGKILL')
  }, 20)`,
  { eval: true },
).unref()

const bytes = await buffer(process.stdin)
// The document's own functions are worked out, not compiled; nothing is drawn, and nothing is fetched.
const document = await getDocumentProxy(new Uint8Array(bytes), {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  verbosity: 0,
})

let left = length
if (wantsFiles) {
  for (const { filename = '', content } of Object.values((await document.getAttachments()) ?? {})) {
    if (!/\.(xml|json)$/i.test(filename) || !content || content.length > left) continue
    left -= content.length
    process.stdout.write(`${JSON.stringify({ file: Buffer.from(content).toString('base64') })}\n`)
  }
} else
  for (let number = 1; number <= Math.min(document.numPages, pagesMost) && left > 0; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items
      .map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str))
      .join('')
      // A word that is divided at the end of a line is one; what nobody sees is none, soft
      // hyphens too: more than `withoutXmlControls`, which plain JavaScript beside the bundle cannot import.
      .replace(/(\p{L})[-\u00ad]\n(?=\p{Ll})/gu, '$1')
      .replace(/[\0-\x08\x0b-\x1f\x7f\u00ad\ufffe\uffff]|\p{Surrogate}/gu, '')
      .slice(0, Math.min(pageLength, left))
    left -= text.length
    if (text.trim()) process.stdout.write(`${JSON.stringify({ page: number, text })}\n`)
    page.cleanup()
  }
process.stdout.write(`${JSON.stringify({ pages: document.numPages })}\n`, () => process.exit(0))
