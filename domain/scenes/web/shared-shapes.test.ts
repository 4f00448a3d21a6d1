import { expect, it } from 'vitest'
import { shareShapes } from './shared-shapes.ts'

const wall = '<path class="z-w1" d="M-169,-74l14,7 0,150-14-7z"/>'
const sign = '<text class="z-sg" transform="matrix(1 0.5 0 1 160 -27.2)">Aéronef Loire</text>'

it('defines a path of several paintings once, and leaves alone what is short, alone or no path', () => {
  const short = '<path class="z-c1" d="M0,0l1,1z"/>'
  const own = wall.replace('150', '90')
  const { defs, shapes } = shareShapes([[wall, sign, short, own], [sign, short, wall], [wall]])
  const [use] = [...shapes.values()]
  expect([...shapes.keys()]).toEqual([wall])
  const name = use?.match(/#([\w-]+)/)?.[1]
  expect(defs).toBe(wall.replace('<path', `<path id="${name}"`))
})
