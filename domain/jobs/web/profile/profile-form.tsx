import type { ReactNode } from 'react'
import { problemsIn } from '#platform/web/api/use-submit.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import type { FormField } from '#platform/web/forms/form-field.tsx'
import { Form, FormRow, FormSection } from '#platform/web/ui/form.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { salaryPeriods } from '../../contract/choices.ts'
import { amountMost, sameFigureIn, unitsOf } from '../../contract/units-of.ts'
import { CurrencyField } from '../currency-field.tsx'
import { CvFile } from './cv-file.tsx'
import { CvRows } from './cv-rows.tsx'
import { educationsIn, positionsIn, textIn } from './profile-fields.ts'
import { SpokenLanguages } from './spoken-languages.tsx'
import { useProfileLists } from './use-profile-lists.ts'
import type { ProfileSaving } from './use-profile-saving.ts'

const title: FormField = { name: 'title', kind: 'text', maxLength: 160 }
const summary: FormField = { name: 'summary', kind: 'textarea', maxLength: 4000 }
const video: FormField = { name: 'videoProfileUrl', kind: 'url', maxLength: 2000 }
const degree: FormField = { name: 'degree', kind: 'text', maxLength: 160 }
const school: FormField = { name: 'school', kind: 'text', maxLength: 160 }
const anonymous: FormField = { name: 'isAnonymousFirst', kind: 'switch' }

/** What somebody says of what they can do and look for, part by part. */
export function ProfileForm({ profile }: { profile: ProfileSaving }) {
  const t = useWords('jobs')
  const say = useWords('validations')
  const listed = useProfileLists()
  const { saving, set } = profile
  const { fields } = saving
  const keep = (field: string, value: unknown) => {
    set(field, value)
    void saving.leave()
  }
  const drawn = (...shown: (FormField | null)[]): ReactNode => (
    <DraftFields
      t={t}
      prefix="profile"
      draft={{ value: fields, set }}
      fields={shown.flatMap(field => field ?? [])}
    />
  )
  return (
    <Form
      onLeave={() => void saving.leave()}
      problems={problemsIn(saving.errors, say)}
      onSubmit={() => void saving.leave()}
      aria-label={t('profile.page')}
    >
      <FormSection title={t('profile.part_title')} id="title">
        {drawn(title, summary)}
      </FormSection>
      <FormSection title={t('profile.part_content')} hint={t('profile.positions_hint')} id="content">
        <CvRows
          kind="position"
          rows={positionsIn(fields.positions)}
          onChange={rows => keep('positions', rows)}
          most={40}
        />
        <CvFile file={fields.cv} onChange={cv => keep('cv', cv)} />
        {drawn(video)}
      </FormSection>
      <FormSection title={t('profile.part_education')} id="education">
        <CvRows
          kind="education"
          rows={educationsIn(fields.educations)}
          onChange={rows => keep('educations', rows)}
          most={20}
        />
        <FormRow>{drawn(listed('educationLevel'), degree)}</FormRow>
        <FormRow>
          {drawn(school)}
          <GraduationYear profile={profile} />
        </FormRow>
      </FormSection>
      <FormSection title={t('profile.part_skills')} id="skills">
        {drawn(listed('skills'), listed('qualities'))}
      </FormSection>
      <FormSection title={t('profile.part_languages')} id="languages">
        <SpokenLanguages value={fields.languages} onChange={spoken => keep('languages', spoken)} />
      </FormSection>
      <FormSection title={t('profile.part_wish')} id="wish">
        {drawn(listed('functions'), listed('families'))}
        <FormRow>{drawn(listed('functionLevel'), listed('experience'))}</FormRow>
        {drawn(listed('contractTypes'))}
        <SalaryWish profile={profile} />
      </FormSection>
      <FormSection title={t('profile.part_availability')} id="availability">
        {drawn(listed('disponibility'), listed('areas'), listed('transports'))}
      </FormSection>
      <FormSection title={t('profile.part_first_look')}>{drawn(anonymous)}</FormSection>
    </Form>
  )
}

const amount = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)

function GraduationYear({ profile: { saving, set } }: { profile: ProfileSaving }) {
  const t = useWords('jobs')
  return (
    <NumberField
      name="graduationYear"
      label={t('profile.graduationYear')}
      hasSteps={false}
      minValue={1940}
      maxValue={2100}
      formatOptions={{ useGrouping: false }}
      value={amount(saving.fields.graduationYear)}
      onChange={year => set('graduationYear', Number.isNaN(year) ? null : year)}
    />
  )
}

function SalaryWish({ profile: { saving, set } }: { profile: ProfileSaving }) {
  const t = useWords('jobs')
  const { salaryWish, salaryCurrency, salaryPeriod } = saving.fields
  const currency = textIn(salaryCurrency) || 'EUR'
  const units = unitsOf(currency)
  const choose = (field: string, value: string) => {
    set(field, value)
    void saving.leave()
  }
  return (
    <>
      <NumberField
        name="salaryWish"
        label={t('profile.salaryWish')}
        hint={t('profile.salaryWish_hint')}
        hasSteps={false}
        minValue={0}
        maxValue={amountMost / units}
        formatOptions={{
          style: 'currency',
          currency,
          maximumFractionDigits: 0,
        }}
        value={amount(salaryWish) / units}
        onChange={wish => set('salaryWish', Number.isNaN(wish) ? null : Math.round(wish * units))}
      />
      <FormRow>
        <CurrencyField
          label={t('profile.salaryCurrency')}
          value={currency}
          onChange={next => {
            if (typeof salaryWish === 'number') set('salaryWish', sameFigureIn(salaryWish, currency, next))
            choose('salaryCurrency', next)
          }}
        />
        <SelectField
          label={t('profile.salaryPeriod')}
          options={salaryPeriods.map(id => ({ id, label: t(`profile.per_${id}`) }))}
          value={textIn(salaryPeriod)}
          onChange={period => period && choose('salaryPeriod', period)}
        />
      </FormRow>
    </>
  )
}
