import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './forms.module.css'
import type { FormEditor } from './use-form-editor.ts'

type Props = { editor: FormEditor; isOfOneFair: boolean }

/** Whose form this is, and the way back to the one behind it. */
export function FormState({ editor, isOfOneFair }: Props) {
  const t = useWords('registration')
  const [isAsking, ask] = useState(false)
  const { form, isChanged, isPending } = editor
  const whose = form.version > 0 ? 'own' : 'behind'
  const scope = isOfOneFair ? 'fair' : 'every'
  return (
    <div className={styles.state}>
      <p className={styles.whose}>
        {t(`forms.state_${scope}_${whose}`)} {isChanged && <Badge tone="fair">{t('forms.changed')}</Badge>}
      </p>
      {form.version > 0 && (
        <Button variant="ghost" size="small" icon={RotateCcw} onPress={() => ask(true)}>
          {t(`forms.give_up_${scope}`)}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        onOpenChange={ask}
        isDanger
        title={t(`forms.give_up_ask_${scope}`)}
        confirmLabel={t('forms.give_up')}
        isPending={isPending}
        onConfirm={() => editor.giveUp(() => ask(false))}
      >
        <p>{t('forms.give_up_text')}</p>
      </Confirm>
    </div>
  )
}
