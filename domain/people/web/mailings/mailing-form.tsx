import { Send } from 'lucide-react'
import { useState } from 'react'
import { MailPreview } from '#domain/fairs/web/mails/mail-preview.tsx'
import { MailWordFields } from '#domain/fairs/web/mails/mail-word-fields.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftNotice } from '#platform/web/forms/draft-notice.tsx'
import { OtherTab } from '#platform/web/forms/other-tab.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import {
  listMailings,
  type Mailing,
  mailingPages,
  previewMailing,
  readersOfMailing,
  readMailing,
  writeMailing,
} from '../../contract/mailings.ts'
import { MailingReaders } from './mailing-readers.tsx'
import styles from './mailings.module.css'
import { SendDialog } from './send-dialog.tsx'
import { TestMailing } from './test-mailing.tsx'
import { useMailingDraft } from './use-mailing-draft.ts'

/** A draft: who gets it and what it says, language by language, beside what a reader will see. */
export function MailingForm({ mailing }: { mailing: Mailing }) {
  const t = useWords('people')
  const fairs = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const person = usePerson().user?.id ?? 0
  const draft = useMailingDraft(mailing, person)
  const languages = [...new Set([...mailing.languages, ...locales])]
  const [code, setCode] = useState<Locale>(languages[0] ?? 'fr')
  const [isSending, send] = useState(false)
  const { id } = mailing
  const save = async () => {
    const { staff, page, deadline, words, version } = draft.written
    try {
      await api.call(writeMailing, { params: { id }, body: { staff, page, deadline, words, version } })
      draft.reset()
    } finally {
      // Also when somebody was faster: theirs is what this is compared with.
      await refresh(readMailing, listMailings, readersOfMailing)
    }
  }
  const { submit, problems, isPending } = useSubmit(async () => {
    await save()
    toast.success(t('mailing.saved'))
  })
  const { run, isPending: isAsking } = useAction()
  // Its readers are counted by what is kept.
  const ask = () =>
    run(async () => {
      if (draft.isChanged) await save()
      send(true)
    })
  const wrong = draft.firstWrong()
  const { page, deadline } = draft.written
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('mailing.title')}>
      {draft.isStale && (
        <DraftNotice
          text={fairs('mails.stale')}
          choices={[
            { label: fairs('mails.keep_mine'), onPress: draft.keepMine },
            { label: fairs('mails.take_theirs'), onPress: draft.reset },
          ]}
        />
      )}
      <OtherTab draft={draft} />
      <div className={styles.desk}>
        <div className={styles.edit}>
          <MailingReaders mailing={mailing} draft={draft} />
          <LanguageTabs
            isLazy
            label={t('mailing.languages')}
            current={code}
            onChange={setCode}
            languages={languages.map(one => ({
              code: one,
              name: languageNames[one],
              isMissing: mailing.languages.includes(one) && !draft.worded.includes(one),
            }))}
          >
            {shown => (
              <MailWordFields
                code={shown}
                words={draft.wordsIn(shown)}
                names={mailing.names}
                hasLink
                problems={draft.problemsIn(shown)}
                write={part => draft.write(shown, part)}
              />
            )}
          </LanguageTabs>
          <div className={styles.pair}>
            <SelectField
              label={t('mailing.page')}
              value={page}
              onChange={next => next && draft.set({ page: next })}
              options={mailingPages.map(one => ({ id: one, label: t(`mailing.page_${one}`) }))}
            />
            <DateField
              label={t('mailing.deadline')}
              hint={t('mailing.deadline_hint', { written: '{{deadline}}' })}
              error={draft.lacksDeadline ? t('mailing.deadline_lacks') : undefined}
              value={deadline}
              onChange={next => draft.set({ deadline: next })}
            />
          </div>
        </div>
        <div className={styles.aside}>
          <MailPreview
            name={['mailing', id]}
            code={code}
            draft={{ locale: code, ...draft.wordsIn(code), page, deadline }}
            load={body => api.call(previewMailing, { params: { id }, body })}
          />
          <TestMailing mailing={mailing} code={code} draft={draft} />
        </div>
      </div>
      <SaveActions draft={draft} isPending={isPending} isDisabled={!draft.isChanged || draft.isStale}>
        <Button
          variant="secondary"
          icon={Send}
          isDisabled={
            !draft.worded.length ||
            wrong !== undefined ||
            draft.lacksDeadline ||
            draft.isStale ||
            !mailing.readers.total
          }
          isPending={isAsking}
          onPress={ask}
        >
          {t('mailing.send')}
        </Button>
      </SaveActions>
      {isSending && <SendDialog mailing={mailing} draft={draft} onClose={() => send(false)} />}
    </Form>
  )
}
