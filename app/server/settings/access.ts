import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect } from '../testing/presence-fixture.ts'
import type { Effects, SettingFixture } from './setting-fixture.ts'

const someone = (email: string) => ({ email, firstName: 'Paul', lastName: 'Petit', fair: 'fair-one' })

const closes = (setting: string, as: 'visitor' | 'exhibitor') => async (world: SettingFixture) => {
  await world.set({ [setting]: true })
  expect((await world.register(as, 'open@mail.test')).status).toBe(201)
  await world.set({ [setting]: false })
  const refused = await world.register(as, 'closed@mail.test')
  expect([refused.status, refused.json.message_code]).toEqual([403, 'registration_closed'])
}

const waits = (setting: string, as: 'visitor' | 'exhibitor') => async (world: SettingFixture) => {
  await world.set({ isRegistrationUserHomepage: true, isRegistrationFirmHomepage: true, [setting]: true })
  expect((await world.register(as, 'waits@mail.test')).json.isValidated).toBe(0)
  await world.set({ [setting]: false })
  expect((await world.register(as, 'enters@mail.test')).json.isValidated).toBe(1)
}

const isFull = (setting: string, count: string, path: string) => async (world: SettingFixture) => {
  const { call, fair } = world
  const now = (await call('superAdmin', 'GET', `/fairs/${fair}`)).json[count]
  await world.set({ [setting]: now })
  const refused = await call('superAdmin', 'POST', path, someone('late@mail.test'))
  expect([refused.status, refused.json.message_code]).toEqual([409, 'limit_reached'])
  await world.set({ [setting]: now + 1 })
  expect((await call('superAdmin', 'POST', path, someone('last@mail.test'))).status).toBe(201)
}

