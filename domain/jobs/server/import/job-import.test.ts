import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { readXml, xmlAll, xmlText } from '#platform/server/import/read-xml.ts'
import type { OfferImportPreview } from '../../contract/job-import.ts'

let c: JobsFixture
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(async () => {
  await c.platform.startAgain()
  c.inDays(0)
})
afterAll(() => c.platform.close())

type Sending = {
  step?: string
  who?: Name | null
  fair?: 'fair1' | 'fair2'
  query?: string
  cells?: unknown[]
}
const send = (
  file: string | Buffer,
  { step = '', who = 'firmAdminA', fair = 'fair1', query = '', cells }: Sending = {},
) =>
  c.platform.call(who, {
    method: 'POST',
    url: `/api/fairs/${c.seeded.fairs[fair]}/jobs/import${step}${query}`,
    ...csvForm(file, undefined, cells),
  })
const preview = async (file: string | Buffer, more: Sending = {}): Promise<OfferImportPreview> =>
  (await send(file, { step: '/preview', ...more })).json()
const codes = async (file: string | Buffer, more: Sending = {}) =>
  (await preview(file, more)).problems.map(({ line, field, code, suggestion }) =>
    suggestion === undefined ? [line, field, code] : [line, field, code, suggestion],
  )
const offers = () =>
  many<{ reference: string; title: string; city: string | null; min: number | null; date: string | null }>(
    c.db,
  )`
    select reference, translations -> 'fr' ->> 'title' as title, city, salary_min as min,
      final_date::text as date from job where reference is not null order by reference`

const csv = (...rows: string[]) =>
  ['Référence;Intitulé;Description;Contrat;Ville;Pays;Salaire minimum;Date limite', ...rows].join('\n')
const twelve = csv(
  ...Array.from(
    { length: 12 },
    (_, at) => `R-${at + 10};Poste ${at};"Une ligne\nune autre";CDI;Nantes;France;36 000;31/12/2099`,
  ),
)

describe('offers from a table', () => {
  it('are drafts at first, found again by their reference, and changed only by what the file says otherwise', async () => {
    const before = await preview(twelve)
    expect(before).toMatchObject({ rows: 12, created: 12, updated: 0, unchanged: 0, problemCount: 0 })
    expect((await send(twelve)).json()).toMatchObject({ created: 12 })
    expect((await offers())[0]).toEqual({
      reference: 'R-10',
      title: 'Poste 0',
      city: 'Nantes',
      min: 3_600_000,
      date: '2099-12-31',
    })
    const { visible, text } = await one<{ visible: boolean; text: string }>(c.db)`
      select bool_or(is_visible) as visible, min(translations -> 'fr' ->> 'description') as text from job`
    expect([visible, text]).toEqual([false, '<p>Une ligne<br />une autre</p>'])
    expect((await send(twelve)).json()).toMatchObject({ created: 0, updated: 0, unchanged: 12 })
    expect((await send(twelve.replace('Poste 3', 'Autre'))).json()).toMatchObject({
      updated: 1,
      unchanged: 11,
    })
    expect(await offers()).toHaveLength(12)
  })

  it('with a line that is wrong are none of them imported; mended, or without it, they are', async () => {
    const file = csv(
      'R-1;Un;x;CDI;Nantes;France;1;31/12/2099',
      'R-2;Deux;x;CDDD;Nantes;Frannce;abc;31/02/2099',
    )
    expect(await codes(file)).toEqual([
      [3, 'contractType', 'import_entry_unknown', 'CDD'],
      [3, 'salaryMin', 'import_amount_invalid'],
      [3, 'finalDate', 'import_day_invalid'],
      [3, 'country', 'import_country_unknown', 'France'],
    ])
    expect((await send(file)).statusCode).toBe(422)
    expect(await offers()).toEqual([])
    const cells = [
      [3, 3, 'CDD'],
      [3, 5, 'France'],
      [3, 6, '2'],
      [3, 7, '28/02/2099'],
    ]
    expect((await send(file, { query: '?takesGoodLines=true' })).json()).toMatchObject({
      created: 1,
      leftOut: 1,
    })
    expect((await send(file, { cells })).json()).toMatchObject({ created: 1, unchanged: 1 })
  })

  it('say what is twice, missing, too long or out of order', async () => {
    const head = 'reference,title,salaryMin,salaryMax,positions,remote'
    expect(
      await codes(
        [head, 'A,Un,2,1,,', 'A,Deux,,,,', ',Trois,,,,', 'B,,,,,', `${'x'.repeat(81)},Quatre,,,0,weit`].join(
          '\n',
        ),
      ),
    ).toEqual([
      [2, 'salaryMax', 'job_salary_order'],
      [3, 'reference', 'import_reference_twice'],
      [4, 'reference', 'required'],
      [5, 'title', 'required'],
      [6, 'reference', 'too_long'],
      [6, 'remote', 'import_entry_unknown'],
      [6, 'positions', 'import_amount_invalid'],
    ])
    expect((await send('title\nUn', { step: '/preview' })).json().errors).toEqual({
      mapping: ['import_reference_unmapped'],
    })
  })

  it('of a firm are its own: no other’s, no other fair’s; who runs the fair imports for those who take part', async () => {
    const file = 'reference;title;firm\nX;Un;Firm B'
    expect((await send(file)).json()).toMatchObject({ created: 1 })
    expect(await one(c.db)`select firm_id as firm from job where reference = 'X'`).toEqual({
      firm: c.seeded.firms.a,
    })
    expect((await send(file, { who: 'organizer1' })).json()).toMatchObject({ created: 1 })
    expect(await codes('reference;title\nY;Un', { who: 'organizer1' })).toEqual([
      [2, 'firm', 'import_offer_firm_unknown'],
    ])
    expect(await codes('reference;title;firm\nY;Un;Firm Z', { who: 'organizer1' })).toMatchObject([
      [2, 'firm', 'import_offer_firm_unknown'],
    ])
    expect((await send(file, { fair: 'fair2' })).statusCode).toBe(404)
    expect((await send(file, { who: 'organizer2' })).statusCode).toBe(404)
    for (const who of ['visitor1', 'contactA'] as const)
      expect((await send(file, { who })).statusCode).toBe(403)
    const theirs = `?firm=${c.seeded.firms.b}`
    expect(await codes('reference;title\nZ;Un', { query: theirs })).toEqual([
      [2, 'firm', 'import_offer_firm_unknown'],
    ])
    await c.setFair(sql`is_using_job_module = false`)
    expect((await send(file)).statusCode).toBe(403)
  })

  it('cannot end an open offer in the past, nor run script in anybody’s page', async () => {
    const { id } = await c.offer({ reference: 'OPEN' })
    expect(await codes('reference;title;final date\nOPEN;Chef de projet;01/01/2020')).toEqual([
      [2, 'finalDate', 'job_final_date_past'],
    ])
    await send('reference;title;description\nOPEN;Chef;"<p onclick=""x"">a</p><script>alert(1)</script>"')
    const { text, isVisible } = await one<{ text: string; isVisible: boolean }>(c.db)`
      select translations -> 'fr' ->> 'description' as text, is_visible as "isVisible" from job where id = ${id}`
    expect([text, isVisible]).toEqual(['<p>a</p>', true])
  })
})

