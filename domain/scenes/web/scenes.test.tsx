import { gzipSync } from 'node:zlib'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { boothStyles, type FurnishedSpot, propForSector } from '../contract/scene.ts'
import { BoothCard } from './booth-card.tsx'
import { BoothInterior } from './booth-interior.tsx'
import { EntranceDrawing } from './entrance-drawing.tsx'
import { hallFixture, interiorFixture, lobbyFixture, planFixture } from './fixture.ts'
import { frenchWords as words } from './fixture-words.ts'
import { HallMini } from './hall-mini.tsx'
import { HallScene } from './hall-scene.tsx'
import LobbyPhone from './lobby-phone.tsx'
import { LobbyScene } from './lobby-scene.tsx'
import { layPlan, viewPlan } from './plan-layout.ts'
import { PlanScene } from './plan-scene.tsx'
import { PresenceAnnouncer } from './presence-announcer.tsx'
import StreetScene from './street-scene.tsx'

const plan = planFixture()
const planLayout = layPlan(plan.places)
const hall = (count: number) =>
  renderToString(<HallScene hall={hallFixture(count)} words={words} listHref="#list" />)
const nodes = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0
const labels = (html: string) =>
  [...html.matchAll(/class="z-bo [^>]*aria-label="([^"]+)"/g)].map(m => m[1] ?? '')

const scenes: [string, ReactElement][] = [
  ['street', <StreetScene key="s" hall={hallFixture(24)} words={words} listHref="#list" />],
  ['lobby of three', <LobbyScene key="l" lobby={lobbyFixture(3)} words={words} />],
  [
    'lobby of one without anything else',
    <LobbyScene key="e" lobby={{ doors: lobbyFixture(1).doors }} words={words} />,
  ],
  ['lobby of a phone', <LobbyPhone key="p" lobby={lobbyFixture(8)} words={words} />],
  ['booth', <BoothInterior key="b" scene={interiorFixture()} words={words} hrefOf={s => `#${s.kind}`} />],
  [
    'plan',
    <PlanScene key="q" plan={plan} layout={planLayout} view={viewPlan(planLayout, 900)} words={words} />,
  ],
  ['model', <HallMini key="m" lit={[true, false, true]} label="Hall A" />],
  ['entrance', <EntranceDrawing key="n" name="Rives & Ateliers" halls={3} />],
  ['card', <BoothCard key="c" booth={interiorFixture().booth} words={words} badge={(_, text) => text} />],
  ['announcer', <PresenceAnnouncer key="a" booths={[]} words={words} />],
]

test.each(scenes)('%s is drawn on the server, without a number that is none', (_, scene) => {
  const html = renderToString(scene)
  expect(html.length).toBeGreaterThan(20)
  expect(html).not.toMatch(/NaN|undefined|Infinity/)
})

test.each([12, 24, 40, 100])(
  'a hall of %i stays within 4,000 elements and 40 kB of compressed HTML',
  count => {
    const html = hall(count)
    expect(nodes(html)).toBeLessThanOrEqual(4000)
    expect(gzipSync(html).length).toBeLessThanOrEqual(40_000)
    expect(html).not.toMatch(/NaN|undefined|Infinity/)
  },
)

test('a booth costs at most 75 elements on average, its sign included', () => {
  const cost = (nodes(hall(24)) - nodes(hall(0))) / 24
  expect(cost).toBeLessThanOrEqual(75)
})

test('booths follow each other as in the aisles and in the list, each with a full sentence', () => {
  expect(labels(hall(24))).toEqual(
    hallFixture(24).booths.map(b => words.boothLabel(b).replaceAll("'", '&#x27;').replaceAll('&', '&amp;')),
  )
  expect(labels(hall(24))[5]).toBe(
    'Stand A6, Armement Le Guen, Pêche hauturière. 2 personnes libres, discussion en cours, 12 offres d’emploi.',
  )
})

test('a hall is one tab stop besides its skip link', () => {
  const html = hall(24)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html.match(/<a /g)?.length).toBe((html.match(/tabindex="-1"/gi)?.length ?? 0) + 2)
})

test('whoever is drawn in a hall, a street or a lobby is on a booth', () => {
  const figures = (html: string) => html.match(/class="z-pp"/g)?.length ?? 0
  const present = hallFixture(24).booths.reduce((sum, b) => sum + Math.min(3, b.free + b.busy), 0)
  expect(figures(hall(24))).toBe(present)
  const street = <StreetScene hall={hallFixture(24)} words={words} listHref="#list" />
  expect(figures(renderToString(street))).toBe(present)
  const doors = lobbyFixture(8).doors
  expect(figures(renderToString(<LobbyScene lobby={{ doors }} words={words} />))).toBe(0)
})

test('whoever is drawn finds their shapes in the same scene, said once', () => {
  const street = renderToString(<StreetScene hall={hallFixture(24)} words={words} listHref="#list" />)
  const lobby = renderToString(<LobbyScene lobby={lobbyFixture(3)} words={words} />)
  const said = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name)
  for (const html of [hall(24), street, lobby]) {
    const shapes = said(html, / id="(z[a-z0-9]\w*)"/g)
    expect(new Set(shapes).size).toBe(shapes.length)
    expect(shapes).toEqual(expect.arrayContaining(said(html, /<use href="#([^"]+)"/g)))
  }
  expect(hall(24).length).toBeLessThan(130_000)
})

test('an uploaded logo takes the place of the initials', () => {
  const [first, ...others] = hallFixture(4).booths
  if (!first) throw new Error('a hall without booths')
  const booths = [{ ...first, logo: '/media/7/logo.webp', initials: 'QQ' }, ...others]
  const html = renderToString(
    <HallScene hall={{ ...hallFixture(0), booths }} words={words} listHref="#list" />,
  )
  expect(html).toContain('/media/7/logo.webp')
  expect(html).not.toContain('QQ')
})

test('names are text, whatever is written in them', () => {
  const booths = hallFixture(1).booths.map(b => ({ ...b, name: '<script>alert(1)</script>', color: 'red;}' }))
  const html = renderToString(
    <HallScene hall={{ ...hallFixture(0), booths }} words={words} listHref="#list" />,
  )
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('red;}')
})

test('every place of the plan is a named button and one is the tab stop', () => {
  const html = renderToString(
    <PlanScene plan={plan} layout={planLayout} view={viewPlan(planLayout, 900)} words={words} target={107} />,
  )
  expect(html.match(/role="button"/g)).toHaveLength(plan.places.length)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
})

test.each([
  ['Robotique', 'robot'],
  ['Siderurgie et métallurgie', 'coil'],
  ['Formation professionnelle', 'books'],
  ['Santé', 'cross'],
  ['Conseil', 'easel'],
  [null, 'plant'],
] as const)('the sector %s is told by %s', (sector, prop) => {
  expect(propForSector(sector)).toBe(prop)
})

test('those who walk in a hall are drawn by number, told to no reader and the same whoever they are', async () => {
  const walkers = { inHall: 4, atBooth: () => 0 }
  for (const Scene of [HallScene, StreetScene]) {
    const drawn = async (who?: typeof walkers) => {
      const scene = <Scene hall={hallFixture(12)} words={words} listHref="#list" walkers={who} />
      return new Response((await prerender(scene)).prelude).text()
    }
    const figures = (html: string) =>
      html
        .split('class="z-walkers" aria-hidden="true"')
        .slice(1)
        .join()
        .match(/class="z-pp"/g)?.length ?? 0
    expect(await drawn()).not.toContain('z-walkers')
    expect(figures(await drawn(walkers))).toBeGreaterThanOrEqual(4)
    expect(labels(await drawn(walkers))).toEqual(labels(await drawn()))
    expect(await drawn(walkers)).toBe(await drawn({ ...walkers }))
  }
})

test('an exhibitor finds everything in the room by its name, also what it has not got; visitors find what they open', () => {
  const scene = interiorFixture()
  const bare = { ...scene, staff: [], video: null, brochures: 0 }
  const furnished = {
    words: {
      thingLabel: (spot: FurnishedSpot) => `change ${spot.kind}`,
      lacking: (kind: string) => `+ ${kind}`,
    },
    hrefOf: () => '#',
    onSpot: () => {},
    chosen: null,
  }
  const found = (html: string) =>
    [...html.matchAll(/<a class="z-hot[^>]*data-spot="([a-z]+)[^>]*aria-label="([^"]+)"/g)].map(one => one[1])
  const wall = ['wall', 'logo', 'sign', 'poster', 'video', 'exhibit', 'brochures']
  expect(found(renderToString(<BoothInterior scene={bare} words={words} furnished={furnished} />))).toEqual([
    ...wall,
    'staff',
    'counter',
  ])
  expect(
    new Set(found(renderToString(<BoothInterior scene={scene} words={words} furnished={furnished} />))),
  ).toEqual(new Set([...wall, 'person', 'counter']))
  const visited = (shown: typeof bare | typeof scene) =>
    found(renderToString(<BoothInterior scene={shown} words={words} hrefOf={s => `#${s.kind}`} />))
  expect(visited(bare)).toEqual(['poster', 'counter'])
  expect(new Set(visited(scene))).toEqual(new Set(['poster', 'video', 'brochures', 'person', 'counter']))
})

test.each(boothStyles)('a room of the type %s is built as no other, and wider where its booth is', style => {
  const scene = interiorFixture()
  const drawn = (more: Partial<typeof scene.booth>) =>
    renderToString(
      <BoothInterior
        scene={{ ...scene, booth: { ...scene.booth, ...more } }}
        words={words}
        hrefOf={s => `#${s.kind}`}
      />,
    )
  for (const other of boothStyles)
    if (other !== style) expect(drawn({ style })).not.toBe(drawn({ style: other }))
  expect(drawn({ style, width: 2.8 })).not.toBe(drawn({ style, width: 4.4 }))
  expect(drawn({ style })).not.toMatch(/NaN|undefined|Infinity/)
})

test('the sign of the person one speaks with is inverted and carries the mark of speech', () => {
  const scene = interiorFixture()
  const [first] = scene.staff
  const tags = (isSpokenTo: boolean) => {
    const staff = scene.staff.map(one => ({ ...one, busy: false, isSpokenTo: isSpokenTo && one === first }))
    const html = renderToString(
      <BoothInterior scene={{ ...scene, staff }} words={words} hrefOf={s => `#${s.kind}`} />,
    )
    return html.match(/class="z-sn z-tagged z-hov"/g)?.length ?? 0
  }
  expect([tags(false), tags(true)]).toEqual([0, 1])
})

test.each([0, 1, 2, 3, 30])('an entrance to %i halls has a door, at most three, and weighs little', halls => {
  const html = renderToString(<EntranceDrawing name="Rives" halls={halls} />)
  expect(html.match(/class="z-din z-din-off" d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(
    Math.min(3, Math.max(1, halls)),
  )
  expect(gzipSync(html).length).toBeLessThanOrEqual(4000)
})

test('the entrance bears the name of its fair whole, up to 60 letters', () => {
  const name = 'Salon international des métiers du fleuve et des estuaires X'
  const html = renderToString(<EntranceDrawing name={name} halls={2} />)
  const lines = [...html.matchAll(/class="z-sgb"[^>]*>([^<]+)</g)].map(line => line[1])
  expect(lines.join(' ')).toBe(name)
})
