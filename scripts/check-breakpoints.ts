import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'

const breakpoints = [499, 640, 768, 1024, 1280]

const question = /\((?:(?:max|min)-)?width\b[^)]*?(\d+(?:\.\d+)?)(px|r?em)\)/g

/** Widths at which something changes its layout that are none of the breakpoints. */
export const oddWidths = (text: string): string[] =>
  [...text.matchAll(question)]
    .filter(([, width, unit]) => unit !== 'px' || !breakpoints.includes(Number(width)))
    .map(([whole]) => whole)

/** Every layout changes at the same few widths: one between two of them needs to be looked at once. */
export function checkBreakpoints(): string[] {
  const files = ['app', 'domain', 'platform'].flatMap(folder =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(css|tsx?)$/.test(name))
      .map(name => join(folder, name)),
  )
  if (files.length < 200) return [`The breakpoints were looked for in ${files.length} files only.`]
  return files.flatMap(file =>
    oddWidths(readFileSync(join(packageRoot, file), 'utf8')).map(
      odd => `${file}: ${odd} is none of the breakpoints ${breakpoints.join(', ')}.`,
    ),
  )
}
