import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { visitHall, visitHalls } from '#domain/halls/contract/hall-visit.ts'
import { jobList } from '#domain/jobs/contract/job-calls.ts'
import { keptOnAir } from '#seed/demo/programme/sessions.ts'

/** Addresses of the open demo fair that everybody may see. */
export type DemoPages = {
  fair: string
  lobby: string
  hall: string
  exhibitors: string
  booth: string
  offer: string
}

const fetched = (url: string) => async (path: string) => (await fetch(url + path)).json() as Promise<never>

async function openFair(answerOf: (path: string) => Promise<never>) {
  const fairs: { id: number; homepage: string; status: { id: number }; isPublicAccess: boolean }[] =
    await answerOf('/api/default-fairs')
  const fair = fairs.find(one => one.status.id === 2 && one.isPublicAccess)
  if (!fair) throw new Error('The demo has no open fair.')
  return fair
}

/** The first public fair that is open, its first hall, the first booth in it, and the first offer. */
export async function demoPages(from: string | ((path: string) => Promise<never>)): Promise<DemoPages> {
  const answerOf = typeof from === 'string' ? fetched(from) : from
  const fair = await openFair(answerOf)
  const halls: { id: number }[] = await answerOf(`/api${visitHalls.path}?fair=${fair.id}`)
  const hall = halls[0]?.id
  const { stands }: { stands: { id: number }[] } = await answerOf(
    `/api${visitHall.path.replace('{id}', String(hall))}`,
  )
  const offers: { id: number }[] = await answerOf(`/api${jobList.path}?fair=${fair.id}&itemsPerPage=1`)
  const base = `/${fair.homepage}`
  return {
    fair: base,
    lobby: `${base}/fair/visit/lobby`,
    hall: `${base}/fair/visit/${hall}`,
    exhibitors: `${base}/exhibitors/list`,
    booth: `${base}/stand/visit/${stands[0]?.id}`,
    offer: `${base}/jobs/${offers[0]?.id}`,
  }
}

/** Pages of its conferences: the programme, the session that is kept on air, and one of its speakers. */
export async function demoConferencePages(url: string) {
  const answerOf = fetched(url)
  const fair = await openFair(answerOf)
  const conferences: { id: number; slug: string | null; speakers: { id: number }[] }[] = await answerOf(
    `/api/conferences?fair=${fair.id}&pagination=false`,
  )
  const session = conferences.find(({ slug }) => slug === keptOnAir)
  if (!session) throw new Error('The demo has no session on air.')
  const page = (path: string, id: number | string = '') =>
    `/${fair.homepage}${path.replace(/\/:id\?$/, id === '' ? '' : `/${id}`)}`
  return {
    session: session.id,
    pages: {
      programme: page(conferencePaths.conferenceProgram),
      session: page(conferencePaths.conferenceView, session.id),
      speaker: page(conferencePaths.speakerView, session.speakers[0]?.id),
    },
  }
}
