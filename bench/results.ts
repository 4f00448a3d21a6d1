import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import type { Figure } from './figure.ts'

export type Group = { title: string; how: string; figures: Figure[] }

const said = (holds: boolean | null) => (holds === null ? '–' : holds ? 'yes' : '**no**')

const row = ({ what, measured, target, holds }: Figure) =>
  `| ${what} | ${measured} | ${target} | ${said(holds)} |`

const tableOf = ({ title, how, figures }: Group) =>
  [
    `## ${title}`,
    '',
    how,
    '',
    '| figure | measured | target | holds |',
    '| --- | ---: | ---: | --- |',
    ...figures.map(row),
  ].join('\n')

export const printed = (group: Group) => `${tableOf(group)}\n`

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

/** Load of the machine before the first figure: ratios of one run bear it, absolute numbers do not. */
export const loadBefore = () =>
  loadavg()
    .map(value => value.toFixed(1))
    .join(', ')

/** Keeps the last run beside its code, so that a change of the figures is seen in review. */
export function keepResults(groups: Group[], load: string) {
  const text = [
    '# Figures',
    '',
    'Written by `npm run bench`. Servers that are compared run at the same time and are asked in turn, and the median of the rounds counts: their ratio bears a busy machine.',
    '',
    `${machine()}. Load before the run (1, 5, 15 minutes): ${load}.`,
    '',
    ...groups.map(group => `${tableOf(group)}\n`),
  ].join('\n')
  writeFileSync(join(packageRoot, 'bench/RESULTS.md'), text)
}
