import { resolve } from 'node:path'

/** Which database a command works on, without its password. */
export function databaseInWords(url: string | undefined, dataDir: string): string {
  if (!url) return `the embedded database in ${resolve(dataDir)}`
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = decodeURIComponent(hostname) || searchParams.get('host') || 'this machine'
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} on ${host}${port && `:${port}`}`
}
