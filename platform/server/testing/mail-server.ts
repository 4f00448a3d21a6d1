import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { to: string[]; source: string }

/** A mail server on this machine, with what it was given. */
export async function openMailServer(port = 0, onRcptTo?: SMTPServerOptions['onRcptTo']) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // Connections that the outbox keeps for the next mail are cut when the test ends, not waited for.
    closeTimeout: 1,
    ...(onRcptTo && { onRcptTo }),
    onData(stream, session, done) {
      let source = ''
      stream.on('data', chunk => {
        source += chunk
      })
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(one => one.address), source })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => void server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const at = address && typeof address === 'object' ? address.port : 0
  return {
    received,
    url: `smtp://127.0.0.1:${at}`,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
