import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { Webhooks } from '../webhooks/webhooks.tsx'

/** Where other programs are told of all contacts and applications of the fair. */
export default function FairWebhooksPage() {
  const fair = useCurrentFair()
  return <Webhooks key={fair.id} fair={fair} firm={null} />
}
