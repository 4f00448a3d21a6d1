import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { FormActions } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'

type Props = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  firms: readonly { id: number; name: string }[]
  onChoose: (firm: number) => void
}

/** To whom something is sold; what it is stands in their account. */
export function NewSale({ isOpen, onOpenChange, firms, onChoose }: Props) {
  const t = useWords('billing')
  const [chosen, choose] = useState<string | null>(null)
  const go = () => {
    onOpenChange(false)
    onChoose(Number(chosen))
  }
  return (
    <Dialog
      size="small"
      title={t('dashboard.add_sale')}
      lead={t('sale.to_whom')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ComboboxField
        label={t('dashboard.exhibitor')}
        options={firms.map(firm => ({ id: String(firm.id), label: firm.name }))}
        value={chosen}
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
