import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  type IntegrationKey,
  integrationKeys,
  restoreIntegrationKey,
  revokeIntegrationKey,
} from '../../contract/integration-keys.ts'
import styles from './keys.module.css'

type Props = {
  fair: number
  keys: readonly IntegrationKey[]
  /** All of them are for its contacts. */
  isOfFirm: boolean
}

/** The keys of a fair, or of a firm in it, each of which ends by a press. */
export function KeyList({ fair, keys, isOfFirm }: Props) {
  const t = useWords('identity')
  const api = useApi()
  const refresh = useRefresh()
  const locale = useLocale()
  const { run, isPending } = useAction()
  const [leaving, setLeaving] = useState<IntegrationKey | null>(null)
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  const restore = (key: number) =>
    run(async () => {
      await api.call(restoreIntegrationKey, { params: { id: fair, key } })
      await refresh(integrationKeys)
    })
  const revoke = ({ id, name }: IntegrationKey) =>
    run(async () => {
      await api.call(revokeIntegrationKey, { params: { id: fair, key: id } })
      toast.success(t('keys.revoked', { name }), {
        action: { label: t('keys.undo'), onPress: () => restore(id), isUndo: true },
      })
      setLeaving(null)
      await refresh(integrationKeys)
    })
  return (
    <div className={styles.list}>
      <Table<IntegrationKey>
        label={t('keys.title')}
        rows={keys}
        rowId={key => String(key.id)}
        rowName={key => key.name}
        columns={[
          {
            id: 'name',
            label: t('keys.name'),
            isRowHeader: true,
            render: key => (
              <>
                <b>{key.name}</b> <small>…{key.hint}</small>
              </>
            ),
          },
          ...(isOfFirm
            ? []
            : [
                {
                  id: 'scope',
                  label: t('keys.scope'),
                  render: (key: IntegrationKey) => t(`keys.scope_${key.scope}`),
                },
              ]),
          {
            id: 'created',
            label: t('keys.created'),
            render: key => `${day.format(new Date(key.createdAt))} · ${key.createdBy}`,
          },
          {
            id: 'expires',
            label: t('keys.expires'),
            render: key =>
              key.isExpired ? (
                <Badge tone="err">{t('keys.is_expired')}</Badge>
              ) : (
                day.format(new Date(key.expiresAt))
              ),
          },
          {
            id: 'used',
            label: t('keys.used'),
            render: key => (key.lastUsedAt ? moment.format(new Date(key.lastUsedAt)) : t('keys.never')),
          },
          {
            id: 'revoke',
            label: t('keys.revoke'),
            render: key => (
              <Button
                variant="secondary"
                size="small"
                aria-label={t('keys.revoke_named', { name: key.name })}
                onPress={() => setLeaving(key)}
              >
                {t('keys.revoke')}
              </Button>
            ),
          },
        ]}
      />
      {leaving && (
        <Confirm
          isOpen
          isDanger
          title={t('keys.revoke_question', { name: leaving.name })}
          confirmLabel={t('keys.revoke')}
          isPending={isPending}
          onOpenChange={isOpen => isOpen || setLeaving(null)}
          onConfirm={() => revoke(leaving)}
        >
          <p>{t('keys.revoke_text')}</p>
        </Confirm>
      )}
    </div>
  )
}
