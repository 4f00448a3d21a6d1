import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { saidFrom } from '#domain/messaging/contract/conversation.ts'
import { keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button, type ButtonSize, type ButtonVariant } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { callable } from '../contract/calls.ts'
import styles from './call-button.module.css'
import type { CallContext, CalledFrom } from './call-store.ts'
import { askCallable } from './callable-batch.ts'
import { fullNameOf } from './correspondent.ts'
import { useCalls } from './use-calls.ts'

type Props = CalledFrom & {
  user: { id: number; firstName: string; lastName: string }
  /** Unless said, the fair of the page. */
  fair?: { id: number; isUsingVisio: boolean } | undefined
  /** From where one calls: a booth, a card. */
  context?: CallContext | undefined
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Calls somebody; only there where the fair uses video and one may. */
export function CallButton({
  user,
  fair,
  context,
  conversation,
  stand,
  variant = 'soft',
  size = 'normal',
}: Props) {
  const t = useWords('calls')
  const api = useApi()
  const own = usePerson().user
  const shown = useFair()
  const calls = useCalls()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const { id, isUsingVisio = false } = fair ?? shown ?? {}
  const isOther = own !== null && own.id !== user.id
  const { data } = useQuery({
    queryKey: [...keyOf(callable), id, user.id],
    queryFn: () => askCallable(api, id ?? 0, user.id),
    enabled: isUsingVisio && isOther && id !== undefined,
  })
  if (!data?.isCallable || id === undefined) return null
  const left = data.calls && data.calls.left <= saidFrom ? data.calls : null
  const name = fullNameOf(user)
  const callee = { user: user.id, name, fair: id, context, conversation, stand }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={Phone}
        aria-label={t('call_named', { name })}
        isPending={isPending}
        onPress={() =>
          run(async () => {
            await calls.callChecked(callee)
            await refresh(callable)
          })
        }
      >
        {variant === 'icon' ? null : t('call')}
      </Button>
      {left && variant !== 'icon' && (
        <small className={styles.left}>
          {t(left.left ? 'calls_left' : 'calls_none', { count: left.left, limit: left.limit })}
        </small>
      )}
    </>
  )
}
