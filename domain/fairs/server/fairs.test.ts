import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exhibitorsDomain } from '#domain/exhibitors/server/index.ts'
import { hallsDomain } from '#domain/halls/server/index.ts'
import { standsDomain } from '#domain/stands/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { renewFairs } from './renew-fairs.ts'
import { reserveSlugs } from './slugs.ts'
import { actors, seedFairs } from './testing/fair-fixture.ts'
import { type FairServer, fairServer } from './testing/fair-server.ts'
import { standGroups } from './testing/stand-groups.ts'

/** What the domains that build on fairs say of one. */
const ofOthers = {
  resources: [],
  // Their settings choose from stands, too.
  handlers: standsDomain.handlers,
  checklist: [...(exhibitorsDomain.checklist ?? []), ...(hallsDomain.checklist ?? [])],
}

let database: Database
let server: FairServer

beforeAll(async () => {
  database = await freshDatabase({ key: 'fairs', seed: seedFairs })
  server = await fairServer(database, actors, [standGroups, ofOthers])
  reserveSlugs(new Set(['login']))
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const ids = (rows: { id: number }[]) => rows.map(row => row.id)

describe('who sees which fair', () => {
  it('the public list hides a fair in preparation from everybody but those who prepare it', async () => {
    expect(ids((await server.call('anonymous', 'GET', '/default-fairs')).json)).toEqual([1, 3, 4])
    expect(ids((await server.call('otherOrganizer', 'GET', '/default-fairs')).json)).toContain(2)
    expect(ids((await server.call('superAdmin', 'GET', '/default-fairs')).json)).toEqual([1, 2, 3, 4])
  })

  it('visitors and exhibitors of a multi-fair see the fairs they belong to', async () => {
    expect(ids((await server.call('visitor', 'GET', '/default-fairs')).json)).toEqual([1, 3])
    expect(ids((await server.call('exhibitor', 'GET', '/default-fairs')).json)).toEqual([1, 2, 3])
  })

  it('a fair is found by its slug, with or without its leading slash', async () => {
    expect((await server.call('anonymous', 'GET', '/default-fairs/slug/ouvert')).json.id).toBe(1)
    expect((await server.call('anonymous', 'GET', '/default-fairs/slug/%2Fouvert')).json.id).toBe(1)
    expect((await server.call('anonymous', 'GET', '/default-fairs/slug/bientot')).status).toBe(404)
    for (const slug of ['ouvert', '/ouvert'])
      expect(ids((await server.call('anonymous', 'GET', `/fairs/?homepage=${slug}`)).json)).toEqual([1])
  })

  it('a fair without a name is called by its slug', async () => {
    const { id } = (await server.call('anonymous', 'GET', '/default-fairs/slug/ouvert')).json
    const before = await maybeOne<{ translations: object }>(database.kysely)`
      select translations from fair where id = ${id}`
    await sql`update fair set translations = '{"fr": {"tagline": "Sans nom"}}' where id = ${id}`.execute(
      database.kysely,
    )
    const { status, json } = await server.call('anonymous', 'GET', '/default-fairs/slug/ouvert')
    expect([status, json.name]).toEqual([200, 'ouvert'])
    await sql`update fair set translations = ${JSON.stringify(before?.translations)}::jsonb
      where id = ${id}`.execute(database.kysely)
  })

  it('a public fair is there by its slug for whoever belongs to others, one in preparation is not', async () => {
    const seen = (who: string, slug: string) => server.call(who, 'GET', `/default-fairs/slug/${slug}`)
    const [, , , other] = (await server.call('superAdmin', 'GET', '/default-fairs')).json
    expect(ids((await server.call('visitor', 'GET', '/default-fairs')).json)).not.toContain(other.id)
    expect((await seen('visitor', other.homepage)).json.id).toBe(other.id)
    expect((await server.call('visitor', 'GET', `/default-fairs/${other.id}`)).json.id).toBe(other.id)
    expect((await seen('visitor', 'bientot')).status).toBe(404)
    expect((await seen('exhibitor', 'bientot')).json.id).toBe(2)
  })

  it('those who do not run a fair read none of its inner settings', async () => {
    const [seen] = (await server.call('anonymous', 'GET', '/fairs/?homepage=ouvert')).json
    for (const field of [
      'shippingMail',
      'maxUsers',
      'userCount',
      'admins',
      'isValidatingUsers',
      'dailyChatLimit',
    ])
      expect(seen).not.toHaveProperty(field)
    expect((await server.call('visitor', 'GET', '/fairs/1')).json).not.toHaveProperty('shippingMail')
    expect((await server.call('organizer', 'GET', '/fairs/1')).json.shippingMail).toBe('internal@fair.test')
    expect((await server.call('otherOrganizer', 'GET', '/fairs/1')).json).not.toHaveProperty('shippingMail')
  })

  it('the list of fairs in a multi-fair says so', async () => {
    const [first, , third] = (await server.call('superAdmin', 'GET', '/fairs?pagination=false')).json
    expect([first.isMultiFair, third.isMultiFair]).toEqual([true, false])
  })
})

describe('creating a fair', () => {
  it('takes a name and an address, and gives it languages and buttons in six languages', async () => {
    const body = { homepage: '/nouveau-2026', translations: { fr: { name: 'Nouveau' } } }
    const made = await server.call('superAdmin', 'POST', '/fairs', body)
    expect(made.status).toBe(201)
    expect(made.json.homepage).toBe('nouveau-2026')
    expect(made.json.fairLanguages.length).toBeGreaterThan(0)
    expect(made.json.groupHeaderButton.map((button: { link: string }) => button.link)).toEqual(
      expect.arrayContaining(['/exhibitors/list', '/conference/program', '/jobs/list']),
    )
    const buttons = (await server.call('superAdmin', 'GET', `/header_buttons?fair=${made.json.id}`)).json
    expect(Object.keys(buttons[0].translations).sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl'])
    expect((await server.call('superAdmin', 'DELETE', `/fairs/${made.json.id}`)).status).toBe(204)
  })

  it('is the super admin’s alone', async () => {
    const body = { homepage: 'mien', translations: { fr: { name: 'Mien' } } }
    expect((await server.call('organizer', 'POST', '/fairs', body)).status).toBe(403)
    expect((await server.call('anonymous', 'POST', '/fairs', body)).status).toBe(401)
  })

  it.each([
    ['a page of ours', 'login', 422, 'homepage_reserved'],
    ['digits, as an id is', '2026', 422, 'homepage_invalid'],
    ['digits and hyphens', '20-26', 422, 'homepage_invalid'],
    ['taken', 'ouvert', 409, 'homepage_taken'],
    ['no slug', 'Pas Un Slug', 422, 'homepage_invalid'],
  ])('an address that is %s is refused', async (_, homepage, status, code) => {
    const answer = await server.call('superAdmin', 'POST', '/fairs', {
      homepage,
      translations: { fr: { name: 'X' } },
    })
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.json)).toContain(code)
  })
})

describe('changing a fair', () => {
  it.each([
    ['type', 'single'],
    ['isMonthlyRenew', true],
    ['maxUsers', 999999],
    ['maxOrganizers', 999],
    ['admins', [3, 4]],
  ])('the general setting %s is refused to an organizer and to a super organizer', async (field, value) => {
    for (const who of ['organizer', 'superOrganizer']) {
      const answer = await server.call(who, 'PUT', '/fairs/1', { [field]: value })
      expect([answer.status, answer.json.message_code]).toEqual([403, 'field_forbidden'])
    }
  })

  it('dates without a time of day are the days of the fair, in its zone', async () => {
    const { status, json } = await server.call('organizer', 'PUT', '/fairs/1', {
      timeZone: 'America/New_York',
      startDate: '2026-11-24',
      endDate: '2026-11-25',
    })
    expect([status, json.startDate, json.endDate]).toEqual([
      200,
      '2026-11-24T05:00:00.000Z',
      '2026-11-26T04:59:00.000Z',
    ])
    for (const startDate of ['2026-13-01', '24/11/2026', 'soon', 7])
      expect((await server.call('organizer', 'PUT', '/fairs/1', { startDate })).status).toBe(422)
  })

  it('a whole record may be sent back as it was read', async () => {
    const fair = (await server.call('organizer', 'GET', '/fairs/1')).json
    expect((await server.call('organizer', 'PUT', '/fairs/1', fair)).status).toBe(200)
  })

  it('an organizer moves the status forward only; those above may go back', async () => {
    expect((await server.call('otherOrganizer', 'PUT', '/fairs/2', { status: 2 })).status).toBe(200)
    const back = await server.call('otherOrganizer', 'PUT', '/fairs/2', { status: '/api/fair_statuses/1' })
    expect([back.status, back.json.message_code]).toEqual([409, 'status_backwards'])
    expect((await server.call('superOrganizer', 'PUT', '/fairs/2', { status: 1 })).status).toBe(200)
  })

  it('the super admin names the organizers, who have to be organizers', async () => {
    expect((await server.call('superAdmin', 'PUT', '/fairs/3', { admins: [6] })).json.errors).toEqual({
      admins: ['not_an_organizer'],
    })
    const named = await server.call('superAdmin', 'PUT', '/fairs/3', { admins: [3, 4] })
    expect(ids(named.json.admins)).toEqual([3, 4])
    expect(named.json.organizerCount).toBe(2)
    expect(ids((await server.call('superAdmin', 'PUT', '/fairs/3', { admins: [3] })).json.admins)).toEqual([
      3,
    ])
  })

  it('the homepage keeps no script and no link that runs one', async () => {
    const text = '<p onclick="x()">Bonjour<script>x()</script></p>'
    const homepageJson = { fr: { text, sections: [{ text }] } }
    const kept = (await server.call('organizer', 'PUT', '/fairs/1', { homepageJson })).json.homepageJson.fr
    expect([kept.text, kept.sections[0].text]).toEqual(['<p>Bonjour</p>', '<p>Bonjour</p>'])
    const bad = { fr: { buttonLink: 'javascript:alert(1)' } }
    expect((await server.call('organizer', 'PUT', '/fairs/1', { homepageJson: bad })).status).toBe(422)
    expect(
      (await server.call('organizer', 'PUT', '/fairs/1', { homepageJson: { fr: { image: 77 } } })).status,
    ).toBe(422)
  })

  it('a draft of the homepage is kept beside it, cleaned like it, and seen by those who run the fair alone', async () => {
    const published = { fr: { title: 'Publié', text: '<p>Ici</p>' } }
    const homepageDraft = { fr: { title: 'Brouillon', text: '<p>Ici<script>x()</script></p>' } }
    await server.call('organizer', 'PUT', '/fairs/1', { homepageJson: published, homepageDraft })
    const own = (await server.call('organizer', 'GET', '/fairs/1')).json
    expect(own.homepageDraft.fr).toEqual({ title: 'Brouillon', text: '<p>Ici</p>' })
    for (const who of ['anonymous', 'visitor', 'exhibitor', 'otherOrganizer'])
      for (const path of ['/fairs/1', '/fairs/1/homepage', '/default-fairs'])
        expect(JSON.stringify((await server.call(who, 'GET', path)).json)).not.toContain('Brouillon')
    const bad = { fr: { buttonLink: '//evil.test' } }
    const refused = await server.call('organizer', 'PUT', '/fairs/1', { homepageDraft: bad })
    expect([refused.status, refused.json.errors]).toEqual([422, { homepageDraft: ['link_invalid'] }])
    expect((await server.call('visitor', 'PUT', '/fairs/1', { homepageDraft })).status).toBe(403)
    const kept = await server.call('organizer', 'PUT', '/fairs/1', { homepageDraft: null })
    expect(kept.json.homepageDraft).toBeNull()
  })

  it('a homepage is read in the reader’s language with its images; who may not know of the fair reads none', async () => {
    const row = await maybeOne<{ id: number }>(database.kysely)`
      insert into media_object (owner_id, file, type, file_path, mime_type, size) values (3, 'a.webp', 1, '/media/a.webp', 'image/webp', 9) returning id`
    const image = row?.id
    const homepageJson = {
      fr: { title: 'Bonjour', image, sections: [{ id: 'a', kind: 'image', title: 'Voir', image }] },
      en: { title: 'Hello', sections: [{ id: 'a', kind: 'image', title: 'See' }] },
    }
    await server.call('organizer', 'PUT', '/fairs/1', { homepageJson })
    const read = await server.call('anonymous', 'GET', '/fairs/1/homepage', undefined, {
      'accept-language': 'en',
    })
    expect(read.json.content).toMatchObject({ title: 'Hello', sections: [{ title: 'See', image }] })
    expect(read.json.images).toEqual([
      { id: image, filePath: '/media/a.webp', thumbnailPath: null, width: null, height: null },
    ])
    expect((await server.call('anonymous', 'GET', '/fairs/2/homepage')).status).toBe(404)
    expect((await server.call('organizer', 'GET', '/fairs/1/homepage/images')).json).toHaveLength(1)
    for (const [who, status] of [
      ['anonymous', 401],
      ['visitor', 403],
      ['otherOrganizer', 403],
    ] as const)
      expect((await server.call(who, 'GET', '/fairs/1/homepage/images')).status).toBe(status)
    const [listed] = (await server.call('anonymous', 'GET', '/default-fairs')).json
    expect(listed.homepageJson).not.toHaveProperty('sections')
  })

  it('the job configuration is JSON of the agreed shape, as text', async () => {
    const good = '{"jobTablesList":[{"slug":"area","value":true}]}'
    const kept = await server.call('organizer', 'PUT', '/fairs/1', { jobModuleConfiguration: good })
    expect(JSON.parse(kept.json.jobModuleConfiguration)).toEqual(JSON.parse(good))
    for (const bad of ['{', '{"jobTablesList":1}', '{"jobTablesList":[],"__proto__":{}}'])
      expect(
        (await server.call('organizer', 'PUT', '/fairs/1', { jobModuleConfiguration: bad })).status,
      ).toBe(422)
    expect(
      (await server.call('visitor', 'GET', '/fair-jobconfig?fairId=1')).json.jobModuleConfiguration,
    ).toBe(good)
    expect((await server.call('anonymous', 'GET', '/fair-jobconfig?fairId=1')).status).toBe(401)
  })

  it.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'evil.test'])(
    'a header button does not lead to %s',
    async link => {
      const body = { fair: 1, link, translations: { fr: { name: 'X' } } }
      expect((await server.call('organizer', 'POST', '/header_buttons', body)).json.errors).toEqual({
        link: ['link_invalid'],
      })
    },
  )

  it('a header button of another fair is out of reach', async () => {
    const body = { fair: 1, link: '/jobs/list', translations: { fr: { name: 'X' } } }
    expect((await server.call('otherOrganizer', 'POST', '/header_buttons', body)).status).toBe(403)
  })
})

