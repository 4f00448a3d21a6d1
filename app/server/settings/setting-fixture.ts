import { expect } from 'vitest'
import type { ExhibitorFixture } from '../testing/exhibitor-fixture.ts'
import { registrationOf } from '../testing/registration.ts'

/** The small fixture with what the effects of a fair's settings are measured by. */
export function settingFixture(fixture: ExhibitorFixture) {
  const { call, seeded: small } = fixture
  const fair = small.fairs.fair1
  const read = async (path: string) => (await call(null, 'GET', path)).json
  return {
    ...fixture,
    small,
    fair,
    /** As somebody who is not logged in reads it. */
    read,
    publicFair: () => read(`/default-fairs/${fair}`),
    set: async (setting: object) => {
      const answer = await call('superAdmin', 'PUT', `/fairs/${fair}`, setting)
      expect(answer.status, answer.body).toBe(200)
    },
    register: (as: 'visitor' | 'exhibitor', email: string) =>
      call(
        null,
        'POST',
        `/register/${as}`,
        registrationOf(email, as === 'exhibitor' ? { firmName: 'Ateliers Blanc' } : {}),
      ),
  }
}

export type SettingFixture = ReturnType<typeof settingFixture>
/** What somebody sees of a setting, by its name. */
export type Effects = Record<string, (fixture: SettingFixture) => Promise<void>>
