import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import { fillIn } from '#platform/server/pdf/fill-in.ts'
import { fewestLike, placeAmong, type StatComparison } from '../../contract/comparison.ts'
import type { CountedType } from '../../contract/counted.ts'
import type { StatFigures, StatFunnel, StatRoutes, StatRow, StatTotals } from '../../contract/figures.ts'
import { gridOf } from '../../contract/hour-grid.ts'
import { stayText } from '../../contract/stay-text.ts'
import { isSmall } from '../counted.ts'
import { type ReportWords, reportWords } from './words.ts'

/** What of it is listed. */
export type ListedPart = {
  of: CountedType
  sort: 'views' | 'downloads'
  most: number
  rows: readonly StatRow[]
}

/** A part of a report: its columns, of which all but the first are figures unless said, and bars over time. */
export type Section = {
  title: string
  note?: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** So many columns are words. */
  words: number
  bars?: { sentence: string; values: readonly number[] }
  /** Many narrow columns of figures. */
  isGrid?: true
}

/** A hall with its booths that somebody visited. */
export type HallRows = { hall: Pick<StatRow, 'name' | 'label'>; booths: readonly StatRow[] }

type Parts = {
  figures: StatFigures
  /** How it went: by hours where the days are few. */
  course: StatFigures
  /** Of a session: its film is played. */
  isPlayed: boolean
  /** Of a booth: beside those like it, and its hours. */
  like: StatComparison | null
  hours: StatFigures | null
  listed: readonly ListedPart[]
  /** Of a fair. */
  halls: readonly HallRows[]
  funnel: StatFunnel | null
  routes: StatRoutes | null
  locale: Locale
}

export function saysIn(locale: Locale) {
  const number = new Intl.NumberFormat(dateLocale(locale))
  return {
    words: reportWords[locale],
    named: (label: string, value: string) => fillIn(reportWords[locale].named, { label, value }),
    count: (value: number | null | undefined) =>
      typeof value === 'number' ? number.format(value) : reportWords[locale].few,
    fewVisitors: reportWords[locale].fewVisitors,
    /** What visitors did, who may be too few to say how often. */
    ofFew: (value: number | null) =>
      value === null ? reportWords[locale].fewVisitors : number.format(value),
    stay: (seconds: number | null) => (seconds === null ? '–' : stayText(seconds, dateLocale(locale))),
    percent: (part: number) => new Intl.NumberFormat(dateLocale(locale), { style: 'percent' }).format(part),
  }
}

type Says = ReturnType<typeof saysIn>
type Kind = 'visitors' | 'newcomers' | 'views' | 'medianSeconds' | 'downloads' | 'playedSeconds'

const said = (of: StatTotals, kind: Kind, { count, stay }: Says) =>
  kind === 'medianSeconds' || (kind === 'playedSeconds' && of[kind] !== null)
    ? stay(of[kind])
    : count(of[kind])

function totals({ figures: { totals: now, before }, isPlayed }: Parts, says: Says): Section {
  const { words } = says
  const kinds: readonly Kind[] = [
    'visitors',
    ...(before ? (['newcomers'] as const) : []),
    'views',
    'medianSeconds',
    isPlayed ? 'playedSeconds' : 'downloads',
  ]
  return {
    title: words.value,
    head: [words.figure, words.value, ...(before ? [words.before] : [])],
    rows: kinds.map(kind => [
      words[kind],
      said(now, kind, says),
      ...(before ? [said(before, kind, says)] : []),
    ]),
    words: 1,
  }
}

function courseSection({ interval, series, timeZone }: StatFigures, says: Says, locale: Locale): Section {
  const { words, count, ofFew } = says
  const isByDay = interval === 'day'
  const moment = new Intl.DateTimeFormat(
    dateLocale(locale),
    isByDay
      ? { dateStyle: 'full', timeZone: 'UTC' }
      : { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone },
  )
  const rows = series.filter(point => point.views !== 0)
  const values = series.map(point => (isByDay ? point.visitors : point.views) ?? 0)
  const title = isByDay ? words.byDay : words.byHour
  return {
    title,
    head: [
      isByDay ? words.day : words.hour,
      ...(isByDay ? [words.visitors] : []),
      words.views,
      words.downloads,
    ],
    rows: rows.map(point => [
      moment.format(new Date(isByDay ? `${point.at}T12:00:00Z` : point.at)),
      ...(isByDay ? [count(point.visitors)] : []),
      ofFew(point.views),
      ofFew(point.downloads),
    ]),
    words: 1,
    ...(values.length > 1 && {
      bars: {
        sentence: fillIn(words.bars, {
          label: title,
          least: count(Math.min(...values)),
          most: count(Math.max(...values)),
        }),
        values,
      },
    }),
  }
}

