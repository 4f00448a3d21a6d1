import { Agent, type ClientRequest, get } from 'node:http'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { demoPassword } from '#seed/demo/accounts.ts'
import { addressOf, ask } from './crowd.ts'

/** Something that is written and that no page shows, each time it is called. */
type Write = () => Promise<void>

const email = 'visitor@demo.test'
/** As many as one person has at a time. */
const sessions = 10
/** Fewer than one address may ask for in an hour. */
const mailsOfAddress = 15

/** Calls of whoever is the `n`th. */
function caller(base: URL) {
  const agent = new Agent({ keepAlive: true })
  const post = async (n: number, path: string, body: object) => {
    const options = { method: 'POST' }
    const { status, text } = await ask(base, n, agent, {
      path: `/api${path}`,
      options,
      body: JSON.stringify(body),
    })
    if (status >= 300) throw new Error(`${path} was refused: ${status} ${text()}`)
    return text()
  }
  return { post, end: () => agent.destroy() }
}

/** Presence: somebody comes into a hall, and whoever came before them has left. */
function comings(base: URL, hall: number): { write: Write; end: () => void } {
  let before: ClientRequest | undefined
  let number = 0
  const write = () =>
    new Promise<void>((resolve, reject) => {
      number += 1
      const stream = get(
        {
          host: base.hostname,
          port: base.port,
          path: `${hubPath}?match=${encodeURIComponent(`hall:${hall}`)}`,
          localAddress: addressOf(number % 100),
          agent: false,
        },
        answer => {
          answer.on('error', () => {}).resume()
          before?.destroy()
          before = stream
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`A stream was refused: ${answer.statusCode}`))
        },
      )
      stream.on('error', error => stream === before || reject(error))
    })
  return { write, end: () => before?.destroy() }
}

/**
 * What an opening is full of and no page shows, in turn: somebody comes and somebody leaves, a mail, a session that is
 * renewed. Each writes at least once, by the calls that browsers make.
 */
export async function unseenWrites(url: string, hall: number): Promise<{ next: Write; end: () => void }> {
  // The addresses that callers are given are of one kind.
  const base = new URL(url.replace('localhost', '127.0.0.1'))
  const { post, end } = caller(base)
  const presence = comings(base, hall)
  let asked = 0
  const mail = async () => {
    const n = Math.floor(asked / mailsOfAddress)
    asked += 1
    await post(n, '/password/forgot', { email, g_recaptcha_response: 'off' })
  }
  const logIn = () => post(0, '/login', { email, password: demoPassword, g_recaptcha_response: 'off' })
  const tokens: string[] = []
  const refreshTokenIn = (text: string) => (JSON.parse(text) as { refresh_token: string }).refresh_token
  for (let n = 0; n < sessions; n += 1) tokens.push(refreshTokenIn(await logIn()))
  let renewed = 0
  const renew = async () => {
    const n = renewed % sessions
    renewed += 1
    tokens[n] = refreshTokenIn(await post(0, '/token/refresh', { refresh_token: tokens[n] }))
  }
  const writes = [presence.write, mail, renew]
  let turn = 0
  return {
    next: async () => {
      turn += 1
      await writes[turn % writes.length]?.()
    },
    end: () => {
      presence.end()
      end()
    },
  }
}
