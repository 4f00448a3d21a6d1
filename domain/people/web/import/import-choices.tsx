import { usePerson } from '#domain/identity/web/person.ts'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { FormSection } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { creatableTypes } from '../../contract/creation.ts'
import { KindField } from '../invitation-fields.tsx'
import styles from './import-choices.module.css'

export type Choices = { userType: number; invites: boolean; hasRight: boolean }

/** What is decided for everybody in the file. */
export function ImportChoices({
  value,
  onChange,
  lacksRight,
}: {
  value: Choices
  onChange: (value: Choices) => void
  /** They went on without saying that they may. */
  lacksRight: boolean
}) {
  const t = useWords('people')
  const say = useWords('validations')
  const { roles } = usePerson()
  const change = (part: Partial<Choices>) => onChange({ ...value, ...part })
  return (
    <div className={styles.choices}>
      <FormSection title={t('import.choices')}>
        <KindField
          types={creatableTypes(roles)}
          value={String(value.userType)}
          onChange={userType => change({ userType: Number(userType) })}
        />
        <CheckboxField
          name="invites"
          hint={t('import.invites_hint')}
          isSelected={value.invites}
          onChange={invites => change({ invites })}
        >
          {t('import.invites')}
        </CheckboxField>
        <CheckboxField
          name="hasRight"
          hint={t('import.has_right_hint')}
          isRequired
          error={lacksRight ? say('import_right_required') : undefined}
          isSelected={value.hasRight}
          onChange={hasRight => change({ hasRight })}
        >
          {t('import.has_right')}
        </CheckboxField>
      </FormSection>
    </div>
  )
}
