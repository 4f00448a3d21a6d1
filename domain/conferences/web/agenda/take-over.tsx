import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePerson } from '#domain/identity/web/person.ts'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { addAgendaEntry, readAgenda } from '../../contract/agenda.ts'
import styles from './take-over.module.css'
import { useKeptAgenda } from './use-kept-agenda.ts'
import { useOwnAgenda } from './use-own-agenda.ts'

const isGone = (error: unknown) => error instanceof ProblemError && error.status === 404

/** Whoever kept sessions before logging in is asked once whether they go into their agenda. */
export function TakeOver({ fair }: { fair: number }) {
  const t = useWords('conferences')
  const api = useApi()
  const queries = useQueryClient()
  const isKnown = usePerson().status === 'known'
  const here = useKeptAgenda(fair)
  const own = useOwnAgenda(fair, isKnown)
  const missing = [...here.kept].filter(id => !own.kept.has(id))
  const take = useMutation({
    mutationFn: async () => {
      for (const conference of missing)
        try {
          await api.call(addAgendaEntry, { body: { conference } })
        } catch (error) {
          // What the programme does not have any more is not kept either.
          if (!isGone(error)) throw error
        }
    },
    onSuccess: () => here.forget(),
    onError: error => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(readAgenda) }),
  })
  if (!isKnown || !own.isRead || (!missing.length && !take.isPending)) return null
  return (
    <section className={styles.ask} aria-labelledby="take-over">
      <h2 id="take-over" className={styles.title}>
        {t('agenda.take_over', { count: missing.length })}
      </h2>
      <div className={styles.actions}>
        <Button isPending={take.isPending} onPress={() => take.mutate()}>
          {t('agenda.take_over_yes')}
        </Button>
        <Button variant="secondary" isDisabled={take.isPending} onPress={here.forget}>
          {t('agenda.take_over_no')}
        </Button>
      </div>
    </section>
  )
}
