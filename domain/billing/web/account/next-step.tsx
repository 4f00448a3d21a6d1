import { Check } from 'lucide-react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Account, dashboard, type Place, readAccount, writeAccount } from '../../contract/accounts.ts'
import { readPapers } from '../../contract/papers.ts'
import { MakePaper } from './make-paper.tsx'

/** What is left is offered or invoiced; once everything is, only the money has to come. */
export function NextStep({ place, account }: { place: Place; account: Account }) {
  const t = useWords('billing')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const hasOpen = account.lines.some(line => line.quantity > line.invoiced)
  if (hasOpen || account.followed)
    return (
      <>
        <MakePaper kind="invoice" place={place} account={account} />
        {hasOpen && <MakePaper kind="quote" place={place} account={account} />}
      </>
    )
  if (account.state !== 'invoiced') return null
  const pay = async () => {
    await api.call(writeAccount, { params: place, body: { state: 'paid' } })
    await refresh(dashboard, readAccount, readPapers)
    toast.success(t('account.saved'))
  }
  return (
    <Button icon={Check} isPending={isPending} onPress={() => run(pay)}>
      {t('account.pay')}
    </Button>
  )
}
