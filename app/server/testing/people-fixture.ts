import { filePart, form, picture, sendForm } from './forms.ts'
import { type TestPlatform, testPlatform } from './test-platform.ts'

export type Who = Parameters<TestPlatform['call']>[0]

/** One of each kind, and nobody. */
export const everybody = [
  'superAdmin',
  'superOrganizer',
  'organizer1',
  'firmAdminA',
  'contactA',
  'visitor1',
  'press',
  null,
] as const

/** The people of the small fixture, and how they are asked for and changed. */
export async function peopleFixture() {
  const platform = await testPlatform()
  let people = 0
  const someone = (more: object = {}) => ({
    email: `p${++people}@mail.test`,
    firstName: 'Paul',
    lastName: 'Petit',
    ...more,
  })
  const send = (who: Who, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })
  const get = (who: Who, url: string) => platform.call(who, { url: `/api${url}` })
  const upload = async (who: Who) =>
    (await sendForm(platform, form(filePart(await picture().png().toBuffer())), { who })).json().id
  return { platform, someone, send, get, upload }
}
