import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RecordOf } from '#platform/contract/resource.ts'
import { callQuery, recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { problemsIn } from '#platform/web/api/use-submit.ts'
import { ChangeHistory } from '#platform/web/saving/change-history.tsx'
import { FieldConflicts } from '#platform/web/saving/field-conflicts.tsx'
import { SaveLine } from '#platform/web/saving/save-line.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TabLinks } from '#platform/web/ui/tabs.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { changesOfHomepage, imagesOfHomepage } from '../../contract/endpoints.ts'
import { fairs } from '../../contract/fair.ts'
import { ButtonsEditor } from '../buttons/buttons-editor.tsx'
import { useCurrentFair, useSalonHref } from '../fair-context.tsx'
import { HeadFields } from '../homepage/head-fields.tsx'
import styles from '../homepage/homepage.module.css'
import { Parts } from '../homepage/parts.tsx'
import { Preview } from '../homepage/preview.tsx'
import { SectionFields } from '../homepage/section-fields.tsx'
import { type HomepageEditor, useHomepageEditor } from '../homepage/use-homepage-editor.ts'
import { useHomepageWords } from '../homepage/use-homepage-words.ts'

/** What visitors meet first: the homepage, written on the page itself, and the buttons of the menu. */
export default function FairHomepageEditPage() {
  const t = useWords('fairs')
  const [search] = useSearchParams()
  const api = useApi()
  const { id } = useCurrentFair()
  // Refused to those who may read the fair and do not run it.
  const { error, refetch } = useQuery(callQuery(api, imagesOfHomepage, { params: { id } }))
  const tab = search.get('tab') === 'buttons' ? 'buttons' : 'page'
  const tabs = (
    <TabLinks
      label={t('homepage.title')}
      current={tab}
      tabs={[
        { id: 'page', label: t('buttons.tab_page'), href: '?' },
        { id: 'buttons', label: t('buttons.title'), href: '?tab=buttons' },
      ]}
    />
  )
  if (error)
    return (
      <ErrorState title={t('settings.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (tab === 'page') return <HomepagePage tabs={tabs} />
  return (
    <>
      <PageTitle title={t('homepage.title')} lead={t('homepage.lead')} />
      {tabs}
      <div className={styles.buttons}>
        <ButtonsEditor />
      </div>
    </>
  )
}

function HomepagePage({ tabs }: { tabs: ReactNode }) {
  const t = useWords('fairs')
  const api = useApi()
  const { id } = useCurrentFair()
  const { data: fair, error, refetch } = useQuery(recordQuery(api, fairs, id))
  if (error)
    return (
      <ErrorState title={t('settings.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  return fair ? <Editor key={fair.id} fair={fair} tabs={tabs} /> : <Skeleton shape="rows" count={8} />
}

type Fair = RecordOf<typeof fairs>

function Editor({ fair, tabs }: { fair: Fair; tabs: ReactNode }) {
  const t = useWords('fairs')
  const say = useWords('validations')
  const href = useSalonHref()
  const api = useApi()
  const editor = useHomepageEditor(fair, () => toast.success(t('homepage.published')))
  const words = useHomepageWords()
  const { run } = useAction()
  const [part, setPart] = useState<string | null>(null)
  const [face, setFace] = useState('edit')
  const { saving, hasDraft, isPending } = editor
  const discard = () =>
    run(async () => {
      const undo = await editor.discard()
      toast.success(t('homepage.discarded'), {
        action: { label: t('homepage.undo'), onPress: () => run(undo), isUndo: true },
      })
    })
  return (
    <>
      <PageTitle
        title={t('homepage.title')}
        lead={
          <span className={styles.actions}>
            {t('homepage.lead')}
            {hasDraft && <Badge tone="neutral">{t('homepage.state_draft')}</Badge>}
          </span>
        }
        actions={
          <>
            <ButtonLink variant="ghost" icon={Eye} href={href('/')} target="_blank">
              {t('homepage.see')}
            </ButtonLink>
            {fair.homepageDraft !== null && (
              <Button variant="secondary" onPress={discard}>
                {t('homepage.discard')}
              </Button>
            )}
            <Button isDisabled={!hasDraft} isPending={isPending} onPress={editor.publish}>
              {t('homepage.publish')}
            </Button>
          </>
        }
      />
      <div className={styles.saving}>
        <SaveLine saving={saving}>
          <ChangeHistory
            query={callQuery(api, changesOfHomepage, { params: { id: fair.id } })}
            fields={saving.fields}
            restore={(field, value) => {
              editor.setField(field, value)
              void saving.leave()
            }}
            {...words}
          />
        </SaveLine>
        <FieldConflicts saving={saving} {...words} />
        {editor.problems?.message && (
          <p className={styles.problem} role="alert">
            {editor.problems.message}
          </p>
        )}
      </div>
      {tabs}
      <div className={styles.faces}>
        <Segmented
          label={t('homepage.face')}
          value={face}
          onChange={setFace}
          segments={[
            { id: 'edit', label: t('homepage.face_edit') },
            { id: 'preview', label: t('homepage.preview') },
          ]}
        />
      </div>
      <div className={styles.desk} data-face={face}>
        <div className={styles.edit}>
          <Form
            onLeave={() => void saving.leave()}
            problems={problemsIn(saving.errors, say)}
            onSubmit={() => void saving.leave()}
            aria-label={t('homepage.title')}
          >
            <LanguageTabs
              isLazy
              label={t('settings.languages')}
              current={editor.code}
              onChange={editor.setCode}
              languages={editor.draft.languages.map(code => ({
                code,
                name: languageNames[code],
                isMissing: !editor.draft.homepage[code]?.title,
              }))}
            >
              {() => (
                <>
                  {editor.code !== editor.main && (
                    <p className={styles.language}>
                      {t('homepage.falls_back', { language: languageNames[editor.main] })}
                    </p>
                  )}
                  <Open editor={editor} fair={fair} part={part} setPart={setPart} />
                </>
              )}
            </LanguageTabs>
          </Form>
        </div>
        <div className={styles.preview}>
          <Preview editor={editor} focus={part} />
        </div>
      </div>
    </>
  )
}

function Open({
  editor,
  fair,
  part,
  setPart,
}: {
  editor: HomepageEditor
  fair: Fair
  part: string | null
  setPart: (part: string | null) => void
}) {
  const t = useWords('fairs')
  const section = editor.content.sections?.find(one => one.id === part)
  if (part !== 'head' && part !== 'intro' && !section)
    return <Parts editor={editor} hasProgramme={fair.isUsingConferenceModule} open={setPart} />
  return (
    <div>
      <div className={styles.back}>
        <Button variant="ghost" size="small" icon={ArrowLeft} autoFocus onPress={() => setPart(null)}>
          {t('homepage.back')}
        </Button>
      </div>
      <div className={styles.fields}>
        {part === 'head' && <HeadFields editor={editor} />}
        {part === 'intro' && (
          <RichTextField
            hasVideos
            key={editor.code}
            label={t('homepage.part_intro')}
            hint={t('homepage.part_intro_hint')}
            lang={editor.code}
            value={editor.content.text ?? ''}
            onChange={text => editor.setWords({ text })}
          />
        )}
        {section?.id && <SectionFields editor={editor} section={{ ...section, id: section.id }} />}
      </div>
    </div>
  )
}
