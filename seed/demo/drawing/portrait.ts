import sharp from 'sharp'
import type { PersonLook } from '#platform/contract/person-look.ts'
import { lighter } from './color.ts'

/** Behind the head, and over it. */
const hairOf: Record<'long' | 'bob' | 'bun' | 'curly' | 'short', readonly [behind: string, over: string]> = {
  long: ['M138 190q0-96 102-96t102 96v150h-204Z', 'M150 196q6-98 90-98t90 98q-40-16-66-50q-40 46-114 50Z'],
  bob: ['M142 190q0-94 98-94t98 94v78h-196Z', 'M150 194q6-98 90-98t90 98q-60-8-90-44q-28 36-90 44Z'],
  bun: ['M240 44a38 38 0 1 1-.1 0Z', 'M154 186q4-86 86-86t86 86q-24-46-86-46t-86 46Z'],
  curly: [
    'M160 110a40 40 0 0 1 60-30a42 42 0 0 1 70 4a40 40 0 0 1 40 44a40 40 0 0 1 6 66h-196a40 40 0 0 1 20-84Z',
    'M156 180q4-90 84-90t84 90q-40-30-84-30t-84 30Z',
  ],
  short: ['', 'M156 184q0-84 84-84t84 84q-16-40-46-44q-60-6-92 6q-22 8-30 38Z'],
}

/** Head and shoulders of somebody, as the hall draws them. */
export function drawPortrait(look: PersonLook): Promise<Buffer> {
  const [behind, over] = hairOf[look.style in hairOf ? (look.style as keyof typeof hairOf) : 'short']
  const beard = look.beard
    ? `<path fill="${look.hair}" d="M162 210q4 92 78 92t78-92q-14 34-40 34h-76q-26 0-40-34Z"/>`
    : ''
  const glasses = look.glasses
    ? '<g fill="none" stroke="#22303a" stroke-width="6"><circle cx="207" cy="196" r="24"/><circle cx="273" cy="196" r="24"/><path d="M231 194h18"/></g>'
    : ''
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">
      <rect width="480" height="480" fill="${lighter(look.top, 0.72)}"/>
      <path fill="${look.hair}" d="${behind}"/>
      <path fill="${look.skin}" d="M206 270h68v62l-34 40l-34-40Z"/>
      <path fill="${look.jacket ?? look.top}" d="M60 480q0-148 132-156l48 44l48-44q132 8 132 156Z"/>
      <path fill="${look.top}" d="M192 324l48 44l48-44l6 156h-108Z"/>
      <ellipse cx="240" cy="205" rx="82" ry="95" fill="${look.skin}"/>
      ${beard}<path fill="${look.hair}" d="${look.style === 'bald' ? '' : over}"/>
      <g fill="#2a2322"><circle cx="207" cy="198" r="8"/><circle cx="273" cy="198" r="8"/></g>
      ${glasses}
      <path fill="none" stroke="${look.beard ? '#f3cdb0' : '#7a2f28'}" stroke-width="6" stroke-linecap="round" d="M212 250q28 22 56 0"/>
      </svg>`,
    ),
  )
    .png({ compressionLevel: 2 })
    .toBuffer()
}
