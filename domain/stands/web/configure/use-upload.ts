import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useCodeWords } from '#platform/web/words/words.ts'
import { type BoothFile, type BoothFileUse, uploadBoothFile } from '../../contract/configuration.ts'

/** Sends a file for the booth; what is refused is said in words, and what was there stays. */
export function useUpload(stand: number, use: BoothFileUse) {
  const api = useApi()
  const t = useCodeWords()
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState<ReadonlyMap<File, number>>(new Map())
  const tell = (file: File, percent: number | null) =>
    setSending(now => {
      const next = new Map(now)
      if (percent === null) next.delete(file)
      else next.set(file, percent)
      return next
    })
  const send = async (file: File): Promise<BoothFile | null> => {
    setProblem(undefined)
    tell(file, 0)
    try {
      const body = new FormData()
      body.append('file', file)
      return await api.call(uploadBoothFile, {
        params: { id: stand },
        query: { use },
        body,
        onProgress: percent => tell(file, percent),
      })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { errors, message_code, message, values } = error.problem
      const code = errors?.file?.[0] ?? message_code
      setProblem(code ? t(code, values) : message)
      return null
    } finally {
      tell(file, null)
    }
  }
  const percents = [...sending.values()]
  const progress = percents.length
    ? Math.round(percents.reduce((sum, one) => sum + one, 0) / percents.length)
    : undefined
  return { send, problem, progress }
}
