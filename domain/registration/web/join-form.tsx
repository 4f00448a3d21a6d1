import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FormBlock } from '../contract/registration-form.ts'
import { BlockFields } from './block-fields.tsx'
import styles from './registration-form.module.css'
import type { useJoin } from './use-join.ts'

type Props = {
  fair: { homepage: string }
  blocks: readonly FormBlock[]
  join: ReturnType<typeof useJoin>
}

/** What a fair still asks, what one accepts by coming, and the press that does it. */
export function JoinForm({ fair, blocks, join }: Props) {
  const t = useWords('registration')
  const { submit, problems, isPending, values, onChange } = join
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('join.submit')}>
      {blocks.length > 0 && <BlockFields blocks={blocks} values={values} onChange={onChange} />}
      <p className={styles.consent}>
        {t('join.accept')}{' '}
        <a
          className={styles.link}
          href={hrefOf(fairPaths.terms, {}, fair.homepage)}
          target="_blank"
          rel="noreferrer"
        >
          {t('register.read_terms')}
        </a>{' '}
        {t('register.new_tab')}
      </p>
      <FormActions>
        <Button type="submit" isPending={isPending}>
          {t('join.submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
