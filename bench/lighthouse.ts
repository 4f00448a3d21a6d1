import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from './browser.ts'
import { demoConferencePages, demoPages } from './demo-pages.ts'
import { atLeast, type Figure, median, notMeasured, plain } from './figure.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import { realProgramme } from './real-programme.ts'
import type { Group } from './results.ts'

// Not among the packages: it brings two hundred of them, and its lockfile entries break `npm ci`.
const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = 3

type Scores = Record<(typeof categories)[number], number>
type Report = { categories: Record<string, { score: number | null }> }

const exec = (args: string[]) =>
  promisify(execFile)('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...args], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    timeout: 300_000,
  })

const isThere = () =>
  exec(['--version']).then(
    () => true,
    () => false,
  )

async function scoresOf(url: string, folder: string): Promise<Scores> {
  const output = join(folder, 'report.json')
  await exec([
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
  ])
  const report = JSON.parse(await readFile(output, 'utf8')) as Report
  return Object.fromEntries(
    categories.map(name => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Scores
}

/** A trace that Chromium did not keep says nothing of the page: it is taken again. */
async function scoresAtLast(url: string, folder: string, tries = 3): Promise<Scores> {
  try {
    return await scoresOf(url, folder)
  } catch (error) {
    if (tries === 1) throw error
    return scoresAtLast(url, folder, tries - 1)
  }
}

/** Lighthouse's marks as for a phone on a slow line, the median of three runs. */
export async function lighthouseMarks(): Promise<Group> {
  const title = `Lighthouse, phone (${lighthouse})`
  if (!(await isThere()))
    return {
      title,
      how: 'Lighthouse could not be fetched here; the other figures do not need it.',
      figures: [notMeasured('marks', '≥ 95')],
    }
  const folder = await mkdtemp(join(tmpdir(), 'verriere-lighthouse-'))
  const marks = async (name: string, url: string, performance = 95): Promise<Figure[]> => {
    const seen: Scores[] = []
    for (let run = 0; run < runs; run += 1) seen.push(await scoresAtLast(url, folder))
    return categories.map(category =>
      atLeast(
        `${name}: ${category}`,
        median(seen.map(scores => scores[category])),
        category === 'performance' ? performance : 95,
        plain(),
      ),
    )
  }
  try {
    return {
      title,
      how: 'Median of three runs with the default simulated phone and line, against the built product on the embedded database; the real day on PostgreSQL.',
      figures: [...(await ofDemo(marks)), ...(await ofRealDay(marks))],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Marks = (name: string, url: string, performance?: number) => Promise<Figure[]>

async function ofDemo(marks: Marks): Promise<Figure[]> {
  const product = await serveProduct({ DEMO: '1' })
  try {
    const { fair, hall, exhibitors, booth, offer } = await demoPages(product.url)
    const { pages } = await demoConferencePages(product.url)
    const figures: Figure[] = []
    for (const [name, path] of Object.entries({ home: '/', fair, hall, exhibitors, booth, offer, ...pages }))
      figures.push(...(await marks(name, product.url + path)))
    return figures
  } finally {
    await product.stop()
  }
}

/** A day of hundreds of sessions is drawn for a while. */
async function ofRealDay(marks: Marks): Promise<Figure[]> {
  const postgres = await benchPostgres()
  try {
    const { url, path } = await realProgramme(postgres.url)
    const product = await serveProduct({ DATABASE_URL: url })
    try {
      return await marks('real programme', product.url + path, 90)
    } finally {
      await product.stop()
    }
  } finally {
    await postgres.stop()
  }
}