const xml = (...jobs: string[]) => `<?xml version="1.0" encoding="utf-8"?><source>${jobs.join('')}</source>`
const job = xml(
  `<job><title><![CDATA[Soudeuse & soudeur]]></title><referencenumber>X1</referencenumber><company>Firm A</company>
  <city>Nantes</city><country>FR</country><postalcode>44000</postalcode><description><![CDATA[<p>Souder</p>]]></description>
  <jobtype>FULL_TIME</jobtype><remotetype>Hybrid remote</remotetype><expirationdate>Thu, 31 Dec 2099 00:00:00 GMT</expirationdate></job>`,
)
const posting = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'JobPosting',
      title: 'Electrician',
      description: '<p>Wiring</p>',
      identifier: { '@type': 'PropertyValue', name: 'Firm A', value: 'J1' },
      employmentType: ['FULL_TIME', 'PART_TIME'],
      hiringOrganization: { '@type': 'Organization', name: 'Firm A' },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Lille', postalCode: '59000', addressCountry: 'FR' },
      },
      baseSalary: {
        currency: 'EUR',
        value: { minValue: 30000, maxValue: 36000.5, unitText: 'YEAR' },
      },
      validThrough: '2099-12-31T23:59',
      jobLocationType: 'TELECOMMUTE',
    },
  ],
}

