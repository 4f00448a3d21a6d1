import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { seal } from '#domain/leads/server/webhooks/secrets.ts'
import { atLeast, median, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { appSecret, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { withClient } from './with-client.ts'

/** `WEBHOOKS`: fewer a minute to see that it runs. */
const perMinute = Number(process.env.WEBHOOKS ?? 1_000)
const rounds = 3
/** How long the receiver takes for each. */
const slowness = 2_000
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

async function slowReceiver() {
  let received = 0
  const server = createServer((request, response) => {
    request.resume()
    received += 1
    setTimeout(() => response.writeHead(204).end(), slowness)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What happens to leads, a second's worth each second, as their domain says it; stops when it is called. */
function keepHappening(database: string): () => Promise<void> {
  let isOver = false
  const done = withClient(database, async client => {
    for (let lead = 1; !isOver; lead += perMinute / 60) {
      await client.query(
        `insert into queued_job (kind, payload, subject, run_at, created_at)
         select 'event:lead.created', jsonb_build_object('lead', n, 'firm', e.firm_id, 'fair', e.fair_id),
           'lead:' || n, now(), now()
         from generate_series($1::int, $2::int) n, webhook_endpoint e`,
        [Math.floor(lead), Math.floor(lead + perMinute / 60) - 1],
      )
      await new Promise(resolve => setTimeout(resolve, 1_000))
    }
  })
  return async () => {
    isOver = true
    await done
  }
}

/** Requests while webhooks are sent to a receiver that takes its time, of those without. */
export async function slowWebhooks(): Promise<Group> {
  const receiver = await slowReceiver()
  const postgres = await benchPostgres()
  const product = await serveProduct({
    DEMO: '1',
    CAPTCHA: 'off',
    DATABASE_URL: postgres.url,
    WEBHOOK_HOSTS: receiver.origin,
  })
  try {
    const slug = await withClient(postgres.url, async client => {
      const { rows } = await client.query<{ homepage: string }>(
        `with own as (select ff.fair_id, ff.firm_id, f.homepage from fair_firm ff join fair f on f.id = ff.fair_id
           where ff.is_validated = 1 and f.is_public_access order by ff.id limit 1),
         made as (insert into webhook_endpoint (fair_id, firm_id, created_at, url, events, secret, slot)
           select fair_id, firm_id, now(), $1, '{lead.created}', $2, 1 from own)
         select homepage from own`,
        [`${receiver.origin}/hook`, seal(secret, { APP_SECRET: appSecret })],
      )
      return rows[0]?.homepage ?? ''
    })
    const url = `${product.url}/api/default-fairs/slug/${slug}`
    const [calm, busy]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      calm.push((await inTurn({ url }, { rounds: 1, isWarm: round > 0 })).url)
      const stop = keepHappening(postgres.url)
      try {
        busy.push((await inTurn({ url }, { rounds: 1, isWarm: true })).url)
      } finally {
        await stop()
      }
    }
    const [without, beside] = [median(calm), median(busy)]
    const rate = plain('/s')
    return {
      title: `${plain()(perMinute)} webhooks a minute to a slow receiver, PostgreSQL`,
      how: `A fair of the demo is asked for by fifty connections, in turn without webhooks and while ${plain()(perMinute)} events a minute are to be told to one receiver, which takes ${plain('ms')(slowness)} for each; ten are under way at once, the rest waits. It had ${plain()(receiver.received())} in the end.`,
      figures: [
        atLeast(
          `requests while webhooks are sent (${rate(beside)}), of those without (${rate(without)})`,
          beside / without,
          0.9,
          plain('', 2),
        ),
      ],
    }
  } finally {
    await product.stop()
    await postgres.stop()
    receiver.close()
  }
}
