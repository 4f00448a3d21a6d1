import { Plus, Trash2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { useDays } from '#domain/jobs/web/use-days.ts'
import { useInboxKeys } from '#domain/messaging/web/inbox/use-inbox-keys.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextAreaField, TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  type Colleague,
  changeLead,
  dropNote,
  type Lead,
  leadStates,
  noteLength,
  tagLength,
  tagsMost,
  writeNote,
} from '../../contract/lead.ts'
import styles from './desk.module.css'
import { noteDraft } from './note-drafts.ts'
import type { DeskState } from './use-desk.ts'

const fullName = ({ firstName, lastName }: Colleague) => `${firstName} ${lastName}`

type Props = { lead: Lead; desk: DeskState }
type Note = Lead['notes'][number]

/** What the firm makes of a contact: who looks after it, where it stands, its tags and notes. */
export function Side({ lead, desk }: Props) {
  const t = useWords('leads')
  const api = useApi()
  const { run, isPending } = useAction()
  const change = (what: Omit<BodyOf<typeof changeLead>, 'version'>) =>
    run(async () => {
      try {
        await api.call(changeLead, { params: { id: lead.id }, body: { version: lead.version, ...what } })
      } finally {
        await desk.again()
      }
    })
  return (
    <div className={styles.side}>
      <Owner lead={lead} desk={desk} isPending={isPending} give={owner => change({ owner })} />
      <section>
        <h3>{t('side.state')}</h3>
        <RadioGroupField
          label={t('side.state')}
          isLabelHidden
          isDisabled={isPending}
          options={leadStates.map(id => ({ id, label: t(`state.${id}`) }))}
          value={lead.state}
          onChange={state => change({ state })}
        />
      </section>
      <Tags lead={lead} isPending={isPending} keep={tags => change({ tags })} />
      <Notes lead={lead} desk={desk} />
    </div>
  )
}

function Owner({
  lead,
  desk,
  isPending,
  give,
}: Props & { isPending: boolean; give: (id: number | null) => void }) {
  const t = useWords('leads')
  const { user } = usePerson()
  const { owner } = lead
  const colleagues = desk.overview.data?.colleagues ?? []
  const [chosen, choose] = useState<string | null>(null)
  const others = colleagues.filter(({ id }) => id !== owner?.id)
  return (
    <section>
      <h3>{t('side.owner')}</h3>
      <div className={styles.owner}>
        {owner ? (
          <>
            <Avatar name={fullName(owner)} src={owner.picture?.thumbnailPath} face={owner} size={34} />
            <b>{fullName(owner)}</b>
          </>
        ) : (
          <span className={styles.small}>{t('side.nobody')}</span>
        )}
        <PopoverButton
          isSheet
          label={t('side.hand_title')}
          placement="bottom end"
          trigger={
            <Button variant="ghost" size="small" isPending={isPending}>
              {t('side.hand')}
            </Button>
          }
        >
          {close => (
            <div className={styles.filters}>
              <RadioGroupField
                label={t('side.hand_title')}
                options={[
                  ...others.map(one => ({
                    id: String(one.id),
                    label: one.id === user?.id ? t('side.myself') : fullName(one),
                  })),
                  ...(owner ? [{ id: '0', label: t('side.to_nobody') }] : []),
                ]}
                value={chosen}
                onChange={choose}
              />
              <Button
                variant="soft"
                isDisabled={chosen === null}
                onPress={() => {
                  give(Number(chosen) || null)
                  choose(null)
                  close()
                }}
              >
                {t('side.hand')}
              </Button>
            </div>
          )}
        </PopoverButton>
      </div>
    </section>
  )
}