describe('what an organizer works with', () => {
  it('mails and checklist of another fair stay closed', async () => {
    for (const path of ['/fair-emails?fairId=2', '/fairs/2/checklist']) {
      expect((await server.call('organizer', 'GET', path)).status).toBe(404)
      expect((await server.call('visitor', 'GET', path)).status).toBe(403)
      expect((await server.call('anonymous', 'GET', path)).status).toBe(401)
    }
    expect((await server.call('organizer', 'GET', '/fair-emails?fairId=1')).json).toEqual([])
  })

  it('the checklist counts what is there', async () => {
    const items: { key: string; done: boolean; count?: number; total?: number }[] = (
      await server.call('organizer', 'GET', '/fairs/1/checklist')
    ).json
    const of = (key: string) => items.find(item => item.key === key)
    expect(of('dates')).toMatchObject({ done: true })
    expect(of('exhibitors')).toMatchObject({ done: false, count: 2, total: 3 })
    expect(of('halls')).toMatchObject({ done: false, count: 0 })
    expect(of('opening')).toMatchObject({ done: true })
  })
})

describe('what the settings choose from', () => {
  const choices = async (who: string) => server.call(who, 'GET', '/fairs/1/choices')

  it('names every organizer to the super admin alone; those of the fair see their own', async () => {
    const all = (await choices('superAdmin')).json
    expect(ids(all.organizers).sort()).toEqual([3, 4])
    expect(all.languages).toHaveLength(6)
    expect(all.countries.length).toBeGreaterThan(0)
    expect(ids((await choices('organizer')).json.organizers)).toEqual([3])
  })

  it('is for those who run the fair', async () => {
    for (const [who, status] of [
      ['anonymous', 401],
      ['visitor', 403],
      ['exhibitor', 403],
      ['otherOrganizer', 403],
    ] as const)
      expect((await choices(who)).status).toBe(status)
  })
})

