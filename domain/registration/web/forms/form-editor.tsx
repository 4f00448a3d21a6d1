import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import desk from '#domain/fairs/web/homepage/homepage.module.css'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { RegistrationForm } from '../../contract/registration-form.ts'
import { AddFields } from './add-fields.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { BlockList } from './block-list.tsx'
import { FormFrame } from './form-frame.tsx'
import { FormState } from './form-state.tsx'
import styles from './forms.module.css'
import { Meanwhile } from './meanwhile.tsx'
import { useFormEditor } from './use-form-editor.ts'

type Props = {
  form: RegistrationForm
  /** Slug of the fair whose form it is; none is that of every fair. */
  fair: string | undefined
  /** Where the form is looked at. */
  salon: string | undefined
  /** In which it is read. */
  languages: readonly Locale[]
  children: ReactNode
}

/** The fields of a form on one side, on the other the page that asks for them. */
export function FormEditor({ form, fair, salon, languages, children }: Props) {
  const t = useWords('registration')
  const address = useListAddress()
  const editor = useFormEditor(form, fair)
  const [face, setFace] = useState('edit')
  // Which field is open is said in the address: a reload finds it again, with what was typed.
  const open = address.get('field')
  const block = editor.blocks.find(one => one.identifier === open) ?? null
  const show = (field: string | null) => address.change({ field })
  const page = hrefOf(accountPaths.registerFormtype, { formtype: form.type }, salon)
  return (
    <>
      <PageTitle
        title={t('forms.title')}
        lead={t('forms.lead')}
        actions={
          <ButtonLink variant="ghost" icon={Eye} href={page} target="_blank">
            {t('forms.see')}
          </ButtonLink>
        }
      />
      {children}
      <div className={desk.faces}>
        <Segmented
          label={t('forms.face')}
          value={face}
          onChange={setFace}
          segments={[
            { id: 'edit', label: t('forms.face_edit') },
            { id: 'preview', label: t('forms.preview') },
          ]}
        />
      </div>
      <div className={desk.desk} data-face={face}>
        <div className={`${desk.edit} ${styles.fields}`}>
          <FormState editor={editor} isOfOneFair={fair !== undefined} />
          {editor.isStale && <Meanwhile editor={editor} />}
          <Form problems={editor.isStale ? null : editor.problems} onSubmit={editor.save}>
            <BlockList editor={editor} languages={languages} onOpen={one => show(one.identifier)} />
          </Form>
          <AddFields editor={editor} onNew={() => show('new')} />
        </div>
        <FormFrame
          type={form.type}
          blocks={editor.blocks}
          salon={salon}
          languages={languages}
          focus={editor.touched}
        />
      </div>
      <div className={styles.save}>
        <FormActions>
          <Button
            isDisabled={!editor.isChanged || editor.isStale}
            isPending={editor.isPending}
            onPress={editor.save}
          >
            {t('forms.save')}
          </Button>
          {editor.isChanged && (
            <Button variant="ghost" onPress={editor.discard} isDisabled={editor.isPending}>
              {t('forms.discard')}
            </Button>
          )}
        </FormActions>
      </div>
      {(block || open === 'new') && (
        <BlockDialog
          key={open}
          editor={editor}
          block={block}
          draftKey={`draft:form-field:${form.type}:${fair ?? 'every'}:${open}`}
          onClose={() => show(null)}
        />
      )}
    </>
  )
}
