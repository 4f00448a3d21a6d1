import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CheckboxField } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.tsx'
import { useWords } from '../words/words.ts'
import type { OwnLists } from './own-lists.ts'

const formId = 'keep-view'

/** Gives the view that is shown a name. */
export default function KeepView({
  list,
  query,
  own,
  onClose,
}: {
  list: string
  query: string
  own: OwnLists
  onClose: () => void
}) {
  const t = useWords('lists')
  const [name, setName] = useState('')
  const [isFavourite, setFavourite] = useState(false)
  const [isPending, setPending] = useState(false)
  const isTaken = own.viewsOf(list).some(view => view.name === name.trim())
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    setPending(true)
    const isKept = await own.keep(list, { name: name.trim(), query, isFavourite })
    if (isKept) toast.success(t('kept', { name: name.trim() }))
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('keep_view')}
      lead={t('keep_lead')}
      isBusy={isPending}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={isPending} isDisabled={!name.trim()}>
            {t('keep_view')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void keep(event)} style={{ display: 'grid', gap: 16 }}>
        <TextField
          label={t('view_name')}
          value={name}
          onChange={setName}
          maxLength={60}
          autoFocus
          hint={isTaken ? t('replaces') : undefined}
        />
        <CheckboxField isSelected={isFavourite} onChange={setFavourite}>
          {t('in_menu')}
        </CheckboxField>
      </form>
    </Dialog>
  )
}
