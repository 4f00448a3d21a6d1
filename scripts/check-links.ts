import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'

/** What a document leads to in this tree. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source ?? '').replace(/#.*/, ''))
    .filter(link => link && !/^\w+:/.test(link))

/** Rows of tables whose last column names no test, or measurement, that there is. */
export const unproved = (text: string, isThere: (link: string) => boolean): string[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('|') && !/^\| (what |---)/.test(line))
    .filter(line => {
      const proofs = linksIn(line.split('|').at(-2) ?? '')
      return (
        !proofs.length ||
        !proofs.every(link => /\.(test|e2e)\.tsx?$|(^|\/)bench\//.test(link) && isThere(link))
      )
    })

/** Documents that lead nowhere, and threats that nothing proves to be refused. */
export function checkLinks(): string[] {
  const domains = readdirSync(join(packageRoot, 'domain')).map(name => join('domain', name))
  const documents = ['.', 'bench', 'deploy', 'docs', 'docs/decisions', ...domains].flatMap(folder =>
    readdirSync(join(packageRoot, folder))
      .filter(name => name.endsWith('.md'))
      .map(name => join(folder, name)),
  )
  const untold = domains.map(folder => join(folder, 'README.md')).filter(path => !documents.includes(path))
  if (untold.length) return untold.map(path => `${path} is not there: each domain says what it holds.`)
  if (documents.length < 20) return [`The links of ${documents.length} documents only were looked at.`]
  return documents.flatMap(document => {
    const text = readFileSync(join(packageRoot, document), 'utf8')
    const isThere = (link: string) => existsSync(join(packageRoot, dirname(document), link))
    return [
      ...linksIn(text)
        .filter(link => !isThere(link))
        .map(link => `${document} leads to ${link}, which is not there.`),
      ...(document === join('docs', 'threats.md') ? unproved(text, isThere) : []).map(
        row => `${document}: no test that there is proves “${row.split('|')[1]?.trim()}”.`,
      ),
    ]
  })
}
