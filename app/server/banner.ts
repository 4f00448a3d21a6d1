import type { Settings } from '#platform/server/settings.ts'
import { demoAccounts, demoPassword } from '#seed/demo/accounts.ts'

const isLoopback = (host: string) => /^(localhost|127\.|::1$)/.test(host)

/** What somebody who has just started it needs next. */
export function banner(
  url: string,
  { DEMO, HOST }: Pick<Settings, 'DEMO' | 'HOST'>,
  embedded: boolean,
): string {
  const accounts = DEMO
    ? [
        '',
        `  Demo accounts, password ${demoPassword}:`,
        ...demoAccounts.map(({ name }) => `    ${name}@demo.test`),
        '',
        isLoopback(HOST)
          ? '  Only this machine reaches it.'
          : `  Listening on ${HOST}: whoever reaches this machine can log in with these accounts. Unset HOST, or DEMO=0.`,
      ]
    : []
  const note = embedded
    ? [
        '',
        '  Embedded database: survives a crash of the program, not a power cut. A real fair runs on PostgreSQL (DATABASE_URL).',
      ]
    : []
  return ['', `  Verrière is open: ${url}`, ...accounts, ...note, '', '  Ctrl+C stops it.', ''].join('\n')
}
