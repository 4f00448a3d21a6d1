import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type OwnStage, ownStage, rateConference } from '../../contract/stage.ts'
import styles from './rating.module.css'

const stars = ['1', '2', '3', '4', '5'] as const

/** What somebody who was in thinks of it, once it is over; a second time changes it. */
export function Rating({ conference, rating }: { conference: number; rating: OwnStage['rating'] }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const [given, setGiven] = useState(rating ? String(rating.stars) : null)
  const [text, setText] = useState(rating?.text ?? '')
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(rateConference, {
      params: { id: conference },
      body: { stars: Number(given), text: text.trim() },
    })
    await refresh(ownStage)
    toast.success(t('rating.thanks'))
  })
  return (
    <section className={styles.rating} aria-labelledby="session-rating">
      <h2 id="session-rating" className={styles.title}>
        {t('rating.title')}
      </h2>
      <Form problems={problems} onSubmit={submit} aria-label={t('rating.title')}>
        <RadioGroupField
          label={t('rating.stars')}
          value={given}
          onChange={setGiven}
          isInRow
          options={stars.map(id => ({ id, label: id }))}
          hint={t('rating.scale')}
        />
        <TextAreaField
          name="text"
          label={t('rating.text')}
          value={text}
          maxLength={1000}
          onChange={setText}
        />
        <FormActions>
          <Button type="submit" isPending={isPending} isDisabled={given === null}>
            {t(rating ? 'rating.change' : 'rating.send')}
          </Button>
        </FormActions>
      </Form>
    </section>
  )
}
