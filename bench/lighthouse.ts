import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from './browser.ts'
import { demoPages } from './demo-pages.ts'
import { atLeast, type Figure, median, notMeasured, plain } from './figure.ts'
import { serveProduct } from './product.ts'
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
  const product = await serveProduct({ DEMO: '1' })
  const folder = await mkdtemp(join(tmpdir(), 'verriere-lighthouse-'))
  try {
    const pages = await demoPages(product.url)
    const figures: Figure[] = []
    for (const [name, path] of Object.entries({
      home: '/',
      fair: pages.fair,
      hall: pages.hall,
      exhibitors: pages.exhibitors,
      booth: pages.booth,
      offer: pages.offer,
    })) {
      const seen: Scores[] = []
      for (let run = 0; run < runs; run += 1) seen.push(await scoresAtLast(product.url + path, folder))
      for (const category of categories)
        figures.push(
          atLeast(`${name}: ${category}`, median(seen.map(scores => scores[category])), 95, plain()),
        )
    }
    return {
      title,
      how: 'Median of three runs with the default simulated phone and line, against the built product on the embedded database.',
      figures,
    }
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
