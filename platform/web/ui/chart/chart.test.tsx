import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook.tsx'
import { designWords } from '../design/words.ts'
import { KitWordsProvider } from '../kit-words.tsx'
import { AreaChart } from './area-chart.tsx'
import { BandChart } from './band-chart.tsx'
import { bandsOf } from './bands.ts'
import { BarChart } from './bar-chart.tsx'
import { Chart, type ChartProps } from './chart.tsx'
import { FunnelChart } from './funnel-chart.tsx'
import { HeatGrid } from './heat-grid.tsx'
import { hueStep, shortened, stepsTo } from './scale.ts'
import { Spark } from './spark.tsx'
import { timeTicks, withoutNights } from './time-axis.ts'

const hour = 3_600_000
const first = Date.parse('2026-11-24T06:00:00Z')
const momentAt = (index: number) => new Date(first + index * hour).toISOString()
const paris = { timeZone: 'Europe/Paris', locale: 'fr' }
const html = (chart: ReactNode) =>
  renderToString(
    <MemoryRouter>
      <I18nProvider locale="fr-FR">
        <KitWordsProvider words={designWords}>{chart}</KitWordsProvider>
      </I18nProvider>
    </MemoryRouter>,
  ).replaceAll(/[\u00a0\u202f]/g, ' ')

const over = {
  points: [
    { at: momentAt(0), value: 12, before: 9 },
    { at: momentAt(1), value: 1402, before: null },
  ],
  step: 'hour' as const,
  timeZone: 'Europe/Paris',
  label: 'Présents',
  beforeLabel: 'La veille',
  timeLabel: 'Heure',
}
const charts: readonly (readonly [string, ReactNode])[] = [
  ['an area', <AreaChart key="x" sentence="Le sommet est à midi." {...over} />],
  ['bars', <BarChart key="x" sentence="Le sommet est à midi." {...over} />],
  [
    'a funnel',
    <FunnelChart
      key="x"
      sentence="Le sommet est à midi."
      steps={[
        { label: 'Entrés', value: 40 },
        { label: 'Brochure', value: 0, text: 'moins de 5' },
      ]}
      stepLabel="Étape"
      valueLabel="Personnes"
      partLabel="Part"
    />,
  ],
  [
    'bands',
    <BandChart
      key="x"
      sentence="Le sommet est à midi."
      routes={[{ from: 'Accueil', to: 'Hall A', value: 7 }]}
      fromLabel="De"
      toLabel="Vers"
      valueLabel="Personnes"
    />,
  ],
  [
    'a grid',
    <HeatGrid
      key="x"
      sentence="Le sommet est à midi."
      rows={['Mardi']}
      columns={['8 h', '9 h']}
      values={[[3, null]]}
      rowLabel="Jour"
      fewLabel="moins"
      manyLabel="plus"
    />,
  ],
]

type Part = ReactElement<Record<string, unknown> & { children?: ReactNode }>

/** The part of a drawing with this role. */
function partOf(node: ReactNode, role: string): Part | undefined {
  for (const one of Children.toArray(node)) {
    if (!isValidElement(one)) continue
    const part = one as Part
    const found = part.props.role === role ? part : partOf(part.props.children, role)
    if (found) return found
  }
}

/** A chart whose slider has the focus. */
async function readingBy(of: Pick<ChartProps, 'readings' | 'perRow'>) {
  const hook = await renderHook(() =>
    Chart({
      sentence: 'Le sommet est à midi.',
      table: { columns: [], rows: [] },
      children: () => null,
      ...of,
    }),
  )
  const slider = () => partOf(hook.now, 'slider')?.props
  return {
    act: hook.act,
    leave: hook.leave,
    said: () => slider()?.['aria-valuetext'],
    press: (key: string) =>
      (slider()?.onKeyDown as ((event: object) => void) | undefined)?.({ key, preventDefault() {} }),
  }
}

describe('every chart', () => {
  it.each(charts)('is named by its sentence, with one tab stop that reads values: %s', (_, chart) => {
    const drawn = html(chart)
    const caption = /<figcaption id="([^"]+)"[^>]*>Le sommet est à midi\.</.exec(drawn)?.[1]
    expect(drawn).toContain(`<figure class="`)
    expect(drawn).toContain(`aria-labelledby="${caption}"`)
    expect(drawn.match(/tabindex="0"/gi)).toHaveLength(1)
    expect(drawn).toMatch(/aria-valuetext="[^"]+: ?[^"]+"/)
  })

  it('reads its values by arrows, from row to row and to its ends, and stops there', async () => {
    const { act, leave, ...page } = await readingBy({ readings: ['a', 'b', 'c', 'd', 'e'], perRow: 2 })
    const reads: unknown[] = []
    const keys = [
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      'ArrowLeft',
      'End',
      'ArrowRight',
      'Home',
    ]
    for (const key of keys) {
      await act(() => page.press(key))
      reads.push(page.said())
    }
    expect(reads).toEqual(['a', 'b', 'd', 'd', 'b', 'a', 'a', 'e', 'e', 'a'])
    await leave()
  })

  it('reads the hour of the fair, with what it is compared with', () =>
    expect(html(charts[0]?.[1])).toContain('aria-valuetext="mardi 24 07:00: 12, La veille: 9"'))

  it('says "fewer than" instead of a figure, and no share of it', () => {
    const drawn = html(charts[2]?.[1])
    expect(drawn).toContain('moins de 5')
    expect(drawn).not.toContain('0 %')
  })

  it('without values is no slider and no empty stop', () => {
    const drawn = html(<AreaChart sentence="Rien encore." {...over} points={[]} />)
    expect(drawn).not.toContain('role="slider"')
    expect(drawn).not.toMatch(/tabindex/i)
  })
})

