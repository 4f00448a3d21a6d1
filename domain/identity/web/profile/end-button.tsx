import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import styles from './security.module.css'

/** Ends something in a row, and says beside it when that was not possible. */
export function EndButton({
  variant,
  label,
  onEnd,
}: {
  variant: 'secondary' | 'ghost'
  label: string
  onEnd: () => Promise<void>
}) {
  const { submit, problems, isPending } = useSubmit(onEnd)
  return (
    <div>
      <Button variant={variant} size="small" isPending={isPending} onPress={() => submit(new FormData())}>
        {label}
      </Button>
      {problems?.message && (
        <p role="alert" className={styles.problem}>
          {problems.message}
        </p>
      )}
    </div>
  )
}
