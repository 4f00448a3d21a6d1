import { SignJWT } from 'jose'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { detailType } from '#platform/server/hub/hub-tokens.ts'

/** Settings of a hub to which `publisher` publishes. */
export const publisherEnv = {
  HUB_PUBLISHER_KEY: 'a secret of publishers, 40 characters long',
  HUB_ISSUER: 'https://publisher.example',
  HUB_AUDIENCE: 'https://fair.example/.well-known/mercure',
}

/** Another server that may tell and hear everything. */
export async function publisher() {
  const token = await new SignJWT({
    sub: 'publisher',
    authorization_details: [
      { type: detailType, actions: ['publish', 'subscribe'], topics: [{ match: '*' }] },
    ],
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(publisherEnv.HUB_ISSUER)
    .setAudience(publisherEnv.HUB_AUDIENCE)
    .setExpirationTime('2h')
    .sign(Buffer.from(publisherEnv.HUB_PUBLISHER_KEY))
  const bearer = { authorization: `Bearer ${token}` }
  const ask = async (url: string, topic: string, data: string) => {
    const body = new URLSearchParams({ topic, data, private: 'on' })
    const answer = await fetch(url + hubPath, { method: 'POST', headers: bearer, body })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    bearer,
    /** Whatever is answered. */
    ask,
    /** Returns the id once it is acknowledged. */
    async publish(url: string, topic: string, data: string): Promise<string> {
      const { status, text } = await ask(url, topic, data)
      if (status !== 200) throw new Error(`${status} ${text}`)
      return text
    },
  }
}
