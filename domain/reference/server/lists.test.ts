import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { purgeListTrash } from '#platform/server/resource/list-trash.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const send = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })

const make = async (list: string, body: object) => {
  const answer = await send('superAdmin', 'POST', `/${list}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id as number
}
const named = (name: string) => ({ translations: { fr: { name } } })

describe('an entry of a list', () => {
  it('that others point to is not deleted, and says who needs it', async () => {
    const family = await make('job_families', named('Verrerie'))
    await make('job_sub_families', { ...named('Soufflage'), jobFamily: family })
    await make('job_sub_families', { ...named('Taille'), jobFamily: family })
    const refused = await send('superAdmin', 'DELETE', `/job_families/${family}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      message_code: 'in_use',
      used_by: [{ resource: 'job_sub_families', count: 2 }],
    })
    expect((await send(null, 'GET', `/job_families/${family}`)).json().name).toBe('Verrerie')
  })

  it('is not taken from the people who chose it, though the database would empty their field', async () => {
    const status = await make('civil_statuses', named('Docteure'))
    const { id } = platform.seeded.people.visitor1
    const chosen = await send('superAdmin', 'PUT', `/users/${id}`, { civilStatus: status })
    expect(chosen.statusCode, chosen.body).toBe(200)
    const refused = await send('superAdmin', 'DELETE', `/civil_statuses/${status}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().used_by).toEqual([{ resource: 'users', count: 1 }])
  })

  it('is not taken from those who name it by a word of its own', async () => {
    await make('data_lists', { ref: 'how-long', translations: { fr: { level1name: 'Une heure' } } })
    const [table] = (await send('superAdmin', 'GET', '/data_tables?ref=how-long')).json()
    const refused = await send('superAdmin', 'DELETE', `/data_tables/${table.id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().used_by).toEqual([{ resource: 'data_lists', count: 1 }])
  })
})

