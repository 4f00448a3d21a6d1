import type { FastifyReply } from 'fastify'
import { steps } from '#platform/contract/steps.ts'

export type OnStep = (done: number, total: number) => void

/**
 * Long work whose caller may want to hear how far it is: then the answer is a line of JSON for each step, and the
 * last line is the result. What is refused before the first step is refused as ever.
 */
export async function streamProgress<T>(
  reply: FastifyReply,
  work: (onStep: OnStep) => Promise<T>,
): Promise<T> {
  const isWanted = reply.request.headers.accept === steps
  let hasBegun = false
  const say = (line: unknown) => void reply.raw.write(`${JSON.stringify(line)}\n`)
  const onStep: OnStep = (done, total) => {
    if (!isWanted) return
    if (!hasBegun) {
      hasBegun = true
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.raw.writeHead(200, { 'content-type': steps, 'x-accel-buffering': 'no' })
    }
    say({ done, total })
  }
  try {
    const result = await work(onStep)
    if (hasBegun) say({ result })
    return result
  } finally {
    // Whoever hears no result knows that it has failed.
    if (hasBegun) reply.raw.end()
  }
}
