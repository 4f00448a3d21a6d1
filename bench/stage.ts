import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { atLeast, atMost, plain, quantileOf } from './figure.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import { programmeFixture } from './programme-fixture.ts'
import type { Group } from './results.ts'
import type { StageAsked, StageTold } from './stage-crowd.ts'
import { addVisitors } from './visitors.ts'
import { withClient } from './with-client.ts'

/** `PEOPLE`: fewer to see that it runs. */
const count = Number(process.env.PEOPLE ?? 1_000)
const seconds = 20

async function crowd(asked: StageAsked): Promise<StageTold> {
  const child = fork(join(packageRoot, 'bench/stage-crowd.ts'), { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  child.send(asked)
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [unknown]
  if (typeof told !== 'object' || told === null) throw new Error(`The crowd ended with ${told}.`)
  return told as StageTold
}

/** All who are in one session vote, and all their pages show it. */
export async function votedStage(): Promise<Group> {
  const postgres = await benchPostgres()
  const fixture = await programmeFixture(postgres.url, 'stage', 100)
  const product = await serveProduct({ DATABASE_URL: fixture.url })
  try {
    const { fair, session } = fixture
    const [people, question] = await withClient(fixture.url, async client => {
      const visitors = await addVisitors(client, fair, { count, name: 'inside' })
      const { rows } = await client.query<{ id: number }>('select min(id) as id from conference_question')
      return [visitors, rows[0]?.id ?? 0]
    })
    const url = product.url.replace('localhost', '127.0.0.1')
    const told = await crowd({ url, session, question, people, seconds })
    const lost = await withClient(fixture.url, async client => {
      const { rows } = await client.query<{ votes: number }>(
        `select least(q.votes, (select count(*) from question_vote v where v.conference_question_id = q.id))::int
          as votes from conference_question q where q.id = $1`,
        [question],
      )
      return count - (rows[0]?.votes ?? 0)
    })
    const refused = Object.entries(told.refused).map(([what, times]) => `${what} × ${times}`)
    const ms = plain('ms')
    const show = plain()
    return {
      title: `${show(count)} pages on one stage, PostgreSQL`,
      how: `Each is told when something has changed, and reads what is shown (${ms(quantileOf(told.reads, 0.95))} at p95 of ${show(told.reads.length)} reads); each votes once within ${seconds} seconds. One process serves them; the pages run on the same machine.${refused.length ? ` Refused: ${refused.join(', ')}.` : ''}`,
      figures: [
        atMost(`a vote, p95 of ${show(told.votes.length)}`, quantileOf(told.votes, 0.95), 250, ms),
        atMost('votes lost', lost, 0, show),
        atMost('reads a page and second', told.reads.length / count / seconds, 1, plain('', 2)),
        atLeast(
          'pages that show all of them two seconds after the last',
          told.shown.filter(votes => votes === count).length,
          count,
          show,
        ),
      ],
    }
  } finally {
    await product.stop()
    await postgres.stop()
  }
}
