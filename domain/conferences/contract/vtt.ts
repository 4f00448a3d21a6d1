import { escapeText } from '#platform/contract/text.ts'

/** What is read while a film runs: from when until when, in seconds, and what. */
export type Cue = { from: number; to: number; text: string }

/** Why a file is no WebVTT, and in which line. */
export type VttFault = {
  reason: 'vtt_begin' | 'vtt_time' | 'vtt_order' | 'vtt_long' | 'vtt_empty'
  line: number
}
export type VttRead = { cues: Cue[]; fault: null } | { cues: null; fault: VttFault }

/** A film of a day has no more. */
export const cuesMost = 20_000
const cueTextMost = 1_000

const stamp = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
/** Settings say where a line stands: they are let through, since players know them, and not read. */
const timing = new RegExp(String.raw`^${stamp}[ \t]+-->[ \t]+${stamp}(?:[ \t]+[\w%:,.\- \t]*)?$`)

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: (string | undefined)[]) =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000

/** WebVTT has entities of its own. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
}

/** Its words alone: what stands in angle brackets says how they look, or who says them. */
const wordsOf = (lines: readonly string[]) =>
  lines
    .map(line =>
      line
        .replace(/<[^>]*>?/g, '')
        .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')

/** Blocks of lines between empty lines, each with the number of its first line. */
function blocksOf(text: string): { line: number; lines: string[] }[] {
  const blocks: { line: number; lines: string[] }[] = []
  let block: { line: number; lines: string[] } | null = null
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line === '') block = null
    else if (block) block.lines.push(line)
    else {
      block = { line: at + 1, lines: [line] }
      blocks.push(block)
    }
  }
  return blocks
}

const isAside = (line: string) => /^(NOTE|STYLE|REGION)($|[ \t])/.test(line)

/** Reads a WebVTT strictly: what a player would pass over in silence is named by its line. */
export function readVtt(text: string): VttRead {
  const fault = (reason: VttFault['reason'], line: number): VttRead => ({
    cues: null,
    fault: { reason, line },
  })
  const [head, ...blocks] = blocksOf(text.replace(/^\uFEFF/, ''))
  if (head?.line !== 1 || !/^WEBVTT($|[ \t])/.test(head.lines[0] ?? '')) return fault('vtt_begin', 1)
  const cues: Cue[] = []
  for (const { line, lines } of blocks) {
    if (isAside(lines[0] ?? '')) continue
    // A cue may have a name of its own before its times.
    const at = lines[0]?.includes('-->') ? 0 : 1
    const times = timing.exec(lines[at] ?? '')
    if (!times) return fault('vtt_time', line + at)
    const [from, to] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))]
    if (to <= from || from < (cues.at(-1)?.from ?? 0)) return fault('vtt_order', line + at)
    const said = lines.slice(at + 1)
    if (said.some(one => one.includes('-->'))) return fault('vtt_time', line + at)
    const words = wordsOf(said)
    if (words.length > cueTextMost || cues.length >= cuesMost) return fault('vtt_long', line)
    if (words) cues.push({ from, to, text: words })
  }
  return cues.length ? { cues, fault: null } : fault('vtt_empty', 1)
}

const two = (count: number) => String(count).padStart(2, '0')

/** As WebVTT writes a time: hours, minutes, seconds and thousandths. */
export function vttTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const thousandths = Math.floor(Math.round((seconds - whole) * 1_000_000) / 1_000)
  return `${two(Math.floor(whole / 3_600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(thousandths).padStart(3, '0')}`
}

/** A line of its own, in which nothing is an instruction. */
const escaped = (text: string) => escapeText(text).replace(/[\r\n]+/g, ' ')

export const writeVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${vttTime(from)} --> ${vttTime(to)}\n${escaped(text)}\n`).join('\n')}`
