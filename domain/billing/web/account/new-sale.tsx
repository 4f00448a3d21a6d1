import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffPlaces } from '#domain/people/contract/people-back.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { FormActions } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'

type Props = { fair: number; onClose: () => void; onChoose: (firm: number) => void }

/** To whom something is sold, found by name or by a booth; what it is stands in their account. */
export function NewSale({ fair, onClose, onChoose }: Props) {
  const t = useWords('billing')
  const [chosen, choose] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const { data = [], isFetching } = useQuery({
    ...callQuery(useApi(), staffPlaces, { query: { fair, search } }),
    placeholderData: keepPreviousData,
  })
  const go = () => {
    onClose()
    onChoose(Number(chosen))
  }
  return (
    <Dialog
      size="small"
      title={t('dashboard.add_sale')}
      lead={t('sale.to_whom')}
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <ComboboxField
        label={t('dashboard.exhibitor')}
        options={data.map(firm => ({ id: String(firm.id), label: firm.name }))}
        value={chosen}
        onSearch={setSearch}
        isSearching={isFetching}
        onChange={choose}
      />
      <FormActions>
        <Button isDisabled={!chosen} onPress={go}>
          {t('sale.go')}
        </Button>
      </FormActions>
    </Dialog>
  )
}
