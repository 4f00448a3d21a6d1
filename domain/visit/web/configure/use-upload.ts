import { useState } from 'react'
import { type BoothFile, type BoothFileUse, uploadBoothFile } from '#domain/stands/contract/configuration.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useWords } from '#platform/web/words/words.ts'

/** Sends a file for the booth; what is refused is said in words, and what was there stays. */
export function useUpload(stand: number, use: BoothFileUse) {
  const api = useApi()
  const t = useWords('validations')
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(0)
  const send = async (file: File): Promise<BoothFile | null> => {
    setProblem(undefined)
    setSending(now => now + 1)
    try {
      const body = new FormData()
      body.append('file', file)
      return await api.call(uploadBoothFile, { params: { id: stand }, query: { use }, body })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { errors, message_code, message } = error.problem
      const code = errors?.file?.[0] ?? message_code
      setProblem(code ? t(code) : message)
      return null
    } finally {
      setSending(now => now - 1)
    }
  }
  return { send, problem, isSending: sending > 0 }
}
