import { visitHall, visitHalls } from '#domain/visit/contract/visit.ts'

/** Addresses of the open demo fair that everybody may see. */
export type DemoPages = { fair: string; lobby: string; hall: string; exhibitors: string; booth: string }

const answerOf = async (url: string) => (await fetch(url)).json() as Promise<never>

/** The first public fair that is open, its first hall, and the first booth in it. */
export async function demoPages(url: string): Promise<DemoPages> {
  const fairs: { id: number; homepage: string; status: { id: number }; isPublicAccess: boolean }[] =
    await answerOf(`${url}/api/default-fairs`)
  const fair = fairs.find(one => one.status.id === 2 && one.isPublicAccess)
  if (!fair) throw new Error('The demo has no open fair.')
  const halls: { id: number }[] = await answerOf(`${url}/api${visitHalls.path}?fair=${fair.id}`)
  const hall = halls[0]?.id
  const { stands }: { stands: { id: number }[] } = await answerOf(
    `${url}/api${visitHall.path.replace('{id}', String(hall))}`,
  )
  const base = `/${fair.homepage}`
  return {
    fair: base,
    lobby: `${base}/fair/visit/lobby`,
    hall: `${base}/fair/visit/${hall}`,
    exhibitors: `${base}/exhibitors/list`,
    booth: `${base}/stand/visit/${stands[0]?.id}`,
  }
}
