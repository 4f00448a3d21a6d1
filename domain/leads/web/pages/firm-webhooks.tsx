import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Webhooks } from '../webhooks/webhooks.tsx'

/** Where the programs of a firm are told of its own contacts and applications in the fair. */
export default function FirmWebhooksPage() {
  const fair = useCurrentFair()
  const { user } = usePerson()
  if (!user?.firm) return <Skeleton shape="rows" count={3} />
  return <Webhooks key={`${fair.id}:${user.firm.id}`} fair={fair} firm={user.firm.id} />
}
