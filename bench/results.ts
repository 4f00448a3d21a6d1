import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import type { Figure } from './figure.ts'

export type Group = { title: string; how: string; figures: Figure[] }

const file = join(packageRoot, 'bench/RESULTS.md')

const head = [
  '# Figures',
  '',
  'Written by `npm run bench -- --keep [name …]`; a figure that was not asked for stays as it was. Servers that are compared run at the same time and are asked in turn, and the median of the rounds counts: their ratio bears a busy machine, absolute numbers do not.',
].join('\n')

const said = (holds: boolean | null) => (holds === null ? '–' : holds ? 'yes' : '**no**')

const row = ({ what, measured, target, holds }: Figure) =>
  `| ${what} | ${measured} | ${target} | ${said(holds)} |`

const tableOf = ({ title, how, figures }: Group, measuredWhere: string[]) =>
  [
    `## ${title}`,
    '',
    how,
    '',
    ...measuredWhere,
    '| figure | measured | target | holds |',
    '| --- | ---: | ---: | --- |',
    ...figures.map(row),
  ].join('\n')

export const printed = (group: Group) => `${tableOf(group, [])}\n`

function machine(): string {
  const [cpu] = cpus()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: packageRoot,
    encoding: 'utf8',
  }).trim()
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}`,
    `${cpus().length} cores (${cpu?.model.trim() || 'unnamed'}), ${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}, ${process.platform} ${process.arch}`,
  ].join('; ')
}

/** Load of the machine, mean of the last 1, 5 and 15 minutes. */
export const loadNow = () =>
  loadavg()
    .map(value => value.toFixed(1))
    .join(', ')

/** Puts a figure in the place of the one of its title, or at the end, so that a change of it is seen in review. */
export function keepResult(group: Group, load: string) {
  const table = tableOf(group, [`${machine()}. Load before (1, 5, 15 minutes): ${load}.`, ''])
  const kept = readFileSync(file, 'utf8')
    .trim()
    .split(/\n+(?=## )/)
    .slice(1)
  const at = kept.findIndex(section => section.startsWith(`## ${group.title}\n`))
  kept.splice(at < 0 ? kept.length : at, at < 0 ? 0 : 1, table)
  writeFileSync(file, `${[head, ...kept].join('\n\n')}\n`)
}
