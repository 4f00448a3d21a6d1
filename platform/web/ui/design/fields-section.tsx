import { useState } from 'react'
import { CheckboxField, CheckboxGroupField } from '../checkbox.tsx'
import { ColorField } from '../color-field.tsx'
import { ComboboxField } from '../combobox.tsx'
import { DateField } from '../date-field.tsx'
import { DateTimeField } from '../date-time-field.tsx'
import { FileDrop } from '../file-drop.tsx'
import { NumberField } from '../number-field.tsx'
import { Progress } from '../progress.tsx'
import { RadioGroupField } from '../radio-group.tsx'
import { SelectField } from '../select.tsx'
import { SwitchField } from '../switch.tsx'
import { TagField } from '../tag-field.tsx'
import { PasswordField, TextAreaField, TextField } from '../text-field.tsx'
import styles from './design.module.css'
import { Section } from './section.tsx'

const sectors = ['Robotics', 'Steel', 'Glass', 'Textile', 'Energy', 'Chemistry', 'Logistics'].map(label => ({
  id: label.toLowerCase(),
  label,
}))
const formats = [
  { id: 'open', label: 'Open to all', hint: 'Anyone may enter without an account.' },
  { id: 'invited', label: 'By invitation', hint: 'Only addresses you have imported.' },
  { id: 'closed', label: 'Not yet', isDisabled: true },
]
const mb = 1_000_000

/** Every field at rest, with a hint, with a problem, disabled. */
export function FieldsSection() {
  const [sector, setSector] = useState<string | null>('robotics')
  const [logo, setLogo] = useState<{ name: string; size: number } | null>(null)
  return (
    <Section title="Fields">
      <TextField
        label="E-mail address"
        type="email"
        isRequired
        defaultValue="lea.fontaine@exemple.fr"
        hint="Hidden from exhibitors until you share it."
      />
      <TextField
        label="Website"
        before="https://"
        placeholder="example.org"
        error="This address does not answer."
      />
      <TextField label="Reference" isDisabled defaultValue="A6-2026" />
      <PasswordField
        label="Password"
        isRequired
        defaultValue="twelve-apples"
        strength={<Progress label="Strength" value={70} valueLabel="Good" isLabelHidden />}
      />
      <TextAreaField label="Pitch" maxLength={280} defaultValue="We design cobots that are set by hand." />
      <NumberField label="Stands in the hall" defaultValue={24} minValue={1} maxValue={60} />
      <DateField label="Opening day" defaultValue="2026-11-24" />
      <DateTimeField
        label="Session starts"
        defaultValue="2026-11-24T10:30:00Z"
        timeZone="Europe/Paris"
        hint="Paris time, the fair's zone."
      />
      <DateField label="Birthday" error="This day is in the future." />
      <SelectField label="Sector" options={sectors} value={sector} onChange={setSector} />
      <SelectField label="Country" options={[]} isDisabled placeholder="Choose a region first" />
      <ComboboxField label="City" options={sectors} placeholder="Type to search" />
      <ComboboxField label="Fair" options={sectors} placeholder="Fair" look="filter" />
      <ComboboxField
        label="Exhibitor"
        options={[]}
        isSearching
        onSearch={() => undefined}
        valueLabel="Nord"
      />
      <TagField label="Languages spoken" options={sectors} defaultValue={['steel', 'glass']} />
      <CheckboxField isRequired>
        I accept the <a href="#terms">terms</a>
      </CheckboxField>
      <CheckboxField defaultSelected hint="You can withdraw it at any time.">
        Recruiters of this fair may see my CV
      </CheckboxField>
      <CheckboxField isDisabled defaultSelected>
        Decided by the organizer
      </CheckboxField>
      <CheckboxGroupField label="I am looking for" options={formats} defaultValue={['open']} />
      <RadioGroupField label="Who may enter" options={formats} defaultValue="open" />
      <RadioGroupField
        label="Form of address"
        options={sectors.slice(0, 3)}
        isInRow
        error="Choose one of them."
      />
      <div>
        <SwitchField
          label="I am free to talk"
          defaultSelected
          hint="Your lamp is lit while this page is open."
        />
        <SwitchField label="Sounds" />
        <SwitchField label="Not in this fair" isDisabled />
      </div>
      <ColorField
        label="Colour of the booth"
        defaultValue="#14808a"
        swatches={['#14808a', '#c8452c', '#2b67b8', '#d09225', '#3c8c5a', '#8a3d6b']}
      />
      <FileDrop
        label="Logo"
        accepts={['image/png', 'image/svg+xml']}
        maxSize={2 * mb}
        file={logo}
        onChoose={file => setLogo({ name: file.name, size: file.size })}
        onRemove={() => setLogo(null)}
      />
      <FileDrop
        label="Brochure"
        accepts={['application/pdf']}
        maxSize={20 * mb}
        file={{ name: 'Cobots 2026.pdf', size: 3.4 * mb }}
        progress={62}
        onChoose={() => undefined}
        onRemove={() => undefined}
      />
      <FileDrop
        label="Poster"
        accepts={['image/*']}
        maxSize={5 * mb}
        error="This file is too large: 5 MB at most."
        onChoose={() => undefined}
      />
      <span className={styles.full} />
    </Section>
  )
}
