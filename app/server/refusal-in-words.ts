import { Refusal } from '#platform/server/refusal.ts'

/** Why something was refused, for a terminal: the lines of a file that are wrong, else the sentences. */
export function refusalInWords(
  error: unknown,
  say: (code: string, values?: Record<string, string>) => string,
): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error)
  const { errors = {}, values, detail } = error.options
  const lines = detail?.replace(
    /^(\d+): (\w+) (\w+)$/gm,
    (_, line, field, code) => `  line ${line}, ${field}: ${say(code)}`,
  )
  if (lines) return `these lines are wrong.\n\n${lines}`
  const codes = Object.values(errors).flat()
  return (codes.length ? codes : [error.messageCode]).map(code => say(code, values)).join(' ')
}
