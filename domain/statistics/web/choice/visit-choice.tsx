import { Button } from '#platform/web/ui/button.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useForget } from './use-forget.ts'
import { isRefusedByBrowser, useVisitChoice } from './use-visit-choice.ts'

/** Beside what is kept in the browser: whether it is counted in this fair, and that what it did be forgotten. */
export default function VisitChoice({ fair }: { fair: number }) {
  const t = useWords('statistics')
  const { known, choose, isPending } = useVisitChoice(fair)
  const { forget, isForgetting } = useForget(fair)
  if (!known) return null
  if (known.mode === 'off') return <p>{t('choice.off')}</p>
  if (isRefusedByBrowser()) return <p>{t('choice.browser')}</p>
  const isCounted = known.token !== null
  return (
    <>
      <SwitchField
        label={t('choice.label')}
        hint={t(known.mode === 'exempt' ? 'choice.hint_exempt' : 'choice.hint')}
        isSelected={isCounted}
        isDisabled={isPending}
        onChange={isWanted => choose(isWanted ? 'yes' : 'no')}
      />
      {isCounted && (
        <Button variant="ghost" size="small" isPending={isForgetting} onPress={() => forget()}>
          {t('choice.forget')}
        </Button>
      )}
    </>
  )
}