/** Who comes in, and who may do what there. */
export const access: Effects = {
  status: async world => {
    const halls = async () => (await world.read(`/visit/halls?fair=${world.fair}`)).length
    const signs = async () => (await world.register('visitor', 'late@mail.test')).status
    expect(await halls()).toBeGreaterThan(0)
    await world.set({ status: 4 })
    expect([await halls(), await signs()]).toEqual([0, 403])
    expect((await world.publicFair()).status.id).toBe(4)
    await world.set({ status: 1 })
    expect((await world.call(null, 'GET', `/default-fairs/${world.fair}`)).status).toBe(404)
  },
  type: async world => {
    for (const type of ['multi', 'single']) {
      await world.set({ type })
      expect((await world.publicFair()).isMultiFair).toBe(type === 'multi')
    }
  },
  isPublicAccess: async world => {
    const halls = async (who: 'visitor1' | null) =>
      (await world.call(who, 'GET', `/visit/halls?fair=${world.fair}`)).status
    await world.set({ isPublicAccess: false })
    expect([await halls(null), await halls('visitor1')]).toEqual([401, 200])
    await world.set({ isPublicAccess: true })
    expect(await halls(null)).toBe(200)
  },
  isPublicWatching: async world => {
    const { json } = await world.call('organizer1', 'POST', '/conferences', {
      fair: world.fair,
      title: 'Everybody may watch',
      mode: 'replay',
      hosting: 'external',
      format: 'plenary',
    })
    await world.call('organizer1', 'POST', `/conferences/${json.id}/publish`)
    const watches = async () =>
      (await world.call(null, 'POST', `/conferences/${json.id}/watching`, {})).json.view.entry.may
    expect(await watches()).toBe(false)
    await world.set({ isPublicWatching: true })
    expect(await watches()).toBe(true)
  },
  isRegistrationUserHomepage: closes('isRegistrationUserHomepage', 'visitor'),
  isRegistrationFirmHomepage: closes('isRegistrationFirmHomepage', 'exhibitor'),
  isValidatingUsers: waits('isValidatingUsers', 'visitor'),
  isValidatingFirms: waits('isValidatingFirms', 'exhibitor'),
  maxUsers: isFull('maxUsers', 'userCount', '/visitors/create'),
  maxOrganizers: isFull('maxOrganizers', 'organizerCount', '/users/organizer'),
  admins: async world => {
    const writes = async () =>
      (await world.call('organizer2', 'PUT', `/fairs/${world.fair}`, { hue: 3 })).status
    expect(await writes()).toBe(403)
    await world.set({ admins: [world.small.people.organizer1.id, world.small.people.organizer2.id] })
    expect(await writes()).toBe(200)
    await world.set({ admins: [world.small.people.organizer1.id] })
    expect(await writes()).toBe(403)
  },
  isHidingUserEmail: async world => {
    const { id } = world.small.people.contactA
    await world.run(sql`update app_user set display_email = 'desk@firm.test' where id = ${id}`)
    const shown = async () => (await world.call('visitor1', 'GET', `/users/${id}/bcard`)).json.displayEmail
    await world.set({ isHidingUserEmail: false })
    expect(await shown()).toBe('desk@firm.test')
    await world.set({ isHidingUserEmail: true })
    expect(await shown()).toBeNull()
  },
  isHidingFirmEmail: async world => {
    const shown = async () =>
      'email' in (await world.call('visitor1', 'GET', `/firms/bcard/${world.small.firms.a}`)).json
    await world.set({ isHidingFirmEmail: false })
    expect(await shown()).toBe(true)
    await world.set({ isHidingFirmEmail: true })
    expect(await shown()).toBe(false)
  },
  isUsingDirectMessageModule: async world => {
    const opens = async () =>
      (await world.call('visitor1', 'POST', '/conversations', { stand: world.small.stands.a })).status
    await world.set({ isUsingDirectMessageModule: false })
    expect(await opens()).toBe(403)
    await world.set({ isUsingDirectMessageModule: true })
    expect(await opens()).toBe(200)
  },
  isHidingChatButtons: async world => {
    const { stands, halls } = world.small
    const opens = async (who: 'visitor1' | 'organizer1', path: string, place: object) =>
      (await world.call(who, 'POST', path, place)).status
    const begun = async () => [
      await opens('visitor1', '/conversations', { stand: stands.a }),
      await opens('visitor1', '/chat_rooms', { stand: stands.a }),
      await opens('visitor1', '/chat_rooms', { hall: halls.one }),
    ]
    await world.set({ isUsingDirectMessageModule: true, isUsingChat: true, isHidingChatButtons: true })
    expect(await begun()).toEqual([403, 403, 403])
    expect(await opens('organizer1', '/conversations', { stand: stands.a })).toBe(200)
    expect(await opens('visitor1', '/chat_rooms', { fair: world.fair }), 'the lobby').toBe(200)
    await world.set({ isHidingChatButtons: false })
    expect(await begun()).toEqual([200, 200, 200])
  },
  isHidingChatColumn: async world => {
    const { small } = world
    await connect(world.platform.services.database.kysely, {
      fair: world.fair,
      user: small.people.visitor2.id,
      shows: { kind: 'lobby', id: world.fair },
    })
    const here = async () =>
      (await world.call('visitor1', 'POST', '/chat_rooms', { fair: world.fair })).json.here.count
    await world.set({ isUsingChat: true, isHidingChatColumn: false })
    expect([await here(), (await world.publicFair()).isHidingChatColumn]).toEqual([1, false])
    await world.set({ isHidingChatColumn: true })
    expect([await here(), (await world.publicFair()).isHidingChatColumn]).toEqual([0, true])
  },
  isUsingChat: async world => {
    const opens = async () =>
      (await world.call('visitor1', 'POST', '/chat_rooms', { fair: world.fair })).status
    await world.set({ isUsingChat: false })
    expect(await opens()).toBe(403)
    await world.set({ isUsingChat: true })
    expect(await opens()).toBe(200)
  },
  dailyChatLimit: async world => {
    const asked = `/conversations/contacts?fair=${world.fair}`
    const contacts = async () => (await world.call('visitor1', 'GET', asked)).json.contacts
    await world.set({ dailyChatLimit: 3 })
    expect(await contacts()).toEqual({ limit: 3, left: 3 })
    await world.set({ dailyChatLimit: 0 })
    expect(await contacts()).toBeNull()
  },
  isUsingConferenceModule: async world => {
    const programs = `/conference_programs?fair=${world.fair}`
    await world.set({ isUsingConferenceModule: true })
    const made = await world.call('organizer1', 'POST', '/conference_programs', {
      fair: world.fair,
      name: 'Programme',
    })
    const published = `/conference_programs/${made.json.id}/publish`
    expect((await world.call('organizer1', 'POST', published)).status).toBe(200)
    expect(await world.read(programs)).toHaveLength(1)
    await world.set({ isUsingConferenceModule: false })
    expect(await world.read(programs)).toEqual([])
  },
  isUsingJobModule: async world => {
    const offered = async () =>
      (
        await world.call('firmAdminA', 'POST', '/jobs', {
          fair: world.fair,
          firm: world.small.firms.a,
          translations: { fr: { title: 'Soudeuse' } },
        })
      ).status
    await world.set({ isUsingJobModule: false })
    expect(await offered()).toBe(403)
    await world.set({ isUsingJobModule: true })
    expect(await offered()).toBe(201)
  },
  isUsingVisio: async world => {
    const { id } = world.small.people.contactA
    const body = { fair: world.fair }
    const calls = async () => (await world.call('visitor1', 'POST', `/visio/create-room/${id}`, body)).status
    await world.set({ isUsingVisio: false })
    expect(await calls()).toBe(403)
    await world.set({ isUsingVisio: true })
    expect(await calls()).toBe(201)
  },
  dailyVisioLimit: async world => {
    const { id } = world.small.people.contactA
    const left = async () =>
      (await world.call('visitor1', 'GET', `/visio/callable?fair=${world.fair}&users=${id}`)).json.calls
    await world.set({ dailyVisioLimit: 3 })
    expect(await left()).toEqual({ limit: 3, left: 3 })
    await world.set({ dailyVisioLimit: 0 })
    expect(await left()).toBeNull()
  },
  isBlockingStandTypeEdition: async world => {
    const [type] = await world.read('/stand_types?pagination=false')
    const choose = async () =>
      (
        await world.call('firmAdminA', 'PUT', `/stands/${world.small.stands.a}`, {
          standType: type.id,
          standTypeVariation: null,
        })
      ).json.message_code
    await world.set({ isBlockingStandTypeEdition: true })
    expect(await choose()).toBe('stand_type_fixed')
    await world.set({ isBlockingStandTypeEdition: false })
    expect(await choose()).toBeUndefined()
  },
}
