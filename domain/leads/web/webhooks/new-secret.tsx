import { ToldOnce } from '#platform/web/ui/told-once.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** What a receiver does with it, as one writes it. */
const example = `import { Webhook } from 'standardwebhooks'

// body: the bytes of the request, as they came
const event = new Webhook(secret).verify(body, request.headers)
// { type: 'lead.created', timestamp: '…', data: { lead: 12, firm: 3, fair: 1 } }`

/** A secret that was just made. */
export function NewSecret({ secret }: { secret: string }) {
  const t = useWords('leads')
  return (
    <ToldOnce
      title={t('webhooks.secret')}
      text={t('webhooks.secret_once')}
      secret={secret}
      copy={{ label: t('webhooks.copy'), done: t('webhooks.copied') }}
      example={{ title: t('webhooks.example'), text: t('webhooks.example_text'), code: example }}
    />
  )
}
