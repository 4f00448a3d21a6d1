import { expect, it } from 'vitest'
import { Sheet } from './sheet.tsx'

const block = (s: Sheet, x: number) => s.box(x, 0, 0, 1, 1, 1, ['top', 'light', 'shade'])
const uses = (pieces: string[]) => pieces.filter(piece => piece.startsWith('<use'))

it('says once what stands at several places, each where it would be painted and in its own colours', () => {
  const s = new Sheet(10, { ox: 100, oy: 50 })
  s.stamp([{ at: s.at(2, 0) }, { at: s.at(5, 1), style: { '--c': '#123456' } }], one => block(one, 2))
  const [said, ...others] = s.pieces()
  const alone = new Sheet(10, { ox: 100, oy: 50 })
  block(alone, 2)
  const name = /id="(\w+)"/.exec(said ?? '')?.[1]
  expect(said).toBe(`<defs><g id="${name}">${alone.pieces().join('')}</g></defs>`)
  expect(others).toEqual([
    `<use href="#${name}"/>`,
    `<use href="#${name}" x="20" y="20" style="--c:#123456"/>`,
  ])
})

it('paints over what is stamped whatever covers it, and joins what does not', () => {
  const s = new Sheet(10)
  s.rect(0, 0, 1, 1, 'floor')
  s.stamp([{ at: s.at(4, 0) }, { at: s.at(8, 0) }], one => block(one, 4))
  s.rect(20, 0, 1, 1, 'floor')
  expect(s.pieces()[0]).toContain('zM')
  s.rect(8.2, 0.2, 0.5, 0.5, 'floor')
  expect(uses(s.pieces())).toHaveLength(2)
  expect(s.pieces().at(-1)).toContain('floor')
})
