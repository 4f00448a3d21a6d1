import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ActionsMenu } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  changeWebhookEndpoint,
  deleteWebhookEndpoint,
  renewWebhookSecret,
  testWebhookEndpoint,
  type WebhookEndpoint,
  webhookDeliveries,
  webhookEndpoints,
} from '../../contract/webhooks/calls.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { EditEndpoint } from './edit-endpoint.tsx'
import { useEventWords } from './event-words.ts'
import styles from './webhooks.module.css'

type Props = { endpoint: WebhookEndpoint; hosts: readonly string[]; onSecret: (secret: string) => void }

/** One receiver: how it fares, what it is told of, and what can be done with it. */
export function Endpoint({ endpoint, hosts, onSecret }: Props) {
  const { id, url, events, state } = endpoint
  const t = useWords('leads')
  const api = useApi()
  const refresh = useRefresh()
  const { nameOf } = useEventWords()
  const { run, isPending } = useAction()
  const [asking, ask] = useState<'delete' | 'renew' | 'edit' | null>(null)
  const [hasLog, showLog] = useState(false)
  const host = new URL(url).host
  const isOn = state === 'on'
  const done = (work: () => Promise<string>) =>
    run(async () => {
      const said = await work()
      ask(null)
      if (said) toast.success(said)
      await refresh(webhookEndpoints, webhookDeliveries)
    })
  const byId = { params: { id } }
  const test = () =>
    done(async () => {
      await api.call(testWebhookEndpoint, byId)
      showLog(true)
      return t('webhooks.tested')
    })
  const turn = () =>
    done(async () => {
      await api.call(changeWebhookEndpoint, { ...byId, body: { isOn: !isOn } })
      return t(isOn ? 'webhooks.stopped' : 'webhooks.started')
    })
  const renew = () =>
    done(async () => {
      onSecret((await api.call(renewWebhookSecret, byId)).secret)
      return ''
    })
  const remove = () =>
    done(async () => {
      await api.call(deleteWebhookEndpoint, byId)
      return t('webhooks.deleted')
    })
  return (
    <article className={styles.endpoint} aria-label={url}>
      <header className={styles.head}>
        <h2 className={styles.url}>{url}</h2>
        <Badge tone={isOn ? 'ok' : state === 'off' ? 'neutral' : 'err'}>{t(`webhooks.state.${state}`)}</Badge>
      </header>
      <p className={styles.events}>{events.map(nameOf).join(' · ')}</p>
      <Facts endpoint={endpoint} />
      <div className={styles.actions}>
        <Button variant="secondary" size="small" isDisabled={!isOn} isPending={isPending} onPress={test}>
          {t('webhooks.test')}
        </Button>
        <Button variant="ghost" size="small" aria-expanded={hasLog} onPress={() => showLog(!hasLog)}>
          {t('webhooks.log')}
        </Button>
        <ActionsMenu
          name={host}
          entries={[
            { id: 'edit', label: t('webhooks.edit'), onAction: () => ask('edit') },
            { id: 'turn', label: t(isOn ? 'webhooks.stop' : 'webhooks.start'), onAction: turn },
            { id: 'renew', label: t('webhooks.renew'), onAction: () => ask('renew') },
            { id: 'delete', label: t('webhooks.delete'), isDanger: true, onAction: () => ask('delete') },
          ]}
        />
      </div>
      {hasLog && <DeliveryLog endpoint={id} host={host} isOn={isOn} />}
      {asking === 'edit' && <EditEndpoint endpoint={endpoint} hosts={hosts} onClose={() => ask(null)} />}
      <Confirm
        isOpen={asking === 'renew'}
        onOpenChange={isOpen => isOpen || ask(null)}
        title={t('webhooks.renew_title', { host })}
        confirmLabel={t('webhooks.renew')}
        isPending={isPending}
        onConfirm={renew}
      >
        <p>{t('webhooks.renew_text')}</p>
      </Confirm>
      <Confirm
        isOpen={asking === 'delete'}
        onOpenChange={isOpen => isOpen || ask(null)}
        isDanger
        title={t('webhooks.delete_title', { host })}
        confirmLabel={t('webhooks.delete')}
        isPending={isPending}
        onConfirm={remove}
      >
        <p>{t('webhooks.delete_text')}</p>
      </Confirm>
    </article>
  )
}

/** What is worth knowing of it now. */
function Facts({
  endpoint: { waiting, failingSince, formerUntil, lastDeliveredAt, createdBy },
}: Pick<Props, 'endpoint'>) {
  const t = useWords('leads')
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  const at = (instant: string) => moment.format(new Date(instant))
  const facts = [
    failingSince
      ? t('webhooks.failing_since', { at: at(failingSince) })
      : lastDeliveredAt
        ? t('webhooks.last', { at: at(lastDeliveredAt) })
        : t('webhooks.never'),
    waiting ? t('webhooks.waiting', { count: waiting }) : null,
    formerUntil ? t('webhooks.former', { at: at(formerUntil) }) : null,
    createdBy ? t('webhooks.by', { name: createdBy }) : null,
  ]
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
}
