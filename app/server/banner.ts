import { demoAccounts, demoPassword } from '#seed/demo/accounts.ts'

/** What somebody who has just started it needs next. */
export function banner(url: string, demo: boolean, embedded: boolean): string {
  const accounts = demo
    ? [
        '',
        `  Demo accounts, password ${demoPassword}:`,
        ...demoAccounts.map(({ name }) => `    ${name}@demo.test`),
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
