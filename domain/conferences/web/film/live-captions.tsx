import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Captions, CaptionsOff, CornerDownLeft } from 'lucide-react'
import { useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type CaptionLine, captionsTopic, readCaptions, typeCaption } from '../../contract/captions.ts'
import styles from './live-captions.module.css'

/** Lines that are seen at once. */
const seen = 3

/** What is said, as somebody types it: the last lines, beneath the film. */
export function LiveCaptions({ conference, isCaptioner }: { conference: number; isCaptioner: boolean }) {
  const t = useWords('conferences')
  const api = useApi()
  const queries = useQueryClient()
  const [isShown, show] = useState(true)
  const query = callQuery(api, readCaptions, { params: { id: conference } })
  const { data } = useQuery(query)
  const add = (line: CaptionLine) =>
    queries.setQueryData(query.queryKey, (kept: { lines: CaptionLine[] } | undefined) => ({
      lines: [...(kept?.lines ?? []).filter(one => one.id !== line.id), line]
        .sort((one, other) => one.id - other.id)
        .slice(-20),
    }))
  useTopic(
    captionsTopic(conference),
    ({ data: told }) => add(told as CaptionLine),
    () => queries.invalidateQueries({ queryKey: query.queryKey }),
  )
  const lines = data?.lines.slice(isCaptioner ? -20 : -seen) ?? []
  return (
    <section className={styles.captions} aria-label={t('film.live_captions')}>
      <header className={styles.head}>
        <h2>{t('film.live_captions')}</h2>
        <Button
          variant="ghost"
          size="small"
          icon={isShown ? Captions : CaptionsOff}
          aria-pressed={isShown}
          onPress={() => show(!isShown)}
        >
          {t(isShown ? 'film.live_captions_hide' : 'film.live_captions_show')}
        </Button>
      </header>
      {isShown && (
        <div className={styles.lines}>
          {lines.length ? (
            lines.map(line => <p key={line.id}>{line.text}</p>)
          ) : (
            <p className={styles.none}>{t('film.live_captions_none')}</p>
          )}
        </div>
      )}
      {isCaptioner && <Typing conference={conference} onTyped={add} />}
    </section>
  )
}

/** Enter sends the line: whoever types does not look for a button. */
function Typing({ conference, onTyped }: { conference: number; onTyped: (line: CaptionLine) => void }) {
  const t = useWords('conferences')
  const api = useApi()
  const [text, setText] = useState('')
  const { submit, problems, isPending } = useSubmit(async () => {
    const said = text.trim()
    if (!said) return
    setText('')
    try {
      onTyped(
        await api.call(typeCaption, { params: { id: conference }, body: { text: said }, isAside: true }),
      )
    } catch (error) {
      setText(typed => (typed ? typed : said))
      throw error
    }
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('film.type_captions')}>
      <div className={styles.typing}>
        <TextField
          name="text"
          label={t('film.type_captions')}
          hint={t('film.type_captions_hint')}
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={setText}
        />
        <Button
          type="submit"
          variant="secondary"
          icon={CornerDownLeft}
          isPending={isPending}
          isDisabled={!text.trim()}
        >
          {t('film.type_captions_send')}
        </Button>
      </div>
    </Form>
  )
}
