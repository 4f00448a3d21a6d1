import { expect, it } from 'vitest'
import { callQuery, pageQuery } from '#platform/web/api/api-context.tsx'
import {
  listStatistics,
  readFunnel,
  readStatistics,
  type StatFigures,
  type StatRow,
} from '../../contract/figures.ts'
import { pageInFair, someFair } from '../testing/page-in-fair.tsx'
import { Best } from './best.tsx'
import { FiguresPage } from './figures-page.tsx'
import { Funnel } from './funnel.tsx'
import SessionVisits from './session-visits.tsx'
import { Totals } from './totals.tsx'

const within = { type: 'fairs', id: someFair.id } as const
const totals = {
  views: 21_480,
  visitors: 3906,
  newcomers: 812,
  seconds: 9,
  medianSeconds: 170,
  downloads: 612,
  playedSeconds: 0,
}
const figures: StatFigures = {
  startDate: null,
  endDate: null,
  timeZone: 'Europe/Paris',
  lateSince: null,
  interval: 'hour',
  totals,
  before: null,
  measuredShare: 0.62,
  series: [
    { at: '2026-11-24T08:00:00.000Z', views: 40, seconds: 9, downloads: 0 },
    { at: '2026-11-24T09:00:00.000Z', views: null, seconds: 9, downloads: 0 },
  ],
}
const whole = { startDate: null, endDate: null, timeZone: 'Europe/Paris', lateSince: null }
const asked = { resourceType: 'fairs', resourceId: someFair.id }

const fairPage = (data: StatFigures, address = '/', days: object = {}) =>
  pageInFair(
    <FiguresPage of={within} name={someFair.name}>
      {() => 'beside'}
    </FiguresPage>,
    ({ api, queries }) =>
      queries.setQueryData(callQuery(api, readStatistics, { query: { ...asked, ...days } }).queryKey, data),
    address,
  )

it('figures are written as the reader writes them, each with what it was before', () => {
  const alone = pageInFair(<Totals figures={figures} />)
  expect(alone).toContain('21 480')
  expect(alone).toContain('2 min 50 s')
  expect(alone).not.toContain('contre')
  const compared = pageInFair(<Totals figures={{ ...figures, before: { ...totals, views: 18_000 } }} />)
  expect(compared).toContain('contre 18 000 la période précédente')
})

it('the page says how many came, what share is measured and what each figure counts', () => {
  const page = fairPage(figures)
  for (const said of [
    '3 906 visiteurs comptés',
    'Mesuré pour 62 %',
    'Aucun chiffre ne porte un nom',
    'La venue d’un visiteur en un lieu',
    'beside',
  ])
    expect(page).toContain(said)
})

it('an hour of fewer than five visitors is said so, and is no figure', () => {
  const page = fairPage({ ...figures, series: figures.series.toReversed() })
  expect(page).toContain('aria-valuetext="mardi 24 10:00: moins de 5 visiteurs"')
})

it('of a brochure of fewer than five nothing is said but that', () => {
  const page = pageInFair(
    <Best title="Brochures" within={within} of="stand_resources" sort="downloads" period={{ id: 'all' }} />,
    ({ api, queries }) => {
      const query = { ...asked, of: 'stand_resources', sort: 'downloads', order: 'desc', itemsPerPage: 5 }
      const none = { views: 0, visitors: null, newcomers: null, seconds: 0, medianSeconds: null }
      const rows = [
        { ...none, id: 1, type: 'stand_resources', name: 'Catalogue', label: null, downloads: null },
      ]
      queries.setQueryData(pageQuery(api, listStatistics, { query }).queryKey, {
        rows: rows as StatRow[],
        page: 1,
        pageCount: 1,
        total: 1,
        size: 5,
      })
    },
  )
  expect(page).toContain('<td>moins de 5</td><td>–</td>')
})

it('before the first visit there is one sentence and no chart', () => {
  const page = fairPage({ ...figures, totals: { ...totals, views: 0, visitors: 0 }, series: [] })
  expect(page).toContain('Aucune visite pour l’instant')
  expect(page).not.toContain('<figure')
  expect(page).not.toContain('beside')
})

it('the days of the address are the days that are asked for', () => {
  const days = { startDate: '2026-11-20', endDate: '2026-11-22' }
  const address = '/?from=2026-11-20&to=2026-11-22'
  expect(fairPage(figures, address, days)).toContain('3 906 visiteurs comptés')
  expect(fairPage(figures, address)).not.toContain('3 906')
})

it('what is late is said with its moment, by the clocks of the fair', () =>
  expect(fairPage({ ...figures, lateSince: '2026-11-24T09:41:00.000Z' })).toContain('10:41'))

it('a step that is counted of everybody is no share of those who said yes', () => {
  const page = pageInFair(
    <Funnel type="fairs" id={someFair.id} period={{ id: 'all' }} />,
    ({ api, queries }) =>
      queries.setQueryData(callQuery(api, readFunnel, { query: asked }).queryKey, {
        ...whole,
        steps: [
          { step: 'entered', count: 100, isMeasured: true },
          { step: 'booth', count: 80, isMeasured: true },
          { step: 'brochure', count: null, isMeasured: true },
          { step: 'contact', count: 50, isMeasured: false },
        ],
      }),
  )
  expect(page).toContain('80 % de ceux qui sont venus')
  expect(page).toContain('moins de 5')
  expect(page).not.toContain('50 %')
})

it('what was visited most is named with its place; what nobody opened is not listed', () => {
  const row = (id: number, name: string, views: number): StatRow => ({
    ...totals,
    id,
    type: 'stands',
    name,
    label: `A${id}`,
    views,
    downloads: 0,
  })
  const page = pageInFair(
    <Best title="Stands" within={within} of="stands" sort="views" period={{ id: 'all' }} />,
    ({ api, queries }) => {
      const query = { ...asked, of: 'stands', sort: 'views', order: 'desc', itemsPerPage: 5 }
      const rows = [row(1, 'Lys', 12), row(2, 'Sambre', 0)]
      queries.setQueryData(pageQuery(api, listStatistics, { query }).queryKey, {
        rows,
        page: 1,
        pageCount: 1,
        total: rows.length,
        size: 5,
      })
    },
  )
  expect(page).toContain('Lys')
  expect(page).toContain('A1')
  expect(page).not.toContain('Sambre')
})

it('the page of a session has its totals and its course, to read and to take along: who came, pages, stay and what was played; without a visit none', () => {
  const visits = (of: StatFigures['totals'] | null) =>
    pageInFair(<SessionVisits conference={9} />, ({ api, queries }) => {
      const query = { resourceType: 'conferences', resourceId: 9 } as const
      if (of)
        queries.setQueryData(callQuery(api, readStatistics, { query }).queryKey, { ...figures, totals: of })
    })
  const page = visits({ ...totals, playedSeconds: 5400 })
  for (const said of ['Les visites de sa page', '3 906', '21 480', '2 min 50 s', 'heure par heure', 'PDF'])
    expect(page).toContain(said)
  expect(page.match(/Exporter/g)?.length).toBeGreaterThanOrEqual(2)
  expect(page).toMatch(/1\sh\s30/)
  expect(visits({ ...totals, playedSeconds: null })).toContain('moins de 5')
  expect(visits({ ...totals, views: 0 })).not.toContain('<section')
  // Who may not read them gets no answer, and sees nothing of it.
  expect(visits(null)).not.toContain('<section')
})
