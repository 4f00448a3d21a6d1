import type { APIRequestContext } from '@playwright/test'
import { callsAs } from '../api.ts'
import { fair } from './made-programme.ts'

/** An open fair of a test’s own, with the halls and booths of the demo’s and conferences of its own. */
export async function ownFair(request: APIRequestContext, homepage: string) {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const { id: source } = await superAdmin.get(`/default-fairs/slug${fair}`)
  const { id } = await superAdmin.post(`/fairs/${source}/duplicate`, { name: homepage, homepage })
  await superAdmin.put(`/fairs/${id}`, { isUsingConferenceModule: true, isPublicAccess: true, status: 2 })
  return {
    superAdmin,
    id: id as number,
    inFair: async (path: string, body: object): Promise<number> =>
      (await superAdmin.post(path, { fair: id, ...body })).id,
  }
}

/** When the days of a programme change, so that what is on now and in the next two hours is of one day, whatever the hour. */
export function dayChange(): string {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Europe/Paris',
    }).format(),
  )
  return hour >= 8 && hour < 12 ? '00:00' : '11:00'
}
