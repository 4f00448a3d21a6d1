import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { defaultFairs, type PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { visitPaths } from '#domain/visit/contract/paths.ts'
import { type HallVisit, type VisitHall, visitHall, visitHalls } from '#domain/visit/contract/visit.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { ownCalls } from '#platform/server/http/shares.ts'
import type { Draw, PageRequest } from './kept-pages.ts'

/** Fairs whose pages are drawn ahead, and how many pages in all. */
const most = { fairs: 3, pages: 600 }

/** Pages of the list of exhibitors: few look further. */
const listed = [1, 2, 3]

type Ask = <Answer>(path: string) => Promise<Answer>

/**
 * A server that has just begun draws what most will ask for, in the languages of the fairs that are open to all, one page
 * after the other, and leaves the processor to others for as long as each has taken: whoever comes meanwhile is not kept
 * waiting by them.
 */
export function drawAhead(app: FastifyInstance, draw: Draw) {
  const over = new AbortController()
  const asked: Ask = async <Answer>(path: string) =>
    (await app.inject({ method: 'GET', url: `/api${path}`, remoteAddress: ownCalls })).json<Answer>()
  const ahead = async () => {
    for (const request of (await pagesAhead(asked)).slice(0, most.pages)) {
      if (over.signal.aborted) return
      const since = performance.now()
      const drawn = await draw(request)
      if (drawn.kind === 'page') await drawn.body.pack('br')
      await rest(performance.now() - since, undefined, { signal: over.signal, ref: false })
    }
  }
  app.addHook('preClose', async () => over.abort())
  app.addHook('onListen', async () => {
    // What fails now is drawn when somebody asks for it.
    void ahead().catch(() => {})
  })
}

/** The places that everybody passes, of all fairs, and then their booths. */
async function pagesAhead(asked: Ask): Promise<PageRequest[]> {
  const fairs = (await asked<PublicFair[]>(defaultFairs.path)).filter(
    ({ isPublicAccess, status }) => isPublicAccess && status.id === 2,
  )
  const pages = await Promise.all(fairs.slice(0, most.fairs).map(fair => pagesOf(fair, asked)))
  return [...pages.flatMap(({ places }) => places), ...pages.flatMap(({ booths }) => booths)]
}

async function pagesOf({ id, homepage, mainLanguage, fairLanguages }: PublicFair, asked: Ask) {
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
