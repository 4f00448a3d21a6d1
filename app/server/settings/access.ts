import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect } from '../testing/presence-fixture.ts'
import type { Effects, SettingFixture } from './setting-fixture.ts'

const someone = (email: string) => ({ email, firstName: 'Paul', lastName: 'Petit', fair: 'fair-one' })

const closes = (setting: string, as: 'visitor' | 'exhibitor') => async (fixture: SettingFixture) => {
  await fixture.set({ [setting]: true })
  expect((await fixture.register(as, 'open@mail.test')).status).toBe(201)
  await fixture.set({ [setting]: false })
  const refused = await fixture.register(as, 'closed@mail.test')
  expect([refused.status, refused.json.message_code]).toEqual([403, 'registration_closed'])
}

const waits = (setting: string, as: 'visitor' | 'exhibitor') => async (fixture: SettingFixture) => {
  await fixture.set({ isRegistrationUserHomepage: true, isRegistrationFirmHomepage: true, [setting]: true })
  expect((await fixture.register(as, 'waits@mail.test')).json.isValidated).toBe(0)
  await fixture.set({ [setting]: false })
  expect((await fixture.register(as, 'enters@mail.test')).json.isValidated).toBe(1)
}

const isFull = (setting: string, count: string, path: string) => async (fixture: SettingFixture) => {
  const { call, fair } = fixture
  const now = (await call('superAdmin', 'GET', `/fairs/${fair}`)).json[count]
  await fixture.set({ [setting]: now })
  const refused = await call('superAdmin', 'POST', path, someone('late@mail.test'))
  expect([refused.status, refused.json.message_code]).toEqual([409, 'limit_reached'])
  await fixture.set({ [setting]: now + 1 })
  expect((await call('superAdmin', 'POST', path, someone('last@mail.test'))).status).toBe(201)
}

