import { replaceControls, unescapeHtml } from '#platform/contract/text.ts'

/** What a file says of somebody, whatever its form; texts as they were written. */
export type SaidPosition = {
  title: string
  employer: string
  place: string
  from: string
  to: string
  text: string
}
export type SaidEducation = {
  title: string
  school: string
  /** What it is called among levels of education, where the file says it by itself. */
  level: string
  from: string
  to: string
  text: string
}
export type SaidCv = {
  title: string
  summary: string
  positions: SaidPosition[]
  educations: SaidEducation[]
  /** The one by which somebody is looked for. */
  highest?: Pick<SaidEducation, 'title' | 'school' | 'level' | 'to'> | undefined
  skills: string[]
  languages: { name: string; level: string }[]
  left: { path: string; text: string }[]
}

/** So much is told of what is not taken over. */
export const leftMost = 60
export const leftLength = 120

/** One line, without what nobody sees. */
export const saidLine = (value: unknown, most = 160): string =>
  typeof value === 'string' || typeof value === 'number'
    ? replaceControls(String(value)).replace(/\s+/g, ' ').trim().slice(0, most).trim()
    : ''

/** Lines. Of formatted text its words. */
export const saidLines = (value: unknown, most = 2_000): string =>
  typeof value === 'string'
    ? unescapeHtml(value.replace(/<(?:br|\/p|\/li)\s*\/?>/gi, '\n').replace(/<[^>]{0,2000}>/g, ''))
        .split(/\r\n?|\n/)
        .map(line => replaceControls(line).trim())
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
        .slice(0, most)
        .trim()
    : ''

/** `YYYY-MM` of `2019-03-01`, `2019-03`, `2019`; empty for anything else. A year alone begins in January. */
export function monthOf(value: unknown): string {
  const [, year, month] = /^((?:19|20)\d{2})(?:-(\d{1,2}))?(?:-|T|$)/.exec(saidLine(value)) ?? []
  if (year === undefined) return ''
  const at = Number(month ?? '1')
  return at >= 1 && at <= 12 ? `${year}-${String(at).padStart(2, '0')}` : ''
}
