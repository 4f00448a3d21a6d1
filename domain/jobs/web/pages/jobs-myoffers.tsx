import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ModuleOff } from '../module-off.tsx'
import { FirmAnswersFace } from '../offers/own/firm-answers-face.tsx'
import { OffersFace } from '../offers/own/offers-face.tsx'
import { isByFirm } from '../offers/own/own-query.ts'

/** The offers that one keeps or recruits for: where each is, what waits at it, and how answers are given. */
export default function JobsMyOffersPage() {
  const fair = useCurrentFair()
  const { roles } = usePerson()
  const address = useListAddress()
  if (!fair.isUsingJobModule) return <ModuleOff />
  return isFor(runners, roles) && isByFirm(address.search) ? (
    <FirmAnswersFace address={address} />
  ) : (
    <OffersFace address={address} />
  )
}
