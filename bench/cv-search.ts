import { bearerOfType } from './bearer.ts'
import { commonCv, cvStatements, moreCvStatements, rareCv, textOfCv } from './cvs-fixture.ts'
import { embeddedFixture } from './embedded-fixture.ts'
import { atLeast, median, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import { referenceDatabase } from './reference-database.ts'
import type { Group } from './results.ts'
import { withClient } from './with-client.ts'

const sizes = { few: 1_000, some: 10_000, many: 100_000 }
const [firmAdmin, rounds] = [5, 3]

type Headers = Record<string, string>

const perform = (url: string, statements: string) =>
  withClient(url, async client => {
    await client.query(statements)
    await client.query('vacuum analyze')
  })

/** Databases with a library each; the smallest is what the others begin as. */
async function databases(server: string): Promise<Record<keyof typeof sizes, string>> {
  const few = await referenceDatabase(server, 'cvs')
  await perform(few, cvStatements())
  const more = async (name: string, cvs: number) => {
    await withClient(server, client => client.query(`create database ${name} template cvs`))
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
    await perform(url, moreCvStatements(cvs))
    return url
  }
  return { few, some: await more('cvs_some', sizes.some), many: await more('cvs_many', sizes.many) }
}

const logIn = (url: string): Promise<Headers> =>
  withClient(url, client => bearerOfType(async text => (await client.query(text)).rows[0], firmAdmin))

/** The same page without an index of words: who has the word in what their CV says, the last one changed first. */
const likeSql = `select p.id, p.title from job_profile p where exists (select from consent c
    where c.user_id = p.user_id and c.purpose = 'cv_pool' and c.withdrawn_at is null)
  and ${textOfCv} ilike '%${rareCv}%' order by p.changed_at desc, p.id desc limit 10`

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** One after the other, in turn: `ilike` by the driver, and the whole call. */
async function besideLike(url: string, call: () => Promise<unknown>) {
  const [like, asked]: [number[], number[]] = [[], []]
  await withClient(url, async client => {
    for (let round = 0; round <= rounds; round += 1) {
      const [slow, quick] = [await milliseconds(() => client.query(likeSql)), await milliseconds(call)]
      if (round === 0) continue
      like.push(slow)
      asked.push(quick)
    }
  })
  return { like: median(like), asked: median(asked) }
}

/** The library of CVs by a rare word and by one that a third have, by size, by database, and beside `ilike`. */
export async function cvSearch(): Promise<Group> {
  const postgres = await benchPostgres()
  const urls = await databases(postgres.url)
  const served = {
    few: await serveProduct({ DATABASE_URL: urls.few }),
    some: await serveProduct({ DATABASE_URL: urls.some }),
    many: await serveProduct({ DATABASE_URL: urls.many }),
  }
  const target = (server: string, word: string, headers: Headers) => ({
    url: `${server}/api/job_profiles/search?${new URLSearchParams({ fair: '1', search: word, itemsPerPage: '10' })}`,
    headers,
  })
  try {
    const headers = { few: await logIn(urls.few), some: await logIn(urls.some), many: await logIn(urls.many) }
    const all = (server: keyof typeof served) => ({
      [`${server} rare`]: target(served[server].url, rareCv, headers[server]),
      [`${server} common`]: target(served[server].url, commonCv, headers[server]),
    })
    const seen = await embeddedFixture(
      `${cvStatements()};\n${moreCvStatements(sizes.some)}`,
      async ask => [await bearerOfType(ask, firmAdmin)],
      (url, [reader = {}]) =>
        inTurn<string>({
          ...all('few'),
          ...all('some'),
          ...all('many'),
          'embedded rare': target(url, rareCv, reader),
          'embedded common': target(url, commonCv, reader),
        }),
    )
    const rare = target(served.many.url, rareCv, headers.many)
    const beside = await besideLike(urls.many, () => fetch(rare.url, rare).then(answer => answer.text()))
    const rate = plain('/s', 1)
    const ratio = (what: string, one: string, other: string, limit: number) => {
      const [value, of] = [seen[one] ?? Number.NaN, seen[other] ?? Number.NaN]
      return atLeast(`${what} (${rate(value)} of ${rate(of)})`, value / of, limit, plain('', 2))
    }
    const ms = plain('ms', 1)
    return {
      title: 'A page of 10 CVs of a library, PostgreSQL, 50 connections',
      how: '`GET /api/job_profiles/search` by who recruits, for a word that 20 CVs have in each library and for one that a third have, which names a function too. CVs of 1,500 to 4,000 signs in six languages, one in ten first read without a name. `ilike` runs over the same texts by `pg`, one after the other in turn with the whole call.',
      figures: [
        ratio('a rare word: 100,000 CVs of 1,000', 'many rare', 'few rare', 0.5),
        ratio('one that a third have: 100,000 CVs of 1,000', 'many common', 'few common', 0.1),
        atLeast(
          `a rare word of 100,000: as fast as \`ilike\` (${ms(beside.asked)}, ${ms(beside.like)})`,
          beside.like / beside.asked,
          20,
          plain('times', 1),
        ),
        ratio('embedded database, 10,000 CVs: a rare word', 'embedded rare', 'some rare', 0.2),
        ratio('embedded database, 10,000 CVs: one that a third have', 'embedded common', 'some common', 0.2),
      ],
    }
  } finally {
    for (const server of Object.values(served)) await server.stop()
    await postgres.stop()
  }
}