function likeSection({ like, booths, figures }: StatComparison, { words, count, stay }: Says): Section {
  const visitors = figures.find(({ figure }) => figure === 'visitors')
  const said = ({ figure }: StatComparison['figures'][number], value: number | null) =>
    figure === 'medianSeconds' ? stay(value) : count(value)
  return {
    title: words.like,
    note:
      like && visitors
        ? `${fillIn(words[`like_${like}`], { count: booths })} ${words[`like_${placeAmong(visitors)}`]}`
        : fillIn(words.like_few, { count: fewestLike }),
    head: [words.figure, words.own, words.half, words.middle],
    rows: figures.map(one => [
      words[one.figure],
      said(one, one.own),
      said(one, one.half),
      fillIn(words.between, { low: said(one, one.low), high: said(one, one.high) }),
    ]),
    words: 1,
  }
}

/** All hours of its days, as on the page. */
function hoursSection({ series, timeZone }: StatFigures, says: Says, locale: Locale): Section | null {
  const { words, count, fewVisitors, named } = says
  const { days, hours, values, most } = gridOf(series, timeZone, dateLocale(locale), fewVisitors)
  if (!most) return null
  const said = (value: number | string) => (typeof value === 'number' ? count(value) : words.fewShort)
  return {
    title: words.hours,
    note: [
      fillIn(words.hoursSentence, most),
      ...(values.flat().includes(fewVisitors) ? [`${named(words.fewShort, fewVisitors)}.`] : []),
    ].join(' '),
    head: [words.day, ...hours],
    rows: days.map((day, at) => [day, ...(values[at] ?? []).map(said)]),
    words: 1,
    isGrid: true,
  }
}

const titles: Partial<Record<CountedType, keyof ReportWords>> = {
  fair_halls: 'bestHalls',
  stands: 'bestStands',
  stand_resources: 'bestBrochures',
  stand_videos: 'bestFilm',
  jobs: 'bestOffers',
}

/** Where a number is its name it is said once. */
const named = ({ name, label }: Pick<StatRow, 'name' | 'label'>) =>
  [...new Set([label, name].filter(Boolean))].join(', ')

function list({ of, sort, rows, most }: ListedPart, says: Says): Section {
  const { words, count, stay } = says
  const isTaken = sort === 'downloads'
  const isPlayed = of === 'stand_videos'
  const besides = (value: number | null) => (value === null && isSmall(of) ? '–' : count(value))
  return {
    title: words[titles[of] ?? 'bestStands'],
    ...(rows.length === most && { note: fillIn(isTaken ? words.firstTaken : words.first, { count: most }) }),
    head: [
      words.name,
      words.visitors,
      ...(isTaken
        ? [words.downloads]
        : isPlayed
          ? [words.playedSeconds]
          : [words.views, words.medianSeconds, words.downloads]),
    ],
    rows: rows.map(row => [
      [row.name, row.label].filter(Boolean).join(', '),
      count(row.visitors),
      ...(isTaken
        ? [besides(row.downloads)]
        : isPlayed
          ? [stay(row.playedSeconds)]
          : [besides(row.views), stay(row.medianSeconds), besides(row.downloads)]),
    ]),
    words: 1,
  }
}

function hallSection({ hall, booths }: HallRows, { words, count, stay }: Says): Section {
  return {
    title: named(hall),
    head: [words.name, words.visitors, words.views, words.medianSeconds],
    rows: booths.map(row => [named(row), count(row.visitors), count(row.views), stay(row.medianSeconds)]),
    words: 1,
  }
}

const funnelSection = ({ steps }: StatFunnel, { words, count }: Says): Section => ({
  title: words.funnel,
  head: [words.step, words.people],
  rows: steps.map(({ step, count: people }) => [words[step], count(people)]),
  words: 1,
})

const routesSection = ({ routes }: StatRoutes, { words, count }: Says): Section => ({
  title: words.routes,
  head: [words.from, words.to, words.visitors],
  rows: routes.map(route => [route.from.name, route.to.name, count(route.count)]),
  words: 2,
})

/** The parts of a report, in the order of the page. */
export function reportSections(parts: Parts): Section[] {
  const { course, like, hours, listed, halls, funnel, routes, locale } = parts
  const says = saysIn(locale)
  const busy = hours && hoursSection(hours, says, locale)
  return [
    totals(parts, says),
    courseSection(course, says, locale),
    ...(like ? [likeSection(like, says)] : []),
    ...(busy ? [busy] : []),
    ...listed.map(one => list(one, says)),
    ...halls.map(one => hallSection(one, says)),
    ...(routes ? [routesSection(routes, says)] : []),
    ...(funnel ? [funnelSection(funnel, says)] : []),
  ]
}