describe('an entry that nobody needs and that is deleted', () => {
  type Trashed = { id: number; name: string; trashedAt: string; deletedOn: string }
  const remove = async (list: string, id: number, who: Who = 'superAdmin') =>
    expect((await send(who, 'DELETE', `/${list}/${id}`)).statusCode).toBe(204)
  const trash = async (list: string, who: Who = 'superAdmin', query = '') => {
    const answer = await send(who, 'GET', `/list_trash/${list}${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as Trashed[]
  }
  const restore = async (list: string, id: number, who: Who = 'superAdmin') => {
    const answer = await send(who, 'POST', `/list_trash/${list}/${id}/restore`)
    return [answer.statusCode, answer.body ? answer.json().message_code : undefined]
  }
  const back = { done: [204, undefined], none: [404, 'not_found'] }

  it('lies in the trash for those alone who may delete it, and is itself again', async () => {
    const { fair1 } = platform.seeded.fairs
    const words = { fr: { name: 'Salle 2' }, de: { name: 'Saal 2' } }
    const body = { translations: words, fair: fair1, rank: 7 }
    const id = (await send('organizer1', 'POST', '/job_areas', body)).json().id as number
    const row = (await send('organizer1', 'GET', `/job_areas/${id}`)).json()
    await remove('job_areas', id, 'organizer1')
    expect((await send(null, 'GET', `/job_areas/${id}`)).statusCode).toBe(404)
    const [kept] = await trash('job_areas', 'organizer1')
    expect(kept).toMatchObject({ id, name: 'Salle 2' })
    expect(Date.parse(kept?.deletedOn ?? '') - Date.parse(kept?.trashedAt ?? '')).toBe(30 * 86_400_000)
    expect(await trash('job_areas', 'organizer1', `?fair=${fair1}`)).toHaveLength(1)
    expect(await trash('job_areas', 'organizer2')).toEqual([])
    expect(await restore('job_areas', id, 'organizer2')).toEqual(back.none)
    expect(await restore('job_areas', id, 'visitor1')).toEqual([403, 'forbidden'])
    expect((await send('visitor1', 'GET', '/list_trash/job_areas')).statusCode).toBe(403)
    expect((await send('superAdmin', 'GET', '/list_trash/firms')).statusCode).toBe(404)
    // An entry of everybody is none of theirs.
    const shared = await make('job_areas', named('Partout'))
    await remove('job_areas', shared)
    expect((await trash('job_areas', 'organizer1')).map(one => one.id)).toEqual([id])
    expect(await restore('job_areas', shared, 'organizer1')).toEqual(back.none)
    expect(await restore('job_areas', id, 'organizer1')).toEqual(back.done)
    expect((await send('organizer1', 'GET', `/job_areas/${id}`)).json()).toEqual(row)
    expect(await restore('job_areas', id, 'organizer1')).toEqual(back.none)
    expect(await trash('job_areas', 'organizer1')).toEqual([])
  })

  it('waits for what it belongs to, and while its code is another’s', async () => {
    const land = { iso: 'QZ', ...named('Pays') }
    const country = await make('countries', land)
    const region = await make('regions', { country, code: 'QZ-1', ...named('Région') })
    await remove('regions', region)
    await remove('countries', country)
    expect(await restore('regions', region)).toEqual([409, 'entry_without_other'])
    const other = await make('countries', land)
    expect(await restore('countries', country)).toEqual([409, 'conflict'])
    await remove('countries', other)
    expect((await trash('countries')).map(({ id }) => id)).toEqual([other, country])
    expect(await restore('countries', country)).toEqual(back.done)
    expect(await restore('regions', region)).toEqual(back.done)
    expect((await send(null, 'GET', `/regions/${region}`)).json().country).toMatchObject({ id: country })
  })

  it('comes back with fifty others at once, and goes for good after its days, or after a thousand others', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, (_, i) => make('categories', named(`${i}`))))
    await Promise.all(ids.map(id => remove('categories', id)))
    expect(await Promise.all(ids.map(id => restore('categories', id)))).toEqual(ids.map(() => back.done))
    expect((await trash('categories')).length).toBe(0)
    const [first = 0, second = 0] = ids
    await remove('categories', first)
    const { services } = platform
    const inDays = (days: number) => ({ ...services, now: () => new Date(Date.now() + days * 86_400_000) })
    await purgeListTrash(inDays(29))
    expect(await restore('categories', first)).toEqual(back.done)
    await remove('categories', first)
    await purgeListTrash(inDays(31))
    expect(await restore('categories', first)).toEqual(back.none)
    await remove('categories', second)
    await sql`
      insert into list_trash (list, entry_id, row, trashed_at)
      select 'category', 1000000 + n, jsonb_build_object('id', 1000000 + n), now() + make_interval(hours => n)
      from generate_series(1, 1000) n`.execute(services.database.kysely)
    expect(await restore('categories', second)).toEqual(back.none)
    expect(await trash('categories')).toHaveLength(1000)
  })
})

describe('a record that comes back whole', () => {
  it('keeps a name that was changed in it, in the language of the call, and what is said by language', async () => {
    const id = await make('job_areas', { translations: { fr: { name: 'Ici' }, de: { name: 'Hier' } } })
    const put = async (body: object, locale = 'fr') => {
      const { version: _, ...read } = (
        await send('superAdmin', 'GET', `/job_areas/${id}?locale=${locale}`)
      ).json()
      const answer = await send('superAdmin', 'PUT', `/job_areas/${id}?locale=${locale}`, {
        ...read,
        ...body,
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().translations
    }
    expect(await put({})).toEqual({ fr: { name: 'Ici' }, de: { name: 'Hier' } })
    expect(await put({ name: 'Là' })).toEqual({ fr: { name: 'Là' }, de: { name: 'Hier' } })
    expect(await put({ name: 'Dort' }, 'de')).toEqual({ fr: { name: 'Là' }, de: { name: 'Dort' } })
    const both = { name: 'Ailleurs', translations: { fr: { name: 'Loin' }, de: { name: 'Dort' } } }
    expect(await put(both)).toEqual({ fr: { name: 'Loin' }, de: { name: 'Dort' } })
  })
})

describe('a list whose entries the product counts on', () => {
  const closed = ['fair_statuses', 'user_types', 'stand_resource_types', 'stand_character_types']

  it.each(closed)('%s takes no new entry, loses none and keeps their codes', async list => {
    const before = (await send('superAdmin', 'GET', `/${list}?pagination=false`)).json()
    const [entry] = before
    const body = { code: 'another', ...named('Autre') }
    const refusals = [
      await send('superAdmin', 'POST', `/${list}`, body),
      ...(await Promise.all(
        before.map(({ id }: { id: number }) => send('superAdmin', 'DELETE', `/${list}/${id}`)),
      )),
    ]
    for (const refused of refusals)
      expect([refused.statusCode, refused.json().message_code]).toEqual([409, 'list_closed'])
    const recoded = await send('superAdmin', 'PUT', `/${list}/${entry.id}`, { code: 'another' })
    expect(recoded.json().errors).toEqual({ code: ['field_fixed'] })
    expect((await send('superAdmin', 'GET', `/${list}?pagination=false`)).json()).toEqual(before)
    const description = (await send('superAdmin', 'GET', `/list_descriptions/${list}`)).json()
    expect(description.may).toEqual({ create: false, change: true, remove: false })
  })

  it.each(closed)('%s can be reworded and put in another order', async list => {
    const [entry] = (await send('superAdmin', 'GET', `/${list}?pagination=false`)).json()
    const changed = await send('superAdmin', 'PUT', `/${list}/${entry.id}`, {
      ...named('Dit autrement'),
      rank: 9,
    })
    expect(changed.json()).toMatchObject({ id: entry.id, code: entry.code, rank: 9, name: 'Dit autrement' })
  })
})

describe('the entries that nobody uses', () => {
  const found = async (who: Who, list: string, isUsed: boolean) => {
    const answer = await send(who, 'GET', `/${list}?pagination=false&isUsed=${isUsed}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return (answer.json() as { id: number }[]).map(({ id }) => id)
  }

  it('are found by whoever may take them away, all at once', async () => {
    const [used, unused] = [
      await make('job_families', named('Cuir')),
      await make('job_families', named('Osier')),
    ]
    await make('job_sub_families', { ...named('Selle'), jobFamily: used })
    expect(await found('superAdmin', 'job_families', false)).toContain(unused)
    expect(await found('superAdmin', 'job_families', false)).not.toContain(used)
    expect(await found('superAdmin', 'job_families', true)).toContain(used)
    expect(await found('superAdmin', 'job_families', true)).not.toContain(unused)
    const file = await send('superAdmin', 'GET', '/list_files/job_families?isUsed=true')
    expect(file.body).toContain('Cuir')
    expect(file.body).not.toContain('Osier')
  })

  it('are nobody else’s to find: what points to an entry may be hidden', async () => {
    const own = await make('job_areas', { ...named('Salle 1'), fair: platform.seeded.fairs.fair1 })
    const shared = await make('job_areas', named('Partout'))
    expect(await found('organizer1', 'job_areas', false)).toContain(own)
    expect(await found('organizer1', 'job_areas', false)).not.toContain(shared)
    for (const who of [null, 'visitor1', 'organizer1'] as const)
      for (const isUsed of [true, false]) expect(await found(who, 'countries', isUsed)).toEqual([])
  })

  it('are looked for where anything points to entries, and the description says so', async () => {
    const filters = async (who: Who, list: string) =>
      (await send(who, 'GET', `/list_descriptions/${list}`)).json().filters as string[]
    expect(await filters('superAdmin', 'countries')).toContain('isUsed')
    expect(await filters('superAdmin', 'postal_codes')).not.toContain('isUsed')
    expect(await filters('organizer1', 'countries')).not.toContain('isUsed')
    const odd = await send('superAdmin', 'GET', '/countries?isUsed=perhaps')
    expect([odd.statusCode, odd.json().message_code]).toEqual([400, 'bad_filter_value'])
    expect((await send('superAdmin', 'GET', '/firms?isUsed=true')).json().message_code).toBe('unknown_filter')
  })
})

describe('the order of a list', () => {
  const ranks = async (list: string, ids: number[]) => {
    const rows = (await send(null, 'GET', `/${list}?pagination=false`)).json() as { id: number }[]
    return rows.map(row => row.id).filter(id => ids.includes(id))
  }

  it('is what was sent', async () => {
    const ids = [
      await make('work_transports', named('Barque')),
      await make('work_transports', named('Bac')),
      await make('work_transports', named('Gabare')),
    ]
    const wanted = [ids[2], ids[0], ids[1]]
    expect(
      (await send('superAdmin', 'PUT', '/list_orders/work_transports', { ids: wanted })).statusCode,
    ).toBe(204)
    expect(await ranks('work_transports', ids)).toEqual(wanted)
  })

  it('is not changed by somebody who may not change every entry of it', async () => {
    const { fair1, fair2 } = platform.seeded.fairs
    const own = await make('job_areas', { ...named('Chez nous'), fair: fair1 })
    const other = await make('job_areas', { ...named('Chez eux'), fair: fair2 })
    const body = { ids: [other, own] }
    expect((await send('organizer1', 'PUT', '/list_orders/job_areas', body)).statusCode).toBe(404)
    expect((await send('visitor1', 'PUT', '/list_orders/job_areas', body)).statusCode).toBe(403)
    expect((await send(null, 'PUT', '/list_orders/job_areas', body)).statusCode).toBe(401)
    expect((await send('superAdmin', 'PUT', '/list_orders/fairs', { ids: [fair1] })).statusCode).toBe(404)
  })
})

describe('a list as a file', () => {
  it('has a column for every language, and keeps a formula from being one', async () => {
    await make('job_experiences', { translations: { fr: { name: '=1+1' }, nl: { name: 'Veel' } } })
    const file = await send('superAdmin', 'GET', '/list_files/job_experiences?search=Veel')
    expect(file.headers['content-type']).toContain('text/csv')
    const [head, row] = file.body.replace('\ufeff', '').trim().split('\r\n')
    expect(head).toBe('id;fair;rank;name_fr;name_en;name_nl;name_de;name_es;name_it')
    expect(row).toMatch(/^\d+;;0;'=1\+1;;Veel;;;$/)
  })
})

describe('a list described', () => {
  it('says what its fields are and what the caller may do', async () => {
    const description = (await send('organizer1', 'GET', '/list_descriptions/job_education_levels')).json()
    expect(description.may).toEqual({ create: true, change: true, remove: true })
    expect(
      description.fields.map((field: { name: string; kind: string }) => [field.name, field.kind]),
    ).toEqual([
      ['name', 'text'],
      ['fair', 'relation'],
      ['country', 'relation'],
      ['rank', 'number'],
    ])
    const read = (await send('organizer1', 'GET', '/list_descriptions/countries')).json()
    expect(read.may).toEqual({ create: false, change: false, remove: false })
    expect((await send('superAdmin', 'GET', '/list_descriptions/users')).statusCode).toBe(404)
  })
})

describe('a table of a registration form', () => {
  it('comes into being with its first entry, and is read whole in one call', async () => {
    await make('data_lists', { ref: 'how-far', translations: { fr: { level1name: 'À pied' } } })
    await make('data_lists', { ref: 'how-far', rank: 1, translations: { fr: { level1name: 'En bac' } } })
    const [table] = (await send(null, 'GET', '/all-data-lists?ref=how-far')).json()
    expect(table).toMatchObject({ ref: 'how-far', isDefault: false })
    expect(table.entries.map((entry: { name: string }) => entry.name)).toEqual(['À pied', 'En bac'])
  })

  it('finds an entry by its words, whatever they are called', async () => {
    const found = (await send('superAdmin', 'GET', '/data_lists?search=en+bac')).json()
    expect(found.map((entry: { level1name: string }) => entry.level1name)).toEqual(['En bac'])
  })

  it('is refused under a name that no address could carry, in words', async () => {
    const answer = await send('superAdmin', 'POST', '/data_lists', {
      ref: 'Où ?',
      translations: { fr: { level1name: 'Ici' } },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ ref: ['ref_invalid'] })
  })
})
