import { useQuery } from '@tanstack/react-query'
import { Mail, Phone } from 'lucide-react'
import { hrefOfPhone } from '#domain/identity/contract/addresses.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { type FirmCard, firmCard } from '../contract/firm-card.ts'

/** How to reach a firm, for members, as far as the fair shows it; nothing while that is not known. */
export function useFirmCard(firm: number, fair: number): FirmCard | undefined {
  const api = useApi()
  const { status } = usePerson()
  return useQuery({
    ...callQuery(api, firmCard, { params: { id: firm }, query: { fair } }),
    enabled: status === 'known',
  }).data
}

/** The address and the number of a firm, ready to be used. */
export function FirmReach({ firm, fair }: { firm: number; fair: number }) {
  const card = useFirmCard(firm, fair)
  return (
    <>
      {card?.email && (
        <a href={`mailto:${card.email}`}>
          <Icon of={Mail} size="small" /> {card.email}
        </a>
      )}
      {card?.phone && (
        <a href={hrefOfPhone(card.phone)}>
          <Icon of={Phone} size="small" /> {card.phone}
        </a>
      )}
    </>
  )
}