describe('offers from job boards', () => {
  it('come in as XML and as JSON-LD, through the same preview', async () => {
    expect((await send(job, { step: '/file' })).json()).toMatchObject({ format: 'xml', total: 1 })
    expect((await send(job)).json()).toMatchObject({ created: 1, problemCount: 0 })
    expect((await send(JSON.stringify(posting), { query: '?locale=en' })).json()).toMatchObject({
      created: 1,
      problemCount: 0,
    })
    expect(
      await many(c.db)`
        select reference, remote, city, salary_max as max, final_date::text as date,
          coalesce(translations -> 'fr', translations -> 'en') ->> 'title' as title,
          (select e.employment_type from job_contract_type e where e.id = job_contract_type_id) as type
        from job order by reference`,
    ).toEqual([
      {
        reference: 'J1',
        remote: 'fully',
        city: 'Lille',
        max: 3_600_050,
        date: '2099-12-31',
        title: 'Electrician',
        type: 'FULL_TIME',
      },
      {
        reference: 'X1',
        remote: 'partly',
        city: 'Nantes',
        max: null,
        date: '2099-12-31',
        title: 'Soudeuse & soudeur',
        type: 'FULL_TIME',
      },
    ])
    expect((await send(job)).json()).toMatchObject({ unchanged: 1 })
  })

  it('with entities, depth, size or nothing in them are refused and said why', async () => {
    const error = async (file: string | Buffer) => {
      const answer = await send(file, { step: '/preview' })
      return [answer.statusCode, answer.json().errors?.file]
    }
    expect(await error(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><source>&x;</source>`)).toEqual(
      [422, ['xml_doctype']],
    )
    expect(
      await error(`<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><source><job>&b;</job></source>`),
    ).toEqual([422, ['xml_doctype']])
    expect(await error('<source><job>&x;</job></source>')).toEqual([422, ['xml_broken']])
    expect(await error('<a>'.repeat(5000))).toEqual([422, ['xml_deep']])
    expect(await error('<source><job>')).toEqual([422, ['xml_broken']])
    expect(await error('<html><body>x</body></html>')).toEqual([422, ['import_no_offers']])
    expect(await error('{"a":')).toEqual([422, ['json_broken']])
    expect(await error('['.repeat(5000) + ']'.repeat(5000))).toEqual([422, ['json_broken']])
    expect(await error('{"@type":"Person"}')).toEqual([422, ['import_no_offers']])
    expect(await error(xml('<job><title>x</title></job>'.repeat(2_001)))).toEqual([
      422,
      ['import_too_many_offers'],
    ])
    expect(await error(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe]))).toEqual([422, ['xml_broken']])
  })
})

describe('offers go out', () => {
  const feed = async (query = '', who: Name | null = null) => {
    const answer = await c.send(who, 'GET', `/jobs/feed.xml?fair=${c.seeded.fairs.fair1}${query}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    return xmlAll(await readXml(Buffer.from(answer.body)), 'job')
  }

  it('as a feed of those that take applications, which the import reads again', async () => {
    const shown = await c.offer({
      reference: 'F1',
      translations: { fr: { title: 'Chef ]]> & <b>', description: '<p>Piloter</p>' } },
      salaryMin: 3_000_000,
    })
    await c.offer({ reference: 'F2', isVisible: false })
    const closed = await c.offer({ reference: 'F3' })
    await c.send('firmAdminA', 'POST', `/jobs/${closed.id}/close`, { reason: 'filled' })
    await c.offer({ firm: c.seeded.firms.b, reference: 'F4' }, 'firmAdminB')
    const jobs = await feed()
    expect(jobs.map(one => xmlText(one, 'referencenumber')).toSorted()).toEqual(['F1', 'F4'])
    const [own] = await feed(`&firm=${c.seeded.firms.a}`)
    expect([xmlText(own, 'title'), xmlText(own, 'salarymin')]).toEqual(['Chef ]]> & <b>', '30000'])
    expect(xmlText(own, 'url')).toContain(`/jobs/${shown.id}`)
    expect((await c.send(null, 'GET', `/jobs/feed.xml?fair=${c.seeded.fairs.fair2}`)).statusCode).toBe(401)
    await c.run(sql`update fair_firm set is_validated = 2 where firm_id = ${c.seeded.firms.b}`)
    expect(await feed()).toHaveLength(1)
  })

  it('as a table of one’s own, drafts too, with no formula in it, which the import finds unchanged', async () => {
    await c.offer({ reference: 'E1', translations: { fr: { title: '=1+1', description: '<p>a</p>' } } })
    await c.offer({ reference: 'E2', isVisible: false })
    await c.offer({ firm: c.seeded.firms.b, reference: 'E3' }, 'firmAdminB')
    const table = (who: Name, fair: 'fair1' | 'fair2' = 'fair1') =>
      c.send(who, 'GET', `/jobs/export?fair=${c.seeded.fairs[fair]}`)
    const own = await table('firmAdminA')
    expect(own.body).toContain("'=1+1")
    expect(own.body).not.toContain('E3')
    expect((await send(own.body)).json()).toMatchObject({ rows: 2, unchanged: 2, problemCount: 0 })
    // A currency without a smaller unit.
    await c.offer({ reference: 'E4', salaryMin: 250_000, salaryCurrency: 'XOF' })
    const paid = await table('firmAdminA')
    expect(paid.body).toMatch(/[;,]250000[;,].*XOF/)
    expect((await send(paid.body)).json()).toMatchObject({ rows: 3, unchanged: 3, problemCount: 0 })
    const [inFeed] = (await feed(`&firm=${c.seeded.firms.a}`)).filter(
      one => xmlText(one, 'currency') === 'XOF',
    )
    expect(xmlText(inFeed, 'salarymin')).toBe('250000')
    expect((await table('organizer1')).body).toContain('E3')
    expect((await table('organizer2')).statusCode).toBe(404)
    expect((await table('visitor1')).statusCode).toBe(403)
  })
})
