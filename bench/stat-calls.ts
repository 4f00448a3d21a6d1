import { newToken, writeToken } from '#domain/statistics/server/stat-token.ts'
import { appSecret } from './product.ts'
import type { StatFixture } from './stat-fixture.ts'

/** Events of a call. */
export const together = 20
const browsers = 5_000

/** Twenty things done by each of many browsers, from as many addresses: none is over its limit. */
export function callsOf({ fair, stands }: Pick<StatFixture, 'fair' | 'stands'>) {
  const tokens = Array.from({ length: browsers }, () =>
    writeToken({ ...newToken(fair, new Date()), agreedAt: Math.floor(Date.now() / 1000) }, appSecret),
  )
  return tokens.map((token, browser) => ({
    method: 'POST' as const,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': `10.${browser >> 16}.${(browser >> 8) & 255}.${browser & 255}`,
    },
    body: JSON.stringify({
      token,
      events: Array.from({ length: together }, (_, at) => ({
        type: 'view',
        resourceType: 'stands',
        resourceId: stands[(browser * 7 + at) % stands.length],
      })),
    }),
  }))
}
