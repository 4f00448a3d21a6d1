import { useState } from 'react'
import { toast } from '../ui/toast.tsx'
import { useWords } from '../words/words.ts'
import { ProblemError } from './client.ts'
import { problemsOf } from './use-submit.ts'

/** Does something outside a form: pending while the server answers, and what it refuses is said in passing. */
export function useAction() {
  const t = useWords('validations')
  const [isPending, setPending] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(problemsOf(error, t).message ?? error.message)
    } finally {
      setPending(false)
    }
  }
  return { run: (work: () => Promise<void>) => void run(work), isPending }
}