describe('the buttons of the menu', () => {
  const add = (body: object) => server.call('organizer', 'POST', '/header_buttons', { fair: 1, ...body })
  const names = { fr: { name: 'Plus' } }

  it('keep their link, their order and for whom they are, and show at once in the header of the fair', async () => {
    const access = { anonymous: { 2: false } }
    const made = await add({ link: '/jobs/list?bookmark=1', rank: 90, access, translations: names })
    expect(made.status).toBe(201)
    const header = (await server.call('anonymous', 'GET', '/default-fairs/1')).json.groupHeaderButton
    expect(header.at(-1)).toMatchObject({ name: 'Plus', link: '/jobs/list?bookmark=1', access })
    await server.call('organizer', 'PUT', `/header_buttons/${made.json.id}`, { isVisible: false })
    const later = (await server.call('anonymous', 'GET', '/default-fairs/1')).json.groupHeaderButton
    expect(ids(later)).not.toContain(made.json.id)
    expect((await server.call('otherOrganizer', 'DELETE', `/header_buttons/${made.json.id}`)).status).toBe(
      404,
    )
    expect((await server.call('organizer', 'DELETE', `/header_buttons/${made.json.id}`)).status).toBe(204)
  })

  it('take any kind of link but 0 for another site', async () => {
    const made = await add({ link: 'https://site.example', linkType: 2, translations: names })
    expect([made.status, made.json.linkType]).toEqual([201, 1])
    expect((await add({ link: 'javascript:alert(1)', linkType: 2, translations: names })).status).toBe(422)
    expect((await server.call('organizer', 'DELETE', `/header_buttons/${made.json.id}`)).status).toBe(204)
  })

  it.each([
    ['a link that a browser would run', { link: 'javascript:alert(1)', linkType: 1 }, 'link'],
    ['another site as a page of ours', { link: '//evil.test' }, 'link'],
    ['a role that does not exist', { link: '/', access: { ROLE_X: { 1: true } } }, 'access'],
  ])('refuse %s', async (_, body, field) => {
    const refused = await add({ translations: names, ...body })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.json.errors)).toContain(field)
  })
})

