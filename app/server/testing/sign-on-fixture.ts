import { sql } from 'kysely'
import { openBrowser } from '#domain/identity/server/single-sign-on/testing/browser.ts'
import { client } from '#domain/identity/server/single-sign-on/testing/client.ts'
import {
  type Person,
  type RunningProvider,
  startProvider,
} from '#domain/identity/server/single-sign-on/testing/provider.ts'
import { type TestPlatform, testPlatform } from './test-platform.ts'

export const settingsFor = ({ issuer }: RunningProvider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_NAME: 'School',
})
export const returnTo = 'http://localhost:3000/callback'

export const nora: Person = {
  email: 'nora@school.test',
  email_verified: true,
  given_name: 'Nora',
  family_name: 'Blum',
}
export const at = (email: string, email_verified = true): Person => ({ ...nora, email, email_verified })
export const codeOf = (answer: { json(): { message_code: string } }) => answer.json().message_code

/** A platform beside a provider of single sign-on that knows `people`. */
export async function signOnFixture() {
  const people = new Map<string, Person>()
  const provider = await startProvider(people, returnTo)
  const platform = await testPlatform({ ...settingsFor(provider), LOGIN_FAILURES_PER_ADDRESS: '30' })
  const run = (statement: string) => sql.raw(statement).execute(platform.services.database.kysely)
  const open = (fields = 'is_registration_user_homepage = true') => run(`update fair set ${fields}`)
  return {
    people,
    provider,
    platform,
    run,
    rows: async <T>(statement: string) => (await run(statement)).rows as T[],
    open,
    browser: () => openBrowser(platform.app),
    addressOf: (who: keyof TestPlatform['seeded']['people']) => platform.seeded.people[who].email,
    startAgain: async () => {
      await platform.startAgain()
      people.clear()
      await open()
    },
    close: async () => {
      await platform.close()
      await provider.close()
    },
  }
}
