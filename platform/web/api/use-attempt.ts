import { useState } from 'react'
import { useWords } from '../words/words.ts'
import { ProblemError } from './client.ts'
import { problemsOf } from './use-submit.ts'

/** Something that takes its time and may be refused: whether it is under way, how far it is, and what was wrong with it. */
export function useAttempt() {
  const say = useWords('validations')
  const [isPending, setPending] = useState(false)
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = async (work: () => Promise<void>) => {
    setPending(true)
    setPercent(undefined)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { message, errors = {} } = problemsOf(error, say)
      setProblem(Object.values(errors).flat().join(' ') || message || '')
    } finally {
      setPending(false)
    }
  }
  return { isPending, percent, setPercent, problem, setProblem, attempt }
}