function Tags({
  lead: { tags },
  isPending,
  keep,
}: {
  lead: Lead
  isPending: boolean
  keep: (tags: string[]) => void
}) {
  const t = useWords('leads')
  const [typed, type] = useState<string | null>(null)
  const add = () => {
    const tag = (typed ?? '').trim()
    if (tag) keep([...tags, tag])
    type(null)
  }
  return (
    <section>
      <h3>{t('side.tags')}</h3>
      <ul className={styles.tags}>
        {tags.map(tag => (
          <li key={tag}>
            {tag}
            <button
              type="button"
              disabled={isPending}
              aria-label={t('side.drop_tag', { tag })}
              onClick={() => keep(tags.filter(other => other !== tag))}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {typed === null ? (
        tags.length < tagsMost && (
          <Button variant="ghost" size="small" icon={Plus} onPress={() => type('')}>
            {t('side.add_tag')}
          </Button>
        )
      ) : (
        <form
          className={styles.typed}
          onSubmit={event => {
            event.preventDefault()
            add()
          }}
        >
          <TextField
            label={t('side.tag')}
            value={typed}
            onChange={type}
            maxLength={tagLength}
            autoFocus
            onBlur={add}
          />
        </form>
      )}
    </section>
  )
}

function Notes({ lead, desk }: Props) {
  const t = useWords('leads')
  const api = useApi()
  const days = useDays()
  const { run, isPending } = useAction()
  const draft = useDraft({ text: '' }, noteDraft(lead.id))
  const [isOpen, open] = useState(draft.isChanged)
  const field = useRef<HTMLDivElement>(null)
  const isAdmin = desk.overview.data?.isAdmin
  const begin = () => {
    open(true)
    requestAnimationFrame(() => field.current?.querySelector('textarea')?.focus())
  }
  useInboxKeys({ a: begin })
  const keep = (text: string) => api.call(writeNote, { params: { id: lead.id }, body: { text } })
  const write = () =>
    run(async () => {
      await keep(draft.value.text.trim())
      draft.reset()
      open(false)
      await desk.again()
    })
  const putBack = (text: string) =>
    run(async () => {
      await keep(text)
      await desk.again()
    })
  // One's own is written again; a colleague's would be theirs no more: one is asked first.
  const [asked, ask] = useState<Note | null>(null)
  const drop = ({ id, text, isOwn }: Note) =>
    run(async () => {
      await api.call(dropNote, { params: { id: lead.id, note: id } })
      ask(null)
      await desk.again()
      toast.success(
        t('side.note_dropped'),
        isOwn ? { action: { label: t('lists:trash.undo'), onPress: () => putBack(text), isUndo: true } } : {},
      )
    })
  return (
    <section>
      <h3>
        {t('side.notes')} {lead.notes.length > 0 && <small>{lead.notes.length}</small>}
      </h3>
      <ul className={styles.notes}>
        {lead.notes.map(note => (
          <li key={note.id}>
            <p>
              <b>
                {t('side.note_of', {
                  name: note.author?.firstName ?? t('side.somebody'),
                  day: days.shortDay(note.at),
                  time: days.time(note.at),
                })}
              </b>{' '}
              {note.text}
            </p>
            {(note.isOwn || isAdmin) && (
              <Button
                variant="icon"
                size="small"
                icon={Trash2}
                aria-label={t('side.drop_note')}
                isDisabled={isPending}
                onPress={() => (note.isOwn ? drop(note) : ask(note))}
              />
            )}
          </li>
        ))}
      </ul>
      {isOpen ? (
        <div className={styles.writing} ref={field}>
          <TextAreaField
            label={t('side.note')}
            rows={4}
            maxLength={noteLength}
            value={draft.value.text}
            onChange={text => draft.set('text', text)}
          />
          <div className={styles.pair}>
            <Button
              variant="soft"
              size="small"
              isPending={isPending}
              isDisabled={!draft.value.text.trim()}
              onPress={write}
            >
              {t('side.keep_note')}
            </Button>
            <Button
              variant="ghost"
              size="small"
              onPress={() => {
                draft.reset()
                open(false)
              }}
            >
              {t('side.cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="soft" size="small" onPress={begin}>
          {t('side.add_note')}
        </Button>
      )}
      {asked && (
        <Confirm
          isOpen
          isDanger
          title={t('side.drop_question', { name: asked.author?.firstName ?? t('side.somebody') })}
          confirmLabel={t('side.drop_note')}
          isPending={isPending}
          onOpenChange={isShown => isShown || ask(null)}
          onConfirm={() => drop(asked)}
        >
          <p>{t('side.drop_text')}</p>
        </Confirm>
      )}
      <p className={styles.small}>{t('side.notes_hint', { name: lead.person.firstName })}</p>
    </section>
  )
}
