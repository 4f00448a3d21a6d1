import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { finishSignOn } from '../../contract/single-sign-on.ts'
import { usePerson } from '../person.ts'
import { NotArrived } from './not-arrived.tsx'
import { PasswordOnce } from './password-once.tsx'
import { useGoOn } from './use-go-on.ts'

type Props = { query: string; onDone: (next: string | null) => void }

/** Back from the provider: its answer is handed in once, however often the page is drawn. */
export function Arrival({ query, onDone }: Props) {
  const t = useWords('identity')
  const api = useApi()
  const { status } = usePerson()
  const goOn = useGoOn(onDone)
  const [error, setError] = useState<ProblemError | null>(null)
  const isHandedIn = useRef(false)
  useEffect(() => {
    if (status === 'unknown' || isHandedIn.current) return
    isHandedIn.current = true
    const handIn = async () => goOn(await api.call(finishSignOn, { body: { query } }))
    handIn().catch(problem => {
      if (!(problem instanceof ProblemError)) throw problem
      setError(problem)
    })
  }, [status, api, query, goOn])
  if (!error)
    return (
      <div role="status">
        <span className="visually-hidden">{t('callback.arriving')}</span>
        <Skeleton shape="lines" />
      </div>
    )
  const { message_code: code, detail } = error.problem
  if (code === 'sso_password_needed') return <PasswordOnce email={detail ?? ''} onDone={goOn} />
  return <NotArrived code={code ?? 'unexpected'} next={null} />
}
