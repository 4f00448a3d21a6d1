import { Webhook } from 'standardwebhooks'

type Signing = { message: string; body: string; at: Date; secrets: readonly string[] }

/** The headers by which a receiver knows from whom it is, that no byte is changed, and what it has had already. */
export const signedHeaders = ({ message, body, at, secrets }: Signing): Record<string, string> => {
  const id = `msg_${message}`
  return {
    'content-type': 'application/json',
    'user-agent': 'Verriere-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map(secret => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
