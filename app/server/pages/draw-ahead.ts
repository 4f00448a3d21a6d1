import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { defaultFairs, type PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { type HallVisit, type VisitHall, visitHall, visitHalls } from '#domain/halls/contract/hall-visit.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import type { AskVersions } from '#platform/server/database/content-versions.ts'
import { ownCalls } from '#platform/server/http/shares.ts'
import type { AskPage, PageRequest } from './page-cache.ts'

/** Fairs whose pages are drawn ahead, and how many pages in all. */
const most = { fairs: 3, pages: 600 }

/** Milliseconds after which a start draws no further page before it listens; one is always drawn. */
const beforeOpen = 1_000

/** Where the processor is busier than this part of the time, readers wait for it. */
const busy = 0.5
/** Milliseconds between two looks whether it still is. */
const look = 50
/** Milliseconds in which a request may come in between two pages, where none has while the one was drawn. */
const breath = 5

/** Milliseconds for which content must have stayed as it is before what has changed is drawn ahead anew. */
const settled = 5_000

/** Pages of the list of exhibitors: few look further. */
const listed = [1, 2, 3]

declare module 'fastify' {
  interface FastifyInstance {
    /** Draws the first pages, of a server that has pages, before it listens. */
    drawFirst?: () => Promise<void>
  }
}

type Ask = <Result>(path: string) => Promise<Result>

/**
 * A server draws what most will ask for, in the languages of the fairs that are open to all: the first pages before it
 * opens, so that whoever is there at once finds it warm, the others one after the other while nobody waits. After each
 * during which somebody has asked for something, it leaves the processor to others for at least as long as that took. It
 * does so again with the places that everybody passes whenever content has changed and come to rest.
 */
export function drawAhead(app: FastifyInstance, page: AskPage, versions: AskVersions) {
  const over = new AbortController()
  const pages: PageRequest[] = []
  const asked: Ask = async <Result>(path: string) =>
    (await app.inject({ method: 'GET', url: `/api${path}`, remoteAddress: ownCalls })).json<Result>()
  let shown = ''
  const contentNow = () =>
    versions().then(
      ({ content }) => content,
      () => shown,
    )
  let isAsked = false
  app.server.on('request', () => {
    isAsked = true
  })
  const drawNext = async () => {
    const next = pages.shift()
    const drawn = next && (await page(next))
    if (drawn?.kind === 'page') await drawn.body.pack('br')
  }
  const restFor = (time: number) => rest(time, undefined, { signal: over.signal, ref: false })
  const whileQuiet = async () => {
    while (pages.length) {
      const since = performance.now()
      isAsked = false
      await drawNext().catch(() => {})
      await restFor(breath)
      if (!isAsked) continue
      let before = performance.eventLoopUtilization()
      await restFor(Math.max(look, performance.now() - since))
      while (performance.eventLoopUtilization(before).utilization > busy) {
        before = performance.eventLoopUtilization()
        await restFor(look)
      }
    }
  }
  /** Ends once content is another than was drawn, and has stayed so for a while. */
  const changed = async () => {
    for (let before = shown, now = ''; ; before = now) {
      await restFor(settled)
      now = await contentNow()
      if (now === shown || now !== before) continue
      shown = now
      return
    }
  }
  const wheneverChanged = async () => {
    for (;;) {
      await whileQuiet()
      await changed()
      pages.push(...(await pagesAhead(asked).catch(() => nothing)).places)
    }
  }
  app.addHook('preClose', async () => over.abort())
  // What fails is drawn when somebody asks for it.
  app.decorate('drawFirst', async () => {
    shown = await contentNow()
    const { places, booths } = await pagesAhead(asked).catch(() => nothing)
    pages.push(...[...places, ...booths].slice(0, most.pages))
    const until = performance.now() + beforeOpen
    const inTurn = async () => {
      do await drawNext().catch(() => {})
      while (pages.length && performance.now() < until)
    }
    // One is packed while the other is drawn.
    await Promise.all([inTurn(), inTurn()])
  })
  app.addHook('onListen', async () => {
    void wheneverChanged().catch(() => {})
  })
}

type PagesAhead = { places: PageRequest[]; booths: PageRequest[] }
const nothing: PagesAhead = { places: [], booths: [] }

/** The places that everybody passes, of all fairs, and their booths. */
async function pagesAhead(asked: Ask): Promise<PagesAhead> {
  const fairs = (await asked<PublicFair[]>(defaultFairs.path)).filter(
    ({ isPublicAccess, status }) => isPublicAccess && status.id === fairStatus.open,
  )
  const pages = await Promise.all(fairs.slice(0, most.fairs).map(fair => pagesOf(fair, asked)))
  return {
    places: pages.flatMap(({ places }) => places),
    booths: pages.flatMap(({ booths }) => booths),
  }
}

async function pagesOf(
  { id, homepage, mainLanguage, fairLanguages }: PublicFair,
  asked: Ask,
): Promise<PagesAhead> {
  const halls = await asked<VisitHall[]>(`${visitHalls.path}?fair=${id}`)
  const visits = await Promise.all(
    halls.map(hall => asked<HallVisit>(visitHall.path.replace('{id}', String(hall.id)))),
  )
  const list = hrefOf(exhibitorPaths.exhibitorsList, {}, homepage)
  const places = [
    hrefOf(visitPaths.fairHome, {}, homepage),
    hrefOf(visitPaths.fairVisitLobby, {}, homepage),
    ...halls.map(hall => hrefOf(visitPaths.fairVisit, { id: hall.id }, homepage)),
    list,
    ...listed.map(page => `${list}?page=${page}`),
  ]
  const booths = visits
    .flatMap(({ stands }) => stands)
    .map(stand => hrefOf(visitPaths.standVisit, { id: stand.id }, homepage))
  const languages = [...new Set([mainLanguage, ...fairLanguages].map(({ code }) => code))].filter(isLocale)
  const inAll = (paths: string[], locale: Locale) => paths.map(url => ({ url, locale }))
  return {
    places: languages.flatMap(locale => inAll(places, locale)),
    booths: languages.flatMap(locale => inAll(booths, locale)),
  }
}
