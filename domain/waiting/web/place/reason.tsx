import { MessageSquareText, SquarePen } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { contextIcons } from '#domain/messaging/web/thread/line-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type OwnPlace, reasonLength } from '../../contract/place.ts'
import { usePlaces } from '../use-places.ts'
import styles from './place-sheet.module.css'

/** What one wants to talk about, as the booth reads it beside one's name. */
export function Reason({ place }: { place: OwnPlace }) {
  const t = useWords('waiting')
  const { run, isPending } = useAction()
  const { change } = usePlaces()
  const { reason, context } = place
  const known = [context?.title, reason].filter(Boolean).join('\u00a0· ')
  const [isWriting, setWriting] = useState(!known)
  const [text, setText] = useState(reason)
  const save = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      await change(place, text.trim())
      setWriting(false)
    })
  }
  if (!isWriting && known)
    return (
      <div className={styles.reason}>
        <Icon of={context ? contextIcons[context.kind] : MessageSquareText} />
        <span>
          <small>{t('reason.about')}</small>
          <b>{known}</b>
        </span>
        <Button
          variant="ghost"
          icon={SquarePen}
          aria-label={t('reason.change')}
          onPress={() => setWriting(true)}
        />
      </div>
    )
  return (
    <form className={styles.say} onSubmit={save}>
      <TextField
        label={t('reason.label')}
        hint={t('reason.hint')}
        value={text}
        onChange={setText}
        maxLength={reasonLength}
      />
      <Button type="submit" variant="soft" isPending={isPending} isDisabled={text.trim() === reason}>
        {t('reason.save')}
      </Button>
    </form>
  )
}
