import { ControlSocketFailed } from '#platform/server/database/control-socket.ts'
import { DatabaseUnavailable } from '#platform/server/database/problems.ts'

type SystemError = Error & { code?: string; syscall?: string; port?: number; address?: string }

const listening: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) => `PORT: ${port} is taken. Stop what uses it, or choose another.`,
  EACCES: ({ port }) => `PORT: ${port} is not for this user. Choose one above 1023.`,
  EADDRNOTAVAIL: ({ address }) => `HOST: ${address} is no address of this machine.`,
  ENOTFOUND: () => 'HOST: there is no such address.',
}

/** Why the server did not start, and which setting to mend, in words for whoever started it. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', syscall = '' }: SystemError = error
  if (error instanceof DatabaseUnavailable)
    return `DATABASE_URL: ${error.message} Is it running, and are address, user and password right?`
  if (error instanceof ControlSocketFailed) return `DATA_DIR: ${error.message}`
  // `bind` where several processes share the port.
  if (/^(listen|bind|getaddrinfo)$/.test(syscall)) return listening[code]?.(error) ?? error.message
  if (/^(mkdir|open|write|stat|link|scandir|rename)$/.test(syscall))
    return `DATA_DIR: the folder cannot be used (${error.message}).`
  return error.message
}
