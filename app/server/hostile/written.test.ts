import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#platform/contract/locale.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'
import { executableParts, payloads } from '#platform/server/testing/script-payloads.ts'
import { handlers } from '../domains.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const call = async (method: 'GET' | 'PUT', url: string, payload?: object) => {
  const answer = await platform.call('superAdmin', { method, url: `/api${url}`, ...(payload && { payload }) })
  return {
    status: answer.statusCode,
    body: answer.body,
    headers: answer.headers,
    json: JSON.parse(answer.body || 'null'),
  }
}
const run = (text: string) => sql.raw(text).execute(platform.services.database.kysely)

type Schema = { richText?: boolean; type?: string; maxLength?: number } & Record<string, unknown>

/** Where in a schema formatted text stands; the languages as one. */
const richIn = (schema: unknown, at: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  if ((schema as Schema).richText) return [at]
  return Object.entries(schema).flatMap(([name, one]) =>
    richIn(one, /^(properties|items|anyOf|patternProperties|\d+)$/.test(name) ? at : `${at}.${name}`),
  )
}
const languages = new RegExp(`\\.(${locales.join('|')}|\\^.*\\$)(?=\\.|$)`, 'g')

describe('formatted text', () => {
  const all = payloads.map(payload => `<p>${payload}</p>`)
  // In pieces too: what one payload leaves open hides those after it.
  const texts = [
    all.join(''),
    ...Array.from({ length: 3 }, (_, n) => all.filter((_one, at) => at % 3 === n).join('')),
  ]

  it('is taken in these places and no others', () => {
    const found = [
      ...allImplementations().flatMap(({ name, record, translated }) =>
        richIn({ ...record, ...translated }, name),
      ),
      ...handlers.flatMap(({ endpoint: { method, path, body } }) => richIn(body, `${method} ${path}`)),
    ].map(place => place.replace(languages, ''))
    expect([...new Set(found)].sort()).toEqual(
      [
        'PUT /fairs/{id}/mails/{kind}.own.text',
        'PUT /fairs/{id}/mails/{kind}/draft.words.text',
        'PUT /fairs/{id}/texts/{kind}.translations',
        'PUT /stands/{id}/configuration.languages.description',
        'POST /fairs/{id}/mails/{kind}/test.text',
        'POST /mailings/{id}/test.text',
        'PUT /mailings/{id}.words.text',
        'POST /presentations.translations.abstract',
        'PUT /presentations/{id}.translations.abstract',
        'conferences.abstract',
        'conferences.description',
        'emails.text',
        'fair_emails.text',
        'fairs.homepageDraft.sections.text',
        'fairs.homepageDraft.text',
        'fairs.homepageJson.sections.text',
        'fairs.homepageJson.text',
        'jobs.description',
        'jobs.profile',
        'speakers.biography',
        'stand_languages.description',
      ].sort(),
    )
  })

  it('that is read again holds nothing that acts, wherever it was written', async () => {
    const {
      fairs: { fair1: fair },
      stands: { a },
    } = platform.seeded
    const preview = (text: string) =>
      platform.call('superAdmin', {
        method: 'POST',
        url: `/api/fairs/${fair}/mails/account_validated/preview`,
        payload: { locale: 'fr', subject: text.slice(0, 900), text },
      })
    for (const [at, text] of texts.entries()) {
      const sections = [{ id: 'a', kind: 'text', title: payloads[at], text: text.slice(0, 10_000) }]
      const homepage = { fr: { text, sections } }
      const page = await call('PUT', `/fairs/${fair}`, { homepageJson: homepage, homepageDraft: homepage })
      const { version } = (await call('GET', `/stands/${a}/configuration`)).json
      const booth = await call('PUT', `/stands/${a}/configuration`, {
        version,
        languages: [{ code: 'fr', title: null, slogan: null, description: text }],
      })
      const terms = await call('PUT', `/fairs/${fair}/texts/terms`, {
        translations: { fr: text },
        version: at,
      })
      const mail = await call('PUT', `/fairs/${fair}/mails/account_validated/draft`, {
        words: { fr: { subject: 'Bonjour', text } },
        version: at,
      })
      expect([page.status, booth.status, terms.status, mail.status], booth.body).toEqual([200, 200, 200, 200])
      const read = [
        page.json.homepageJson.fr.text,
        page.json.homepageJson.fr.sections[0].text,
        page.json.homepageDraft.fr.text,
        page.json.homepageDraft.fr.sections[0].text,
        booth.json.content.languages[0].description ?? '',
        (await call('GET', `/visit/stands/${a}`)).json.description ?? '',
        (await call('GET', `/texts/terms?fair=${fair}`)).json.html,
        mail.json.draft.fr.text,
      ]
      for (const html of read) expect(executableParts(html), text.slice(0, 200)).toEqual([])
    }
    for (const resource of allImplementations())
      for (const [field] of Object.entries({ ...resource.record, ...resource.translated }).filter(
        ([, schema]) => (schema as Schema).richText,
      ))
        for (const row of (await call('GET', `/${resource.name}?itemsPerPage=1`)).json) {
          const words = { [field]: texts[0] }
          const body = field in resource.translated ? { translations: { fr: words } } : words
          const { status, json } = await call('PUT', `/${resource.name}/${row.id}`, body)
          expect([status, executableParts(String(json[field]))], resource.name).toEqual([200, []])
        }
    const { html } = (await preview(texts[0] ?? '')).json()
    const tags = html.match(/<[^>]*>/g)?.join('') ?? ''
    expect(tags).not.toMatch(
      /\son\w+\s*=|<(script|svg|math|form|input|object|embed|base|iframe)|javascript:/i,
    )
  })
})

