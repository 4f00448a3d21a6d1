import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BoothInterior } from './booth-interior.tsx'
import { EntranceDrawing } from './entrance-drawing.tsx'
import { hallFixture, interiorFixture, lobbyFixture } from './fixture.ts'
import { frenchWords as words } from './fixture-words.ts'
import { HallScene } from './hall-scene.tsx'
import { LobbyScene } from './lobby-scene.tsx'
import StreetScene from './street-scene.tsx'

const scenes: ReactElement[] = [
  <HallScene key="h" hall={hallFixture(100)} words={words} listHref="#list" />,
  <StreetScene key="s" hall={hallFixture(24)} words={words} listHref="#list" />,
  <LobbyScene key="l" lobby={lobbyFixture(3)} words={words} />,
  <EntranceDrawing key="e" name="Rives" halls={3} />,
  <BoothInterior key="b" scene={interiorFixture()} words={words} hrefOf={spot => `#${spot.kind}`} />,
]

/** Of everything with a name by which it is drawn elsewhere. */
function classesSaidOnce(html: string): Set<string> {
  const named = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, name = '']) => name))
  const found = [...named].flatMap(name => {
    const from = html.indexOf(` id="${name}"`)
    const begin = html.lastIndexOf('<', from)
    const tag = html.slice(begin + 1, html.indexOf(' ', begin))
    const own = html.slice(begin, html.indexOf('>', begin))
    return tag === 'g' ? html.slice(begin, html.indexOf('</g>', begin)) : own
  })
  return new Set(
    found.flatMap(one => [...one.matchAll(/class="([^"]+)"/g)].flatMap(([, said = '']) => said.split(' '))),
  )
}

/** To what the evening gives a colour by a rule of its own, in any scene or on a booth where nobody is free. */
function coloredByPlace(): Set<string> {
  const css = readFileSync(join(import.meta.dirname, 'scene-evening.css'), 'utf8')
  const rules = /\[data-theme="dark"\](?: :is\(\.z-off, \.z-busy\))? (:is\([^)]+\)|\.[\w-]+) \{/g
  return new Set(
    [...css.matchAll(rules)].flatMap(([, of = '']) =>
      [...of.matchAll(/\.(z-[\w-]+)/g)].map(([, name = '']) => name),
    ),
  )
}

it('what is said once and drawn elsewhere is of no colour that a rule gives it by where it stands', () => {
  const byPlace = coloredByPlace()
  expect(byPlace).toContain('z-rug')
  const said = scenes.flatMap(scene => [...classesSaidOnce(renderToString(scene))])
  expect(said).toContain('z-w1')
  expect([...new Set(said)].filter(name => byPlace.has(name))).toEqual([])
})
