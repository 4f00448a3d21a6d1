import type { FastifyInstance } from 'fastify'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { defaultFairs, type PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { visitPaths } from '#domain/visit/contract/paths.ts'
import { type VisitHall, visitHalls } from '#domain/visit/contract/visit.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { isLocale } from '#platform/contract/locale.ts'
import { ownCalls } from '#platform/server/http/shares.ts'
import type { Draw, PageRequest } from './kept-pages.ts'

/** Fairs whose pages are drawn ahead. */
const most = 3

/**
 * A server that has just begun draws what most will ask for, in the languages of the fairs that are open to all, one page
 * after the other: whoever comes meanwhile is not kept waiting by each of them.
 */
export function drawAhead(app: FastifyInstance, draw: Draw) {
  let isOver = false
  const asked = async <Answer>(path: string) =>
    (await app.inject({ method: 'GET', url: `/api${path}`, remoteAddress: ownCalls })).json<Answer>()
  const ahead = async () => {
    for (const request of await pagesAhead(asked)) {
      if (isOver) return
      await draw(request)
    }
  }
  app.addHook('preClose', async () => {
    isOver = true
  })
  app.addHook('onListen', async () => {
    // What fails now is drawn when somebody asks for it.
    void ahead().catch(() => {})
  })
}

async function pagesAhead(asked: <Answer>(path: string) => Promise<Answer>): Promise<PageRequest[]> {
  const fairs = (await asked<PublicFair[]>(defaultFairs.path)).filter(
    ({ isPublicAccess, status }) => isPublicAccess && status.id === 2,
  )
  const pages = await Promise.all(
    fairs.slice(0, most).map(async ({ id, homepage, mainLanguage, fairLanguages }) => {
      const halls = await asked<VisitHall[]>(`${visitHalls.path}?fair=${id}`)
      const paths = [
        hrefOf(visitPaths.fairHome, {}, homepage),
        hrefOf(visitPaths.fairVisitLobby, {}, homepage),
        hrefOf(exhibitorPaths.exhibitorsList, {}, homepage),
        ...halls.map(hall => hrefOf(visitPaths.fairVisit, { id: hall.id }, homepage)),
      ]
      const languages = new Set([mainLanguage, ...fairLanguages].map(({ code }) => code))
      return [...languages].filter(isLocale).flatMap(locale => paths.map(url => ({ url, locale })))
    }),
  )
  return pages.flat()
}
