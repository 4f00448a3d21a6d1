import sharp from 'sharp'
import type { DemoFirm } from './firm.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const text = (value: string) => value.replace(/[&<>]/g, sign => escapes[sign] ?? sign)

const draw = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer()

/** A square logo: the firm's first letter cut into its colour, one of four cuts. */
export const drawLogo = (firm: DemoFirm, index: number) => {
  const cuts = [
    '<circle cx="256" cy="256" r="150" fill="#fff"/><path d="M256 106a150 150 0 0 1 0 300Z" fill="COLOR"/>',
    '<path d="M96 400 256 112l160 288Z" fill="#fff"/><path d="M176 400l80-144 80 144Z" fill="COLOR"/>',
    '<path d="M110 150h292v64H110zM110 250h212v64H110zM110 350h292v44H110z" fill="#fff"/>',
    '<path d="M256 96c90 90 90 230 0 320-90-90-90-230 0-320Z" fill="#fff"/><circle cx="256" cy="256" r="44" fill="COLOR"/>',
  ]
  const cut = (cuts[index % cuts.length] ?? '').replaceAll('COLOR', firm.color)
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="${firm.color}"/>${cut}</svg>`,
  )
}

/** Words in lines of at most fourteen letters. */
function linesOf(words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last && `${last} ${word}`.length <= 14) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A poster: the firm's slogan over its landscape. */
export function drawPoster(firm: DemoFirm, index: number) {
  const lines = linesOf(firm.slogan.fr)
  const sun = 420 + (index % 4) * 70
  return draw(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" font-family="Helvetica, Arial, sans-serif">
    <rect width="900" height="1200" fill="${firm.color}"/><circle cx="${sun}" cy="700" r="230" fill="#fff" opacity=".28"/>
    <path d="M0 880C220 760 420 1000 900 800V1200H0Z" fill="#0e2e33" opacity=".45"/><path d="M0 1010C260 900 560 1090 900 960V1200H0Z" fill="#0e2e33" opacity=".55"/>
    ${lines.map((line, at) => `<text x="72" y="${170 + at * 104}" font-size="92" font-weight="700" fill="#fff">${text(line)}</text>`).join('')}
    <text x="72" y="1130" font-size="44" fill="#fff">${text(firm.name)}, ${text(firm.town)}</text></svg>`)
}
