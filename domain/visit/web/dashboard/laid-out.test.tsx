import '#domain/exhibitors/contract/dashboard.ts'
import '#domain/jobs/contract/dashboard.ts'
import '#domain/messaging/contract/dashboard.ts'
import '#domain/people/contract/dashboard.ts'
import '#domain/stands/contract/dashboard.ts'
import '#domain/statistics/contract/dashboard.ts'
import '#domain/waiting/contract/dashboard.ts'
import { existsSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { namespacesOf } from '#app/web/routes.tsx'
import { screenNamed } from '#app/web/screens.ts'
import { wordsPath } from '#app/web/words-path.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { type DashboardView, drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import { KitWordsProvider } from '#platform/web/ui/kit-words.tsx'
import { kitWordsFrom } from '#platform/web/ui/kit-words-from.ts'
import { createWords, WordsProvider } from '#platform/web/words/words.ts'
import { LaidOut } from './laid-out.tsx'
import { dashboardViews } from './views.ts'

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    buttons: { count: number }
  }
}

/** Of a domain of which nobody else knows. */
const fixtureViews = [
  drawnFrom('buttons', { area: 'row', rank: 5 }, ({ fair, data: { count } }) => (
    <p>{`${count} buttons of ${fair.homepage}`}</p>
  )),
]

const answered: Partial<DashboardData> = {
  people: { total: 12, waiting: 0, invited: 3, seen: 4 },
  firms: { total: 5, waiting: 2 },
  stands: { total: 7, placed: 6, configured: 5, staffed: 1 },
  halls: [{ id: 1, letter: 'A', name: 'A', stands: [{ id: 1, staffed: true }] }],
  quiet: { count: 0, stands: [] },
  queues: {
    waiting: 3,
    booths: [
      {
        id: 1,
        number: 'A1',
        name: 'Lumière',
        initials: 'L',
        shape: 'ci',
        color: '#335577',
        logo: null,
        waiting: 3,
        since: '2026-03-03T09:00:00.000Z',
      },
    ],
  },
  conversations: {
    active: 2,
    today: 5,
    waiting: 1,
    booths: [
      {
        id: 1,
        number: 'A1',
        name: 'Lumière',
        initials: 'L',
        shape: 'ci',
        color: '#335577',
        logo: null,
        waiting: 1,
        since: '2026-03-03T09:00:00.000Z',
      },
    ],
  },
  presence: {
    present: 14,
    moments: [
      { at: '2026-03-03T09:00:00.000Z', present: 6 },
      { at: '2026-03-03T09:05:00.000Z', present: 16 },
      { at: '2026-03-03T09:10:00.000Z', present: 14 },
    ],
    halls: [{ id: 1, letter: 'A', name: 'A', present: 14, most: 16 }],
    booths: [
      {
        id: 1,
        number: 'A1',
        name: 'Lumière',
        initials: 'L',
        shape: 'ci',
        color: '#335577',
        logo: null,
        present: 4,
        isStaffed: false,
      },
    ],
    sessions: [{ at: '2026-03-03T09:06:00.000Z', title: 'Plénière' }],
    timeZone: 'Europe/Paris',
    lateSince: '2026-03-03T09:09:00.000Z',
  },
  applications: {
    total: 9,
    today: 4,
    read: 3,
    overdue: 2,
    firms: [
      {
        id: 1,
        name: 'Lumière',
        initials: 'L',
        shape: 'ci',
        color: '#335577',
        logo: null,
        overdue: 2,
      },
    ],
  },
}

/** What the screen of the dashboard has loaded when it is drawn. */
function frenchWords() {
  const screen = screenNamed('userDashboard')
  if (!screen) throw new Error('The dashboard has no screen.')
  const files = namespacesOf(screen).map(namespace => [namespace, `.${wordsPath('fr', namespace)}`] as const)
  return createWords(
    'fr',
    Object.fromEntries(
      files.flatMap(([namespace, file]) =>
        existsSync(file) ? [[namespace, JSON.parse(readFileSync(file, 'utf8'))]] : [],
      ),
    ),
  )
}

async function drawnBy(
  views: readonly DashboardView[],
  dashboard: Partial<DashboardData>,
  more: Partial<PublicFair> = {},
) {
  const reader = await readerOf({ user: userOf(['organizer']) })
  const words = frenchWords()
  return renderToString(
    reader.around(
      <WordsProvider value={words}>
        <KitWordsProvider words={kitWordsFrom(words.of('kit'))}>
          <LaidOut
            fair={fairOf(1, 'lyon', { timeZone: 'Europe/Paris', isUsingJobModule: true, ...more })}
            views={views}
            dashboard={dashboard}
          />
        </KitWordsProvider>
      </WordsProvider>,
    ),
  )
}

it('what a domain declares is drawn in its place, from what its server has said', async () => {
  const html = await drawnBy([...dashboardViews, ...fixtureViews], { ...answered, buttons: { count: 3 } })
  const [figures, fixture, hall] = ['Stands placés', '<p>3 buttons of lyon</p>', '>A<'].map(words =>
    html.indexOf(words),
  )
  expect(fixture).toBeGreaterThan(figures ?? Number.NaN)
  expect(hall).toBeGreaterThan(fixture ?? Number.NaN)
})

it('each domain draws what its server says, in words that the screen has loaded', async () => {
  const html = await drawnBy(dashboardViews, answered)
  const labels = [
    'Personnes présentes',
    'Stands avec quelqu’un',
    'Conversations en cours',
    'Candidatures aujourd’hui',
    'Connectés',
    'Personnes à valider',
    'Exposants à valider',
    'Stands placés',
    'Présence depuis',
    'Les plus visités en ce moment',
    'Présents par hall',
    '3 personnes attendent, la première depuis',
    'Messages sans réponse',
    '4 aujourd’hui, 3 déjà lues',
  ]
  const places = labels.map(label => html.indexOf(label))
  expect(places.every(place => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html).toContain('Ce qui manque encore')
  expect(html).not.toMatch(/dashboard\.\w+/)
})

it('of a fair that has not begun nothing is drawn that only an open one has', async () => {
  const html = await drawnBy(dashboardViews, answered, {
    status: { id: 1, code: '', name: '' },
  })
  for (const words of ['Personnes présentes', 'Conversations en cours', 'Présence depuis'])
    expect(html).not.toContain(words)
})

it('where a server says nothing, nothing is drawn', async () => {
  expect(await drawnBy(fixtureViews, answered)).not.toContain('buttons')
})

it('no two parts of an area have one place', () => {
  const places = dashboardViews.map(({ area, rank }) => `${area} ${rank}`)
  expect(new Set(places).size).toBe(places.length)
})
