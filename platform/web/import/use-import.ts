import { useRef, useState } from 'react'
import type { Static, TSchema } from 'typebox'
import type { ImportCalls, ImportFile, ImportMapping } from '#platform/contract/import.ts'
import { useApi } from '../api/api-context.tsx'
import type { Query } from '../api/client.ts'
import { useAttempt } from '../api/use-attempt.ts'

/** What was put right, by line and column. */
type Mended = ReadonlyMap<string, { line: number; column: number; text: string }>

const bodyOf = (file: File, mapping?: ImportMapping, mended?: Mended, decisions?: object) => {
  const body = new FormData()
  // Before the file: the server reads the parts in their order.
  if (mapping) body.set('mapping', JSON.stringify(mapping))
  if (mended?.size)
    body.set('cells', JSON.stringify([...mended.values()].map(cell => [cell.line, cell.column, cell.text])))
  if (decisions && Object.keys(decisions).length) body.set('decisions', JSON.stringify(decisions))
  body.set('file', file)
  return body
}

export type ImportStep = 'file' | 'columns' | 'check' | 'done'
/** A cell that is put right: its line, the field that its column holds, what it says now. */
export type Mending = { line: number; field: string; text: string }

type Work<P, Q> = {
  params: P
  /** What is decided for the whole file. */
  query?: Q & Query
  /** What is decided of this file, in a field of its own; nothing yet of another one. */
  decisions?: object
  /** Reads again what the import has changed. */
  whenDone: () => Promise<unknown>
}

/** An import from its file to its end. Going back keeps what was chosen. */
export function useImport<P extends TSchema, Q extends TSchema, A extends TSchema>(
  calls: ImportCalls<P, Q, A>,
  { params, query, decisions = {}, whenDone }: Work<Static<P>, Static<Q>>,
) {
  const api = useApi()
  const [step, setStep] = useState<ImportStep>('file')
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<ImportFile | null>(null)
  const [mapping, setMapping] = useState<ImportMapping>({})
  const [mended, setMended] = useState<Mended>(new Map())
  const [takesGoodLines, setTakesGoodLines] = useState(false)
  /** What was checked last: a file with the same titles comes with the same columns. */
  const checked = useRef<{ columns: string[]; mapping: ImportMapping } | null>(null)
  const [preview, setPreview] = useState<Static<A> | null>(null)
  const { isPending, percent, setPercent, problem, setProblem, attempt } = useAttempt()

  const withDecision = (isGoodOnly: boolean) =>
    ({ ...query, ...(isGoodOnly && { takesGoodLines: true }) }) as Static<Q> & Query

  type Chosen = { file: File; mapping: ImportMapping; decisions: object }
  const lookAt = async (chosen: Chosen, cells: Mended, isGoodOnly: boolean) => {
    const body = bodyOf(chosen.file, chosen.mapping, cells, chosen.decisions)
    const asked = withDecision(isGoodOnly)
    setPreview(await api.call(calls.preview, { params, query: asked, body }))
    setMended(cells)
    setTakesGoodLines(isGoodOnly)
    setStep('check')
  }

  /** Looks at what would happen; what was put right before stays so. */
  const look = async (cells: Mended, isGoodOnly: boolean, decided = decisions) => {
    if (!file || !read) return
    checked.current = { columns: read.columns, mapping }
    await attempt(() => lookAt({ file, mapping, decisions: decided }, cells, isGoodOnly))
  }

  return {
    step,
    file,
    read,
    mapping,
    preview,
    /** Whether lines that are wrong are left out. */
    takesGoodLines,
    mendedCount: mended.size,
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
      setMended(new Map())
      return attempt(async () => {
        const found = await api.call(calls.read, { params, body: bodyOf(chosen) })
        setRead(found)
        const before = checked.current
        const isLike = before?.columns.every((title, at) => found.columns[at] === title)
        setMapping(before && isLike ? before.mapping : found.mapping)
        // What has no columns is looked at as it is.
        if (found.columns.length) setStep('columns')
        else await lookAt({ file: chosen, mapping: {}, decisions: {} }, new Map(), false)
      })
    },
    forget: () => {
      setFile(null)
      setRead(null)
      setPreview(null)
      setMended(new Map())
      setProblem(null)
      setStep('file')
    },
    map: (field: string, column: number | null) =>
      setMapping(now => {
        const next = { ...now }
        delete next[field]
        return column === null ? next : { ...next, [field]: column }
      }),
    check: () => look(mended, false),
    /** Looks again, by what is decided now. */
    lookAgain: (decided: object) => look(mended, takesGoodLines, decided),
    /** Puts cells right, and looks again. */
    mend: (cells: readonly Mending[]) => {
      const next = new Map(mended)
      for (const { line, field, text } of cells) {
        const column = mapping[field]
        if (column !== undefined) next.set(`${line}/${column}`, { line, column, text })
      }
      return look(next, takesGoodLines)
    },
    /** Leaves out what is wrong, or asks for it again. */
    takeGoodLines: (isGoodOnly: boolean) => look(mended, isGoodOnly),
    run: async () => {
      if (!file) return
      await attempt(async () => {
        const body = bodyOf(file, mapping, mended, decisions)
        const asked = withDecision(takesGoodLines)
        setPreview(await api.callInSteps(calls.run, { params, query: asked, body, onStep: setPercent }))
        await whenDone()
        setStep('done')
      })
    },
  }
}

/** An import whose preview says `Preview`. */
export type ImportState<Preview> = Omit<ReturnType<typeof useImport>, 'preview'> & { preview: Preview | null }
