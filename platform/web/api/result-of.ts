import { steps } from '#platform/contract/steps.ts'
import { ProblemError } from './problem-error.ts'

const failed = { code: 0, message: 'unexpected', message_code: 'unexpected' }

type Line<T> = { done: number; total: number } | { result: T }

/**
 * The result of work that tells its steps, or that was done before there was one to tell.
 * @throws ProblemError when the work has failed, another error when its answer broke off
 */
export async function resultOf<T>(response: Response, onStep: (percent: number) => void): Promise<T> {
  if (response.headers.get('content-type') !== steps || !response.body) return response.json()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new ProblemError(500, failed)
    const lines = (text + value).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      const said = JSON.parse(line) as Line<T>
      if ('result' in said) return said.result
      onStep((said.done / Math.max(1, said.total)) * 100)
    }
  }
}
