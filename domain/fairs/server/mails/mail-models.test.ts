import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { locales } from '#platform/contract/locale.ts'
import { type MailWords, mailProblems } from '../../contract/mail-words.ts'
import { mailSpec } from './declared-mails.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

type Model = { kind: string; isModel: boolean; translations: Record<string, MailWords> }
type Who = Parameters<TestPlatform['call']>[0]

it('models are offered to who runs fairs, and each can be sent as it is in every language', async () => {
  const answer = await platform.call('organizer1', { url: '/api/emails?isModel=1&pagination=false' })
  const models = answer.json() as Model[]
  expect(models.length).toBeGreaterThan(0)
  for (const { kind, isModel, translations } of models) {
    expect(isModel).toBe(true)
    for (const locale of locales)
      expect(mailProblems(mailSpec(kind), translations[locale] ?? { subject: '', text: '' }), locale).toEqual(
        [],
      )
  }
  for (const who of ['visitor1', 'firmAdminA', null] as const)
    expect([401, 403]).toContain((await platform.call(who, { url: '/api/emails?isModel=1' })).statusCode)
})

it('a model is kept by a super admin alone', async () => {
  const payload = {
    kind: 'invitation',
    isModel: true,
    translations: { fr: { subject: 'Venez', text: '<p>{{link}}</p>' } },
  }
  const keep = async (who: Who) =>
    (await platform.call(who, { method: 'POST', url: '/api/emails', payload })).statusCode
  expect([await keep('organizer1'), await keep('superOrganizer'), await keep('superAdmin')]).toEqual([
    403, 403, 201,
  ])
})
