import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import type { RegistrationLinks } from '#domain/identity/web/login-form.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { fairsToJoin } from '../contract/registration.ts'
import { AnswerFair } from './answer-fair.tsx'
import { Closed } from './closed.tsx'
import { JoinFair } from './join-fair.tsx'
import { OtherFairs } from './other-fairs.tsx'
import { useMissing } from './use-missing.ts'

type Props = { fair: PublicFair | null; open: RegistrationLinks }

/**
 * Whoever has an account comes along with it. A fair of several shows itself to its members alone, but the address of
 * its registration is handed on: it leads in as long as the fair takes people like them.
 */
export function ComeAlong({ fair, open }: Props) {
  const api = useApi()
  const { salon } = useParams()
  const toJoin = useQuery(callQuery(api, fairsToJoin))
  const missing = useMissing()
  const owed = missing.data?.find(one => one.fair.homepage === (fair?.homepage ?? salon))
  const hidden = fair ? undefined : toJoin.data?.find(one => one.homepage === salon)
  if (owed) return <AnswerFair missing={owed} />
  if ((!fair && !toJoin.data) || missing.isLoading) return <LoadState of={toJoin} shape="rows" count={4} />
  const way = hidden && hrefOf(accountPaths.registerFormtype, {}, hidden.homepage)
  return (
    <>
      {fair && <JoinFair fair={fair} open={open} />}
      {way && <JoinFair fair={hidden} open={{ visitor: way, exhibitor: way }} />}
      {!fair && !hidden && <Closed />}
      <OtherFairs except={fair?.id ?? hidden?.id} />
    </>
  )
}
