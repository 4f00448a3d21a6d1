import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Locale } from '#platform/contract/locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { PreviewTools, usePreviewLook } from '../preview-tools.tsx'
import styles from './mails.module.css'

const pause = 400

/** What is being typed, once the hand rests. */
function useRested<T>(value: T): T {
  const [rested, rest] = useState(value)
  const said = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object with the same words is no news
  useEffect(() => {
    const timer = setTimeout(() => rest(value), pause)
    return () => clearTimeout(timer)
  }, [said])
  return rested
}

/**
 * Nothing in the frame leads anywhere: what would open a page is stopped by the frame. Day or evening is what is chosen
 * here, not what the machine has.
 */
const framed = (html: string, theme: 'light' | 'dark') =>
  html
    .replace('<head>', '<head><base target="_blank">')
    .replace('light dark', theme)
    .replace('color-scheme:light dark', `color-scheme:${theme}`)
    .replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')

type Shown = { subject: string; html: string; text: string; reader: string }
type Props<Draft> = {
  /** Tells this mail from others. */
  name: readonly unknown[]
  code: Locale
  /** All that its look depends on. */
  draft: Draft
  /** As the first, the second, … of its readers would get it. */
  load: (draft: Draft & { turn: number }) => Promise<Shown>
}

/** The mail as a mailbox shows it to somebody of the fair, and as text. */
export function MailPreview<Draft extends object>({ name, code, draft, load }: Props<Draft>) {
  const t = useWords('fairs')
  const look = usePreviewLook()
  const [face, setFace] = useState('html')
  const [turn, setTurn] = useState(0)
  const rested = useRested({ ...draft, turn })
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-preview', ...name, rested],
    queryFn: () => load(rested),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.preview} aria-label={t('homepage.preview')}>
      <div className={styles.tools}>
        <Segmented
          label={t('mails.face')}
          value={face}
          onChange={setFace}
          segments={[
            { id: 'html', label: t('mails.face_html') },
            { id: 'text', label: t('mails.face_text') },
          ]}
        />
        {face === 'html' && <PreviewTools look={look} />}
      </div>
      {error ? (
        <ErrorState title={t('mails.preview_failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        <>
          <div className={styles.letter} data-device={look.device} lang={code}>
            <p className={styles.envelope}>
              <b>{data.subject}</b>
            </p>
            {face === 'html' ? (
              <iframe title={t('homepage.preview')} sandbox="" srcDoc={framed(data.html, look.theme)} />
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
              <pre tabIndex={0}>{data.text}</pre>
            )}
          </div>
          <p className={styles.reader}>
            {t('mails.reader', { name: data.reader })}
            <Button variant="ghost" size="small" icon={UserRound} onPress={() => setTurn(turn + 1)}>
              {t('mails.another_reader')}
            </Button>
          </p>
        </>
      ) : (
        <Skeleton shape="lines" count={8} />
      )}
    </section>
  )
}
