/**
 * Pages of those who are in one session, as their browsers keep them: each from an address of its own, with a stream that
 * rings; what is shown is read within the moment by which pages spread it. Each votes once. Asked by the process that has
 * started it; tells how long votes took in milliseconds, and how many votes each page showed in the end.
 */
import { Agent } from 'node:http'
import type { Stage } from '#domain/conferences/contract/stage.ts'
import { ask, type Call, listen, pause, Tally } from './crowd.ts'
import type { Visitor } from './visitors.ts'

export type StageAsked = {
  url: string
  session: number
  question: number
  people: readonly Visitor[]
  /** In which all votes come. */
  seconds: number
}
export type StageTold = {
  votes: number[]
  reads: number[]
  refused: Record<string, number>
  /** Of each page, so long after the last vote was answered. */
  shown: number[]
}

/** Milliseconds over which pages that hear the same ask for it. */
const spread = 400
const afterwards = 2_000
const openedAtOnce = 25

type Page = { vote: () => Promise<void>; shown: () => number; close: () => void }

async function stand({ url, session, question, people, seconds }: StageAsked): Promise<StageTold> {
  const base = new URL(url)
  const [votes, reads] = [new Tally(), new Tally()]

  async function open({ id, bearer, token }: Visitor, n: number): Promise<Page> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const call = (method: string, path: string, more: Record<string, string> = {}, body?: object): Call => ({
      path: `/api${path}`,
      options: { method, headers: { authorization: bearer, 'accept-encoding': 'identity', ...more } },
      ...(body && { body: JSON.stringify(body) }),
    })
    let shown = 0
    let timer: NodeJS.Timeout | undefined
    const read = async () => {
      const answer = await reads.note('stage', () =>
        ask(base, n, agent, call('GET', `/conferences/${session}/stage`)),
      )
      if (answer?.status !== 200) return
      const { questions } = JSON.parse(answer.text()) as Stage
      shown = questions.find(one => one.id === question)?.votes ?? 0
    }
    const ring = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), Math.random() * spread)
    }
    await reads.note('attendance', () =>
      ask(base, n, agent, call('POST', `/conferences/${session}/attendance`, {}, {})),
    )
    const heard = `conference:${session}`
    const { stream } = await listen(base, n, {
      token,
      topics: [heard, `/users/${id}/notifications`],
      hear: bytes => {
        if (bytes.includes(heard)) ring()
      },
    })
    await read()
    return {
      vote: async () => {
        await votes.note('vote', () =>
          ask(base, n, agent, call('POST', `/conference_questions/${question}/vote`)),
        )
      },
      shown: () => shown,
      close: () => {
        clearTimeout(timer)
        stream.destroy()
        agent.destroy()
      },
    }
  }

  const pages: Page[] = []
  for (let next = 0; next < people.length; next += openedAtOnce) {
    const some = people.slice(next, next + openedAtOnce)
    pages.push(...(await Promise.all(some.map((one, at) => open(one, next + at)))))
  }
  // What coming in rings is over.
  await pause(3_000)
  reads.times.length = 0
  await Promise.all(
    pages.map(async ({ vote }) => {
      await pause(Math.random() * seconds * 1_000)
      await vote()
    }),
  )
  await pause(afterwards)
  const shown = pages.map(page => page.shown())
  for (const { close } of pages) close()
  return { votes: votes.times, reads: reads.times, refused: { ...votes.refused, ...reads.refused }, shown }
}

process.once('message', async (asked: StageAsked) => {
  // Gone before all is sent, it would have told nothing.
  process.send?.(await stand(asked), () => process.disconnect?.())
})
