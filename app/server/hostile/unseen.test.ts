import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const change = async (url: string, payload: object) => {
  const answer = await platform.call('superAdmin', { method: 'PUT', url: `/api${url}`, payload })
  return { status: answer.statusCode, json: answer.json() }
}
const blanks = ['', '   ', '\u200b', '\u202e\u200f', '\u3164', '\u00a0\ufeff']

it('a name of nothing that can be seen is none', async () => {
  const { firms, people, fairs } = platform.seeded
  for (const name of blanks) {
    expect((await change(`/firms/${firms.a}`, { name })).json.errors, JSON.stringify(name)).toEqual({
      name: ['required'],
    })
    expect((await change(`/users/${people.visitor1.id}`, { lastName: name })).json.errors).toEqual({
      lastName: ['required'],
    })
    const { json } = await change(`/fairs/${fairs.fair1}`, { translations: { fr: { name } } })
    expect(json.errors, JSON.stringify(name)).toEqual({ 'translations.fr.name': ['required'] })
  }
})

it('an optional line of blanks is empty, and what is kept is clean', async () => {
  const { firms } = platform.seeded
  const kept = async (said: object) => {
    const { status, json } = await change(`/firms/${firms.a}`, said)
    expect(status, JSON.stringify(json)).toBe(200)
    return (await platform.call('superAdmin', { url: `/api/firms/${firms.a}` })).json()
  }
  for (const city of blanks) expect((await kept({ city })).city, JSON.stringify(city)).toBe(null)
  const said = { name: ' \u202eAe\u0301ro\u200b ', city: ' Gand\ufeff' }
  expect(await kept(said)).toMatchObject({ name: 'Aéro', city: 'Gand' })
})

it('two booths of a fair have no labels that look the same', async () => {
  const { stands } = platform.seeded
  expect((await change(`/stands/${stands.a}`, { label: 'X-77' })).status).toBe(200)
  for (const label of [
    'x-77',
    'X-77\u200d',
    'X\u200b-77',
    'Ｘ-７７',
    'X\u2011\u202d77'.replace('\u2011', '-'),
  ]) {
    const { status, json } = await change(`/stands/${stands.b}`, { label })
    expect([status, json.message_code], JSON.stringify(label)).toEqual([409, 'stand_label_taken'])
  }
})

it('halves of signs and control characters are refused in every line', async () => {
  const { firms } = platform.seeded
  for (const name of ['a\ud800', '\udc00b', 'a\u0000b', 'a\u0085b', 'a\u2028b', 'a\nb'])
    expect((await change(`/firms/${firms.a}`, { name })).json.errors, JSON.stringify(name)).toEqual({
      name: ['format_invalid'],
    })
})