/** Who comes in, and who may do what there. */
export const access: Effects = {
  status: async fixture => {
    const halls = async () => (await fixture.read(`/visit/halls?fair=${fixture.fair}`)).length
    const signs = async () => (await fixture.register('visitor', 'late@mail.test')).status
    expect(await halls()).toBeGreaterThan(0)
    await fixture.set({ status: 4 })
    expect([await halls(), await signs()]).toEqual([0, 403])
    expect((await fixture.publicFair()).status.id).toBe(4)
    await fixture.set({ status: 1 })
    expect((await fixture.call(null, 'GET', `/default-fairs/${fixture.fair}`)).status).toBe(404)
  },
  type: async fixture => {
    for (const type of ['multi', 'single']) {
      await fixture.set({ type })
      expect((await fixture.publicFair()).isMultiFair).toBe(type === 'multi')
    }
  },
  isPublicAccess: async fixture => {
    const halls = async (who: 'visitor1' | null) =>
      (await fixture.call(who, 'GET', `/visit/halls?fair=${fixture.fair}`)).status
    await fixture.set({ isPublicAccess: false })
    expect([await halls(null), await halls('visitor1')]).toEqual([401, 200])
    await fixture.set({ isPublicAccess: true })
    expect(await halls(null)).toBe(200)
  },
  isPublicWatching: async fixture => {
    const { json } = await fixture.call('organizer1', 'POST', '/conferences', {
      fair: fixture.fair,
      title: 'Everybody may watch',
      mode: 'replay',
      hosting: 'external',
      format: 'plenary',
    })
    await fixture.call('organizer1', 'POST', `/conferences/${json.id}/publish`)
    const watches = async () =>
      (await fixture.call(null, 'POST', `/conferences/${json.id}/watching`, {})).json.view.entry.may
    expect(await watches()).toBe(false)
    await fixture.set({ isPublicWatching: true })
    expect(await watches()).toBe(true)
  },
  isRegistrationUserHomepage: closes('isRegistrationUserHomepage', 'visitor'),
  isRegistrationFirmHomepage: closes('isRegistrationFirmHomepage', 'exhibitor'),
  isValidatingUsers: waits('isValidatingUsers', 'visitor'),
  isValidatingFirms: waits('isValidatingFirms', 'exhibitor'),
  maxUsers: isFull('maxUsers', 'userCount', '/visitors/create'),
  maxOrganizers: isFull('maxOrganizers', 'organizerCount', '/users/organizer'),
  admins: async fixture => {
    const writes = async () =>
      (await fixture.call('organizer2', 'PUT', `/fairs/${fixture.fair}`, { hue: 3 })).status
    expect(await writes()).toBe(403)
    await fixture.set({ admins: [fixture.small.people.organizer1.id, fixture.small.people.organizer2.id] })
    expect(await writes()).toBe(200)
    await fixture.set({ admins: [fixture.small.people.organizer1.id] })
    expect(await writes()).toBe(403)
  },
  isHidingUserEmail: async fixture => {
    const { id } = fixture.small.people.contactA
    await fixture.run(sql`update app_user set display_email = 'desk@firm.test' where id = ${id}`)
    const shown = async () => (await fixture.call('visitor1', 'GET', `/users/${id}/bcard`)).json.displayEmail
    await fixture.set({ isHidingUserEmail: false })
    expect(await shown()).toBe('desk@firm.test')
    await fixture.set({ isHidingUserEmail: true })
    expect(await shown()).toBeNull()
  },
  isHidingFirmEmail: async fixture => {
    const shown = async () =>
      'email' in (await fixture.call('visitor1', 'GET', `/firms/bcard/${fixture.small.firms.a}`)).json
    await fixture.set({ isHidingFirmEmail: false })
    expect(await shown()).toBe(true)
    await fixture.set({ isHidingFirmEmail: true })
    expect(await shown()).toBe(false)
  },
  isUsingDirectMessageModule: async fixture => {
    const opens = async () =>
      (await fixture.call('visitor1', 'POST', '/conversations', { stand: fixture.small.stands.a })).status
    await fixture.set({ isUsingDirectMessageModule: false })
    expect(await opens()).toBe(403)
    await fixture.set({ isUsingDirectMessageModule: true })
    expect(await opens()).toBe(200)
  },
  isHidingChatButtons: async fixture => {
    const { stands, halls } = fixture.small
    const opens = async (who: 'visitor1' | 'organizer1', path: string, place: object) =>
      (await fixture.call(who, 'POST', path, place)).status
    const begun = async () => [
      await opens('visitor1', '/conversations', { stand: stands.a }),
      await opens('visitor1', '/chat_rooms', { stand: stands.a }),
      await opens('visitor1', '/chat_rooms', { hall: halls.one }),
    ]
    await fixture.set({ isUsingDirectMessageModule: true, isUsingChat: true, isHidingChatButtons: true })
    expect(await begun()).toEqual([403, 403, 403])
    expect(await opens('organizer1', '/conversations', { stand: stands.a })).toBe(200)
    expect(await opens('visitor1', '/chat_rooms', { fair: fixture.fair }), 'the lobby').toBe(200)
    await fixture.set({ isHidingChatButtons: false })
    expect(await begun()).toEqual([200, 200, 200])
  },
  isHidingChatColumn: async fixture => {
    const { small } = fixture
    await connect(fixture.platform.services.database.kysely, {
      fair: fixture.fair,
      user: small.people.visitor2.id,
      shows: { kind: 'lobby', id: fixture.fair },
    })
    const here = async () =>
      (await fixture.call('visitor1', 'POST', '/chat_rooms', { fair: fixture.fair })).json.here.count
    await fixture.set({ isUsingChat: true, isHidingChatColumn: false })
    expect([await here(), (await fixture.publicFair()).isHidingChatColumn]).toEqual([1, false])
    await fixture.set({ isHidingChatColumn: true })
    expect([await here(), (await fixture.publicFair()).isHidingChatColumn]).toEqual([0, true])
  },
  isUsingChat: async fixture => {
    const opens = async () =>
      (await fixture.call('visitor1', 'POST', '/chat_rooms', { fair: fixture.fair })).status
    await fixture.set({ isUsingChat: false })
    expect(await opens()).toBe(403)
    await fixture.set({ isUsingChat: true })
    expect(await opens()).toBe(200)
  },
  dailyChatLimit: async fixture => {
    const asked = `/conversations/contacts?fair=${fixture.fair}`
    const contacts = async () => (await fixture.call('visitor1', 'GET', asked)).json.contacts
    await fixture.set({ dailyChatLimit: 3 })
    expect(await contacts()).toEqual({ limit: 3, left: 3 })
    await fixture.set({ dailyChatLimit: 0 })
    expect(await contacts()).toBeNull()
  },
  isUsingConferenceModule: async fixture => {
    const programs = `/conference_programs?fair=${fixture.fair}`
    await fixture.set({ isUsingConferenceModule: true })
    const made = await fixture.call('organizer1', 'POST', '/conference_programs', {
      fair: fixture.fair,
      name: 'Programme',
    })
    const published = `/conference_programs/${made.json.id}/publish`
    expect((await fixture.call('organizer1', 'POST', published)).status).toBe(200)
    expect(await fixture.read(programs)).toHaveLength(1)
    await fixture.set({ isUsingConferenceModule: false })
    expect(await fixture.read(programs)).toEqual([])
  },
  isUsingJobModule: async fixture => {
    const offered = async () =>
      (
        await fixture.call('firmAdminA', 'POST', '/jobs', {
          fair: fixture.fair,
          firm: fixture.small.firms.a,
          translations: { fr: { title: 'Soudeuse' } },
        })
      ).status
    await fixture.set({ isUsingJobModule: false })
    expect(await offered()).toBe(403)
    await fixture.set({ isUsingJobModule: true })
    expect(await offered()).toBe(201)
  },
  isUsingVisio: async fixture => {
    const { id } = fixture.small.people.contactA
    const body = { fair: fixture.fair }
    const calls = async () =>
      (await fixture.call('visitor1', 'POST', `/visio/create-room/${id}`, body)).status
    await fixture.set({ isUsingVisio: false })
    expect(await calls()).toBe(403)
    await fixture.set({ isUsingVisio: true })
    expect(await calls()).toBe(201)
  },
  dailyVisioLimit: async fixture => {
    const { id } = fixture.small.people.contactA
    const left = async () =>
      (await fixture.call('visitor1', 'GET', `/visio/callable?fair=${fixture.fair}&users=${id}`)).json.calls
    await fixture.set({ dailyVisioLimit: 3 })
    expect(await left()).toEqual({ limit: 3, left: 3 })
    await fixture.set({ dailyVisioLimit: 0 })
    expect(await left()).toBeNull()
  },
  isBlockingStandTypeEdition: async fixture => {
    const [type] = await fixture.read('/stand_types?pagination=false')
    const choose = async () =>
      (
        await fixture.call('firmAdminA', 'PUT', `/stands/${fixture.small.stands.a}`, {
          standType: type.id,
          standTypeVariation: null,
        })
      ).json.message_code
    await fixture.set({ isBlockingStandTypeEdition: true })
    expect(await choose()).toBe('stand_type_fixed')
    await fixture.set({ isBlockingStandTypeEdition: false })
    expect(await choose()).toBeUndefined()
  },
}