it('a small line is an image with a sentence', () =>
  expect(html(<Spark sentence="De 1 à 3" values={[1, 2, 3]} />)).toMatch(/role="img" aria-label="De 1 à 3"/))

describe('steps of an axis', () => {
  it('are round, begin at nothing and reach the highest', () => {
    expect(stepsTo(1402)).toEqual([0, 500, 1000, 1500])
    expect(stepsTo(0)).toEqual([0, 1])
    expect(stepsTo(2)).toEqual([0, 1, 2])
    for (const highest of [1, 3, 7, 19, 26, 101, 999, 12_345])
      expect(stepsTo(highest).at(-1)).toBeGreaterThanOrEqual(highest)
  })

  it('a hue has four steps, and nobody has none of them', () => {
    expect([0, 1, 25, 26, 100].map(value => hueStep(value, 100))).toEqual([0, 1, 1, 2, 4])
    expect(hueStep(0, 0)).toBe(0)
  })

  it('a name is cut where it would touch the drawing', () => {
    expect(shortened('Hall A', 200)).toBe('Hall A')
    expect(shortened('Hall des énergies nouvelles', 80)).toMatch(/^Hall des.*…$/)
  })
})

describe('the axis of time', () => {
  const threeDays = Array.from({ length: 72 }, (_, index) => ({
    at: momentAt(index),
    value: index % 24 >= 2 && index % 24 <= 11 ? 10 : 0,
  }))

  it('leaves out the nights of several days, by the clocks of the fair', () => {
    const kept = withoutNights(threeDays, 'Europe/Paris')
    expect(kept).toHaveLength(36)
    expect(kept[0]?.at).toBe('2026-11-24T07:00:00.000Z')
    expect(withoutNights(threeDays.slice(0, 17), 'Europe/Paris')).toHaveLength(17)
  })

  it('begins a day at midnight of the fair, wherever its reader is', () => {
    const moments = Array.from({ length: 48 }, (_, index) => momentAt(index))
    const days = (timeZone: string) =>
      timeTicks(moments, 'hour', { ...paris, timeZone }, 20).filter(tick => tick.isDay && tick.at > 0)
    expect(days('Europe/Paris').map(tick => moments[tick.at])).toEqual([
      '2026-11-24T23:00:00.000Z',
      '2026-11-25T23:00:00.000Z',
    ])
    expect(days('America/New_York').map(tick => moments[tick.at])).toEqual([
      '2026-11-25T05:00:00.000Z',
      '2026-11-26T05:00:00.000Z',
    ])
  })

  it('has no labels that touch, on a phone or over a month', () => {
    for (const [count, width] of [
      [72, 340],
      [744, 1100],
      [744, 340],
      [12, 340],
    ] as const) {
      const moments = Array.from({ length: count }, (_, index) => momentAt(index))
      const ticks = timeTicks(moments, 'hour', paris, width / count)
      expect(ticks.length).toBeGreaterThan(0)
      for (const [index, tick] of ticks.entries()) {
        const next = ticks[index + 1]
        if (next) expect(((next.at - tick.at) * width) / count).toBeGreaterThanOrEqual(40)
      }
    }
  })
})

describe('bands', () => {
  const { left, right, bands } = bandsOf([
    { from: 'Lobby', to: 'A', value: 60 },
    { from: 'Lobby', to: 'B', value: 30 },
    { from: 'A', to: 'B', value: 10 },
  ])

  it('are as wide as there are people, and start beside one another', () => {
    expect((bands[0]?.size ?? 0) / (bands[1]?.size ?? 1)).toBeCloseTo(2)
    expect(bands[1]?.from).toBeCloseTo(bands[0]?.size ?? 0)
  })

  it('end in places that do not touch, the busiest on top', () => {
    for (const side of [left, right])
      for (const [index, place] of side.entries()) {
        const next = side[index + 1]
        if (next) expect(next.at).toBeGreaterThan(place.at + place.size)
      }
    expect(left[0]?.name).toBe('Lobby')
  })
})
