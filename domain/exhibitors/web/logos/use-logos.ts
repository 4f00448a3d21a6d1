import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAttempt } from '#platform/web/api/use-attempt.ts'
import { backFirms } from '../../contract/back-firms.ts'
import { firms } from '../../contract/firm.ts'
import { computedFirm } from '../../contract/firm-card.ts'
import { frontFirms } from '../../contract/front-firms.ts'
import { giveLogos, type LogoFirm, previewLogos, type SentLogo } from '../../contract/logos.ts'
import { type Chosen, chosenAtFirst } from './chosen.ts'

type LogosResult = { given: number; problems: { file: string; firm: string; problem: string }[] }

/** Logos from their files to the exhibitors. Going back keeps what was chosen. */
export function useLogos(fair: number) {
  const api = useApi()
  const refresh = useRefresh()
  const [files, setFiles] = useState<File[]>([])
  const [pictures, setPictures] = useState<SentLogo[] | null>(null)
  const [others, setOthers] = useState<LogoFirm[]>([])
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [done, setDone] = useState<LogosResult | null>(null)
  const { isPending, percent, setPercent, problem, setProblem, attempt } = useAttempt()

  const body = () => {
    const form = new FormData()
    // Before the files: the server reads the parts in their order.
    form.set('chosen', JSON.stringify(Object.fromEntries(chosen)))
    for (const file of files) form.append('file', file)
    return form
  }
  return {
    step: done ? 'done' : pictures ? 'check' : 'file',
    files,
    pictures,
    /** Whom a picture that is called by nobody can be given to. */
    others,
    chosen,
    setChosen,
    done,
    isPending,
    /** How far it is, once that is known. */
    percent,
    problem,
    add: (file: File) => setFiles(now => [...now, file]),
    forget: () => {
      setFiles([])
      setPictures(null)
      setDone(null)
      setProblem(null)
    },
    back: () => {
      setPictures(null)
      setProblem(null)
    },
    check: () =>
      attempt(async () => {
        const found = await api.call(previewLogos, { params: { id: fair }, body: body() })
        setPictures(found.pictures)
        setOthers(found.others)
        setChosen(chosenAtFirst(found.pictures))
      }),
    give: () =>
      attempt(async () => {
        setDone(await api.callInSteps(giveLogos, { params: { id: fair }, body: body(), onStep: setPercent }))
        await refresh(firms, frontFirms, backFirms, computedFirm)
      }),
  }
}

export type LogosState = ReturnType<typeof useLogos>
