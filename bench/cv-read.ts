import PDFDocument from 'pdfkit'
import { demoPages } from './demo-pages.ts'
import { atLeast, median, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import { referenceDatabase } from './reference-database.ts'
import type { Group } from './results.ts'
import { addVisitors, type Visitor } from './visitors.ts'
import { withClient } from './with-client.ts'

const [people, pages, rounds] = [10, 4, 5]
const lines =
  'Conduite de projets et suivi des chantiers avec une équipe de techniciens, plannings, budgets, qualité, achats et sécurité. '

/** A CV of several pages, another one each time. */
const cvFile = (title: string): Promise<Buffer> =>
  new Promise(resolve => {
    const document = new PDFDocument({ autoFirstPage: false })
    const chunks: Buffer[] = []
    document.on('data', chunk => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    for (let page = 1; page <= pages; page += 1)
      document.addPage().fontSize(16).text(`${title}, ${page}`).fontSize(10).text(lines.repeat(20))
    document.end()
  })

type Reader = Visitor & { file: Buffer; profile: number }
type Body = object | FormData

async function callAs({ bearer }: Visitor, url: string, method = 'GET', body?: Body) {
  const isForm = body instanceof FormData
  const answer = await fetch(url, {
    method,
    headers: { authorization: bearer, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { id: number; cvState: string }
}

/** Somebody with a file and a profile that it is still to be put into. */
async function withProfile(api: string, visitor: Visitor): Promise<Reader> {
  const { id } = await callAs(visitor, `${api}/job_profiles`, 'POST', {
    user: visitor.id,
    locale: 'fr',
    title: 'Soudeuse',
    summary: 'Dix ans de chantiers.',
  })
  return { ...visitor, profile: id, file: await cvFile(`Martin ${visitor.id}`) }
}

/** As the profile's page does it: sent, put into the profile, and looked after until it is read; then again. Nothing waits once it is ended. */
function readCvs(api: string, readers: readonly Reader[]) {
  let [isOver, read, firstRead] = [false, 0, () => {}]
  const isUnderWay = new Promise<void>(resolve => {
    firstRead = resolve
  })
  const work = async (reader: Reader) => {
    const own = `${api}/job_profiles/${reader.profile}`
    while (!isOver) {
      const form = new FormData()
      form.append('file', new Blob([reader.file], { type: 'application/pdf' }), 'cv.pdf')
      const file = await callAs(reader, `${api}/media_objects?use=job_cv`, 'POST', form)
      await callAs(reader, own, 'PUT', { cv: file.id })
      let state = 'waiting'
      while (state === 'waiting') {
        await new Promise(resolve => setTimeout(resolve, 500))
        state = (await callAs(reader, own)).cvState
      }
      if (state !== 'read') throw new Error(`A CV was not read: ${state}.`)
      read += 1
      firstRead()
    }
  }
  const all = Promise.all(readers.map(work))
  return {
    isUnderWay: Promise.race([isUnderWay, all]),
    end: async () => {
      isOver = true
      await all
      return read
    },
  }
}

/** The fair's page for everybody, while ten people have their CVs read all the time and while nobody has. */
export async function cvRead(): Promise<Group> {
  const postgres = await benchPostgres()
  const url = await referenceDatabase(postgres.url, 'cvs')
  const product = await serveProduct({ DATABASE_URL: url, DEMO: '1' })
  try {
    const { fair } = await demoPages(product.url)
    const visitors = await withClient(url, async client => {
      const { rows } = await client.query<{ id: number }>('select id from fair where homepage = $1', [
        fair.slice(1),
      ])
      return addVisitors(client, rows[0]?.id ?? 0, { count: people, name: 'reader' })
    })
    const api = `${product.url}/api`
    const readers = await Promise.all(visitors.map(visitor => withProfile(api, visitor)))
    const perSecond = async (isWarm: boolean) =>
      (await inTurn({ page: product.url + fair }, { rounds: 1, isWarm })).page
    await perSecond(false)
    const [without, during]: [number[], number[]] = [[], []]
    let read = 0
    for (let round = 0; round < rounds; round += 1) {
      without.push(await perSecond(true))
      const { isUnderWay, end } = readCvs(api, readers)
      await isUnderWay
      during.push(await perSecond(true))
      read += await end()
    }
    const [before, meanwhile] = [median(without), median(during)]
    const rate = plain('/s')
    return {
      title: 'Ten CVs read at once, PostgreSQL',
      how: `The fair's page from 50 connections, in turn without and while ten people each send a PDF of ${pages} pages, put it into their profile and send the next as soon as it is read (${read} were): medians of ${rounds} rounds.`,
      figures: [
        atLeast(
          `requests meanwhile (${rate(meanwhile)} of ${rate(before)})`,
          meanwhile / before,
          0.8,
          plain('', 2),
        ),
      ],
    }
  } finally {
    await product.stop()
    await postgres.stop()
  }
}
