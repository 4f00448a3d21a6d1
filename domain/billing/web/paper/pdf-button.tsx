import { Download } from 'lucide-react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Paper, printInvoice, printQuote } from '../../contract/papers.ts'

const files = { invoice: printInvoice.path, quote: printQuote.path }

/** A paper as a file, called by its number. */
export function PdfButton({ kind, id, number }: Pick<Paper, 'kind' | 'id' | 'number'>) {
  const t = useWords('billing')
  const api = useApi()
  const { run, isPending } = useAction()
  const file = files[kind].replace('{id}', String(id))
  return (
    <Button
      variant="secondary"
      size="small"
      icon={Download}
      isPending={isPending}
      aria-label={t('account.download', { number })}
      onPress={() => run(async () => saveFile(await api.file(file), `${number}.pdf`))}
    >
      {t('account.pdf')}
    </Button>
  )
}
