import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { type SessionUser, userDetail } from '#domain/identity/contract/session.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import type { Draft } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { fairsToJoin, joinFair } from '../contract/registration.ts'
import { ownAnswers } from '../contract/registration-answers.ts'
import { type FormBlock, joinForm } from '../contract/registration-form.ts'
import { bodyOf } from './registration-body.ts'

type Fair = { id: number; homepage: string }

/** What a fair still asks of somebody who comes with the account they have. */
export const useJoinForm = (fair: Fair) =>
  useQuery(callQuery(useApi(), joinForm, { query: { fair: String(fair.id) } }))

const none: readonly FormBlock[] = []

/** Comes to a fair with the account one has, and goes to where its answer stands, from another fair's page. */
export function useJoin(fair: Fair, blocks = none) {
  const api = useApi()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const store = useSessionStore<SessionUser>()
  const { salon } = useParams()
  const isHere = (useFair()?.homepage ?? salon) === fair.homepage
  const draft = useDraft<Draft>({}, `draft:join:${fair.id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    // The line above the button says so.
    await api.call(joinFair, {
      body: { ...bodyOf(blocks, draft.value), fair: fair.id, acceptCondition: true },
    })
    draft.reset()
    store.changed(await api.call(userDetail))
    // Only now does the fair show itself to them.
    await refresh(defaultFairs, fairsToJoin, joinForm, ownAnswers)
    // Its own page says so by now, and whoever goes on from there is not called back.
    if (!isHere) await navigate(hrefOf(accountPaths.registerFormtype, {}, fair.homepage))
  })
  return { submit, problems, isPending, values: draft.value, onChange: draft.set }
}