describe('monthly renewal', () => {
  it('moves both dates on by whole months in the fair’s zone, as often as it takes, and only once', async () => {
    await sql`
      update fair set is_monthly_renew = true, start_date = '2026-01-10T08:00:00Z', end_date = '2026-01-12T17:00:00Z' where id = 1`.execute(
      database.kysely,
    )
    const services = { ...server.services, now: () => new Date('2026-04-02T00:00:00Z') }
    const dates = async () => {
      const row = await maybeOne<{ start: Date; end: Date }>(database.kysely)`
        select start_date as start, end_date as end from fair where id = 1`
      return [row?.start.toISOString(), row?.end.toISOString()]
    }
    await renewFairs(services)
    const renewed = await dates()
    expect(renewed).toEqual(['2026-04-10T07:00:00.000Z', '2026-04-12T16:00:00.000Z'])
    await renewFairs(services)
    expect(await dates()).toEqual(renewed)
    const at = async (moment: string) => {
      await renewFairs({ ...server.services, now: () => new Date(moment) })
      return (await dates()).map(date => date?.slice(0, 10))
    }
    const set = (start: string, end: string) =>
      sql`update fair set start_date = ${start}::timestamptz, end_date = ${end}::timestamptz where id = 1`.execute(
        database.kysely,
      )
    // A shorter month takes no day from those that follow, whenever one looks; other dates are counted from themselves.
    await set('2026-01-29T08:00:00Z', '2026-01-31T17:00:00Z')
    for (const [moment, ...days] of [
      ['2026-02-01T00:00:00Z', '2026-02-28', '2026-02-28'],
      ['2026-02-28T23:00:00Z', '2026-03-29', '2026-03-31'],
      ['2026-04-02T00:00:00Z', '2026-04-29', '2026-04-30'],
      ['2026-05-03T00:00:00Z', '2026-05-29', '2026-05-31'],
    ] as const)
      expect(await at(moment)).toEqual(days)
    await set('2026-05-10T08:00:00Z', '2026-05-12T17:00:00Z')
    expect(await at('2026-06-01T00:00:00Z')).toEqual(['2026-06-10', '2026-06-12'])
  })
})
