import { useRef, useState } from 'react'
import type { Static, TSchema } from 'typebox'
import type { ImportCalls, ImportFile, ImportMapping } from '#platform/contract/import.ts'
import { useApi } from '../api/api-context.tsx'
import type { Query } from '../api/client.ts'
import { useAttempt } from '../api/use-attempt.ts'

const bodyOf = (file: File, mapping?: ImportMapping) => {
  const body = new FormData()
  // Before the file: the server reads the parts in their order.
  if (mapping) body.set('mapping', JSON.stringify(mapping))
  body.set('file', file)
  return body
}

export type ImportStep = 'file' | 'columns' | 'check' | 'done'

type Work<P, Q> = {
  params: P
  /** What is decided for the whole file. */
  query?: Q & Query
  /** Reads again what the import has changed. */
  whenDone: () => Promise<unknown>
}

/** An import from its file to its end. Going back keeps what was chosen. */
export function useImport<P extends TSchema, Q extends TSchema, A extends TSchema>(
  calls: ImportCalls<P, Q, A>,
  { params, query, whenDone }: Work<Static<P>, Static<Q>>,
) {
  const api = useApi()
  const [step, setStep] = useState<ImportStep>('file')
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<ImportFile | null>(null)
  const [mapping, setMapping] = useState<ImportMapping>({})
  /** What was checked last: a file with the same titles comes with the same columns. */
  const checked = useRef<{ columns: string[]; mapping: ImportMapping } | null>(null)
  const [preview, setPreview] = useState<Static<A> | null>(null)
  const { isPending, percent, setPercent, problem, setProblem, attempt } = useAttempt()

  return {
    step,
    file,
    read,
    mapping,
    preview,
    isPending,
    /** How far it is, once that is known. */
    percent,
    problem,
    goTo: (next: ImportStep) => {
      setProblem(null)
      setStep(next)
    },
    choose: (chosen: File) => {
      setFile(chosen)
      return attempt(async () => {
        const found = await api.call(calls.read, { params, body: bodyOf(chosen) })
        setRead(found)
        const before = checked.current
        const isLike = before?.columns.every((title, at) => found.columns[at] === title)
        setMapping(before && isLike ? before.mapping : found.mapping)
        setStep('columns')
      })
    },
    forget: () => {
      setFile(null)
      setRead(null)
      setPreview(null)
      setProblem(null)
      setStep('file')
    },
    map: (field: string, column: number | null) =>
      setMapping(now => {
        const next = { ...now }
        delete next[field]
        return column === null ? next : { ...next, [field]: column }
      }),
    check: async () => {
      if (!file || !read) return
      checked.current = { columns: read.columns, mapping }
      await attempt(async () => {
        setPreview(await api.call(calls.preview, { params, query, body: bodyOf(file, mapping) }))
        setStep('check')
      })
    },
    run: async () => {
      if (!file) return
      await attempt(async () => {
        const body = bodyOf(file, mapping)
        setPreview(await api.callInSteps(calls.run, { params, query, body, onStep: setPercent }))
        await whenDone()
        setStep('done')
      })
    },
  }
}

/** An import whose preview says `Preview`. */
export type ImportState<Preview> = Omit<ReturnType<typeof useImport>, 'preview'> & { preview: Preview | null }
