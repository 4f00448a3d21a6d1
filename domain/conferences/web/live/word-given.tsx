import { Mic } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './stage.module.css'

type Props = {
  /** One is on the stage by it. */
  isSpeaking: boolean
  onSpeak: () => void
  onGiveBack: () => void
}

/** One has the word: nobody is heard before they say so themselves. */
export function WordGiven({ isSpeaking, onSpeak, onGiveBack }: Props) {
  const t = useWords('conferences')
  return (
    <p className={styles.notice} role="status">
      <Icon of={Mic} />
      <span>{t(isSpeaking ? 'hand.on_stage' : 'hand.given')}</span>
      {!isSpeaking && (
        <Button size="small" icon={Mic} onPress={onSpeak}>
          {t('hand.speak')}
        </Button>
      )}
      <Button size="small" variant="ghost" onPress={onGiveBack}>
        {t(isSpeaking ? 'hand.give_back' : 'hand.decline')}
      </Button>
    </p>
  )
}
