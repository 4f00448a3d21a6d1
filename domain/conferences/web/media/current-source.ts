import type { ShownSource } from '../../contract/calls.ts'

const isNow = ({ from, until }: ShownSource, now: number) =>
  (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until))

/** Which of several is on: by its times, then in the language that is read. */
export function currentSource(
  sources: readonly ShownSource[],
  now: number | null,
  locale: string,
): ShownSource | null {
  const on = now === null ? sources : sources.filter(source => isNow(source, now))
  return on.find(({ language }) => language === locale) ?? on[0] ?? null
}
