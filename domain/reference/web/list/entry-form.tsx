import { type ReactNode, useState } from 'react'
import type { ListDescription } from '#platform/contract/list-administration.ts'
import { locales } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { EntryField } from './entry-field.tsx'
import { type Entry, listCalled } from './list-source.ts'

export type EntryFormProps = {
  description: ListDescription
  /** Null is a new one. */
  entry: Entry | null
  /** What a new one begins with. */
  preset?: Record<string, unknown>
  title: string
  /** Drawn beside the fields, anew with every change. */
  picture?: (values: Record<string, unknown>) => ReactNode
  onClose: () => void
}

const formId = 'list-entry'

/** One entry: its words in every language, and whatever else the list has. Stays open until it is saved. */
export function EntryForm(props: EntryFormProps) {
  const { description, entry, preset = {}, title, picture, onClose } = props
  const t = useWords('reference')
  const api = useApi()
  const refresh = useRefresh()
  const locale = useLocale()
  const [values, setValues] = useState<Record<string, unknown>>(entry ?? preset)
  const [words, setWords] = useState(entry?.translations ?? {})
  const translated = description.fields.filter(field => field.isTranslated)
  const plain = description.fields.filter(field => !field.isTranslated && field.kind !== 'other')
  const shown = plain.filter(field => field.name !== 'rank')
  const source = listCalled(description.name)
  const { submit, problems, isPending } = useSubmit(async () => {
    const sent = Object.fromEntries(
      shown.filter(field => field.name in values).map(field => [field.name, values[field.name]]),
    )
    const body = { ...sent, ...(translated.length && { translations: words }) }
    if (entry) await api.update(source, entry.id, body)
    else await api.create(source, body)
    await refresh(source)
    toast.success(t(entry ? 'list.saved' : 'list.created'))
    onClose()
  })
  const write = (code: string, field: string, text: string) =>
    setWords(before => ({ ...before, [code]: { ...before[code], [field]: text } }))
  return (
    <Dialog
      isOpen
      title={title}
      isBusy={isPending}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
            {t('list.cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={isPending}>
            {t('list.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} problems={problems} onSubmit={submit}>
        {picture?.(values)}
        {translated.length > 0 && (
          <LanguageTabs
            label={t('list.languages')}
            languages={locales.map(code => ({
              code,
              name: languageNames[code],
              isMissing: translated.some(field => !words[code]?.[field.name]?.trim()),
            }))}
          >
            {code =>
              translated.map(field => (
                <TextField
                  key={field.name}
                  name={code === locale ? field.name : `translations.${code}.${field.name}`}
                  label={t(`fields.${field.name}`)}
                  maxLength={field.maxLength}
                  value={words[code]?.[field.name] ?? ''}
                  onChange={text => write(code, field.name, text)}
                />
              ))
            }
          </LanguageTabs>
        )}
        {shown.map(field => (
          <EntryField
            key={field.name}
            field={field}
            value={values[field.name]}
            exists={entry !== null}
            onChange={value => setValues(before => ({ ...before, [field.name]: value }))}
          />
        ))}
      </Form>
    </Dialog>
  )
}
