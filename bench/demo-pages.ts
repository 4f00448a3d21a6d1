import { visitHall, visitHalls } from '#domain/halls/contract/hall-visit.ts'
import { jobList } from '#domain/jobs/contract/job-calls.ts'

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

/** The first public fair that is open, its first hall, the first booth in it, and the first offer. */
export async function demoPages(from: string | ((path: string) => Promise<never>)): Promise<DemoPages> {
  const answerOf = typeof from === 'string' ? fetched(from) : from
  const fairs: { id: number; homepage: string; status: { id: number }; isPublicAccess: boolean }[] =
    await answerOf('/api/default-fairs')
  const fair = fairs.find(one => one.status.id === 2 && one.isPublicAccess)
  if (!fair) throw new Error('The demo has no open fair.')
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
