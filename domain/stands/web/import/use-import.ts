import { useState } from 'react'
import { fairHalls } from '#domain/halls/contract/fair-hall.ts'
import { hallsLight } from '#domain/halls/contract/hall-light.ts'
import { readPlan } from '#domain/halls/contract/plan.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { useWords } from '#platform/web/words/words.ts'
import {
  type ImportFile,
  type ImportPreview,
  previewImport,
  readImport,
  runImport,
} from '../../contract/import/endpoints.ts'
import type { ImportMapping } from '../../contract/import/fields.ts'

const bodyOf = (file: File, mapping?: ImportMapping) => {
  const body = new FormData()
  // Before the file: the server reads the parts in their order.
  if (mapping) body.set('mapping', JSON.stringify(mapping))
  body.set('file', file)
  return body
}

export type ImportStep = 'file' | 'columns' | 'check' | 'done'

/** An import from its file to its end. Going back keeps what was chosen. */
export function useImport(fair: number) {
  const api = useApi()
  const refresh = useRefresh()
  const say = useWords('validations')
  const [step, setStep] = useState<ImportStep>('file')
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<ImportFile | null>(null)
  const [mapping, setMapping] = useState<ImportMapping>({})
  const [preview, setPreview] = useState<ImportPreview | null>(null)
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
  const params = { id: fair }

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
        const found = await api.call(readImport, { params, body: bodyOf(chosen) })
        setRead(found)
        setMapping(found.mapping)
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
    map: (field: keyof ImportMapping, column: number | null) =>
      setMapping(now => {
        const next = { ...now }
        delete next[field]
        return column === null ? next : { ...next, [field]: column }
      }),
    check: () =>
      file &&
      attempt(async () => {
        setPreview(await api.call(previewImport, { params, body: bodyOf(file, mapping) }))
        setStep('check')
      }),
    run: () =>
      file &&
      attempt(async () => {
        const body = bodyOf(file, mapping)
        setPreview(await api.callInSteps(runImport, { params, body, onStep: setPercent }))
        await refresh(fairHalls, hallsLight, readPlan)
        setStep('done')
      }),
  }
}

export type ImportState = ReturnType<typeof useImport>
