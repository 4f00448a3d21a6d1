/** What somebody who started the demo fair needs next. */
export const demoAccounts = [
  'superadmin', 'superorganizer', 'organizer', 'clusteradmin', 'firmadmin', 'standadmin', 'standcontact', 'speaker', 'moderator', 'press', 'visitor',
] as const

export const demoPassword = 'Demo-2026!'

export function banner(url: string, demo: boolean, embedded: boolean): string {
  const accounts = demo ? ['', `  Demo accounts, password ${demoPassword}:`, ...demoAccounts.map(name => `    ${name}@demo.test`)] : []
  const note = embedded ? ['', '  Embedded database: survives a crash of the program, not a power cut. A real fair runs on PostgreSQL (DATABASE_URL).'] : []
  return ['', `  Verrière is open: ${url}`, ...accounts, ...note, '', '  Ctrl+C stops it.', ''].join('\n')
}
