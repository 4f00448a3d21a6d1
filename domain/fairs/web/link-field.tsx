import { useState } from 'react'
import { FormRow } from '#platform/web/ui/form.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { pageLinks } from '../contract/links.ts'
import { linkProblem } from '../contract/rules.ts'

const otherPage = 'page'
const otherSite = 'site'

/** What was chosen, of a link as it is kept. */
const choiceOf = (link: string) =>
  pageLinks.find(page => page.link === link)?.link ??
  (link === '' || link.startsWith('/') ? otherPage : otherSite)

/** Where a button leads: a page of the fair by its name, another one by its address, or a site. */
export function LinkField({
  label,
  name,
  value,
  onChange,
}: {
  label: string
  name?: string
  value: string
  onChange: (link: string) => void
}) {
  const t = useWords('fairs')
  const say = useWords('validations')
  const [chosen, choose] = useState<string | null>(null)
  const choice = chosen ?? (value ? choiceOf(value) : null)
  const isOwn = choice === otherPage || choice === otherSite
  const problem = isOwn && value ? linkProblem(choice === otherSite ? 1 : 0, value) : null
  return (
    <FormRow>
      <SelectField
        label={label}
        placeholder={t('links.none')}
        value={choice}
        options={[
          ...pageLinks.map(page => ({ id: page.link, label: t(`links.${page.id}`) })),
          { id: otherPage, label: t('links.page') },
          { id: otherSite, label: t('links.site') },
        ]}
        onChange={id => {
          choose(id)
          const isPage = pageLinks.some(page => page.link === id)
          onChange(isPage ? String(id) : id === otherSite ? 'https://' : '/')
        }}
      />
      {isOwn && (
        <TextField
          label={t(choice === otherSite ? 'links.site_address' : 'links.page_address')}
          name={name}
          value={value}
          maxLength={500}
          error={problem ? say(problem) : undefined}
          onChange={onChange}
        />
      )}
    </FormRow>
  )
}
