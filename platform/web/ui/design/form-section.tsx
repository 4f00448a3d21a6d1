import { useState } from 'react'
import { Button } from '../button.tsx'
import { DateField } from '../date-field.tsx'
import { Form, FormActions, type FormProblems, FormRow, FormSection } from '../form.tsx'
import { LanguageMark } from '../language-mark.tsx'
import { LanguageTabs } from '../language-tabs.tsx'
import { SelectField } from '../select.tsx'
import { TextAreaField, TextField } from '../text-field.tsx'
import styles from './design.module.css'
import { Sample, Section } from './section.tsx'

const languages = [
  { code: 'fr', name: 'Français' },
  { code: 'en', name: 'English', isMissing: true },
  { code: 'nl', name: 'Nederlands', isMissing: true },
]

/** A whole form as the server answered it, and fields in several languages. */
export function FormSample() {
  const [problems, setProblems] = useState<FormProblems | null>(null)
  return (
    <Section title="Forms">
      <Sample name="Problems from the server: a card on top, each beside its field">
        <Form
          aria-label="Create a fair"
          problems={problems}
          onSubmit={() =>
            setProblems({
              errors: {
                name: ['This name is taken.'],
                end: ['The end is before the start.'],
                quota: ['No fair left.'],
              },
            })
          }
        >
          <TextField label="Name of the fair" name="name" isRequired defaultValue="Industrie & Métiers" />
          <FormRow>
            <DateField label="From" name="start" defaultValue="2026-11-24" />
            <DateField label="To" name="end" defaultValue="2026-11-20" />
          </FormRow>
          <FormActions>
            <Button type="submit" variant="secondary">
              Show the problems
            </Button>
          </FormActions>
        </Form>
      </Sample>
      <Sample name="LanguageMark">
        <LanguageMark of="de" />
      </Sample>
      <Sample name="LanguageTabs: what is missing is said">
        <div className={styles.full}>
          <LanguageTabs label="Languages" languages={languages}>
            {code => (
              <FormSection title="Presentation" hint="Seen on the home page of the fair.">
                <TextField label="Title" name={`translations.${code}.title`} />
                <TextAreaField label="Text" name={`translations.${code}.text`} rows={3} />
                <SelectField label="Tone" options={[{ id: 'warm', label: 'Warm' }]} />
              </FormSection>
            )}
          </LanguageTabs>
        </div>
      </Sample>
    </Section>
  )
}