describe('plain text', () => {
  it('is kept and given as it was written, as data that no browser takes for a page', async () => {
    const payload = '"><img src=x onerror=alert(1)>{{x}}'
    let kept = 0
    for (const resource of allImplementations()) {
      const list = await call('GET', `/${resource.name}?itemsPerPage=1`)
      const [row] = list.status === 200 ? list.json : []
      if (!row || !resource.grants.some(grant => grant.role === 'superAdmin' && grant.actions.has('U')))
        continue
      const own = Object.entries(resource.record).filter(([field]) => resource.writable.includes(field))
      const taken: Record<string, string> = {}
      for (const [field, schema] of [...own, ...Object.entries(resource.translated)] as [string, Schema][]) {
        if (schema.type !== 'string' || schema.richText) continue
        const text = payload.slice(0, schema.maxLength)
        const words = { [field]: text }
        const body = field in resource.translated ? { translations: { fr: words } } : words
        const answer = await call('PUT', `/${resource.name}/${row.id}`, body)
        expect([200, 409, 422], `${resource.name}.${field} ${answer.body}`).toContain(answer.status)
        if (answer.status === 200) taken[field] = text
      }
      if (!Object.keys(taken).length) continue
      kept += Object.keys(taken).length
      const read = await call('GET', `/${resource.name}/${row.id}`)
      expect(read.json, resource.name).toMatchObject(taken)
      expect(read.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    }
    expect(kept).toBeGreaterThan(30)
  })
})

describe('a table that is taken along', () => {
  it('holds no formula, whatever the names in it begin with', async () => {
    const { fair1 } = platform.seeded.fairs
    const word = `E'=+-@\\t\\r'`
    const begun = `substr(${word}, mod(id, 6) + 1, 1) || 'HYPERLINK(1);=A1,+A1|@A1'`
    await run(`update firm set name = ${begun}, city = ${begun}`)
    await run(`update app_user set first_name = ${begun}, last_name = ${begun}`)
    await run(`do $$ declare t text; begin
      for t in select table_name from information_schema.columns where column_name = 'translations' and table_schema = 'public' loop
        execute format('update %I set translations = jsonb_build_object(''fr'', jsonb_build_object(''name'', ${begun.replaceAll("'", "''")}))', t);
      end loop; end $$`)
    const lists = allImplementations().map(({ name }) => `/list_files/${name}`)
    let tables = 0
    for (const url of [
      '/users/back/export',
      `/firms/back/export?fair=${fair1}`,
      `/billing/stands/export?fair=${fair1}`,
      ...lists,
    ]) {
      const answer = await platform.call('superAdmin', { url: `/api${url}` })
      if (answer.statusCode === 404) continue
      expect(answer.statusCode, `${url} ${answer.body.slice(0, 200)}`).toBe(200)
      tables += 1
      const cells = (
        parse(answer.body, { bom: true, delimiter: ';', relax_column_count: true }) as string[][]
      ).flat()
      expect(
        cells.filter(cell => /^[=+@\t\r]|^-(?!\d)/.test(cell)),
        url,
      ).toEqual([])
      // However a spreadsheet cuts it.
      const pieces = answer.body.split(/[;,\t|\r\n]/)
      expect(
        pieces.filter(piece => /^"?\s*(?:[=+@]|-(?!\d))/.test(piece)),
        url,
      ).toEqual([])
    }
    expect(tables).toBeGreaterThan(20)
  })
})
