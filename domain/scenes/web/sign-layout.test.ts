import { expect, test } from 'vitest'
import { hallFixture } from './fixture.ts'
import { layHall, viewHall } from './hall-layout.ts'
import { projection } from './iso.ts'
import { textWidth } from './metrics.ts'
import { hangSigns, SIGN_SIZE, type SignPlace } from './sign-layout.ts'
import { layStreet, STREET_BOOTH, streetEye } from './street-layout.ts'
import { cameraOf } from './use-zoom.ts'

function overlaps(signs: readonly SignPlace[]): string[] {
  return signs.flatMap((a, i) =>
    signs
      .slice(i + 1)
      .filter(
        b =>
          a.left < b.left + b.width &&
          b.left < a.left + a.width &&
          a.top < b.top + b.height &&
          b.top < a.top + a.height,
      )
      .map(b => `${a.number} over ${b.number}`),
  )
}

function signsOf(count: number, width: number, letter = 'A', from = 0, zoom = 1): SignPlace[] {
  const layout = layHall(hallFixture(count, letter, from).booths)
  const camera = cameraOf(viewHall(layout, width), zoom, { x: 0, y: 0 })
  const targets = layout.placed.map(p => ({
    booth: p.booth,
    face: 'y' as const,
    x: p.x,
    y: p.y,
    width: p.booth.width,
  }))
  return hangSigns(targets, projection(camera.u, camera.ox, camera.oy))
}

test.each([
  [12, 1440],
  [24, 1440],
  [40, 1440],
  [24, 1024],
  [40, 1024],
  [24, 768],
  [100, 1440],
])('no sign covers another in a hall of %i at %i px, and none is missing', (count, width) => {
  const signs = signsOf(count, width)
  expect(signs).toHaveLength(count)
  expect(overlaps(signs)).toEqual([])
})

test('no sign covers another in a fair of 96 stands in six halls', () => {
  ;['A', 'B', 'C', 'D', 'E', 'F'].forEach((letter, from) => {
    const signs = signsOf(16, 1440, letter, from)
    expect(signs).toHaveLength(16)
    expect(overlaps(signs)).toEqual([])
  })
})

test('names are written whole at 12, 24 and 40 stands', () => {
  for (const count of [12, 24]) expect(signsOf(count, 1440).filter(s => !s.lines.length)).toEqual([])
  expect(signsOf(40, 1440).filter(s => !s.lines.length).length).toBeLessThanOrEqual(1)
})

test('a name of sixty characters stands whole in two lines where there is room', () => {
  const name = 'Chantiers navals de Trentemoult et du Pellerin, père et fils'
  const booths = hallFixture(6).booths.map((booth, i) => (i === 2 ? { ...booth, name } : booth))
  const layout = layHall(booths)
  const { projection: eye } = viewHall(layout, 1440)
  const targets = layout.placed.map(p => ({ ...p, face: 'y' as const, width: p.booth.width }))
  const sign = hangSigns(targets, eye).find(one => one.id === booths[2]?.id)
  expect(sign?.lines).toHaveLength(2)
  expect(sign?.lines.join(' ')).toBe(name)
})

test('a hall of a hundred says less from afar and all of it from near', () => {
  const far = signsOf(100, 1440)
  const near = signsOf(100, 1440, 'A', 0, 2.4)
  const written = (signs: readonly SignPlace[]) => signs.reduce((sum, s) => sum + s.lines.join(' ').length, 0)
  expect(written(near)).toBeGreaterThan(written(far) * 1.5)
  expect(overlaps(near)).toEqual([])
})

test('a sign is wide enough for what is written on it', () => {
  for (const sign of signsOf(24, 1440)) {
    for (const line of sign.lines) expect(sign.nameX + textWidth(line, SIGN_SIZE)).toBeLessThan(sign.width)
  }
})

test.each([320, 390, 430])('on a phone of %i px all signs hang inside the screen and apart', width => {
  const targets = layStreet(hallFixture(24).booths, width).flatMap(pair =>
    pair.places.map(p => {
      const [x, y] = streetEye.inv(p.sx, p.sy + pair.top)
      return { booth: p.booth, face: p.face, x, y, width: STREET_BOOTH }
    }),
  )
  const signs = hangSigns(targets, streetEye, { size: 13, within: width })
  expect(signs).toHaveLength(24)
  expect(overlaps(signs)).toEqual([])
  for (const sign of signs) {
    expect(sign.left).toBeGreaterThanOrEqual(8)
    expect(sign.left + sign.width).toBeLessThanOrEqual(width - 8)
  }
})
