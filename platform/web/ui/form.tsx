import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { FieldProblems } from './field-problems.ts'
import styles from './form.module.css'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'

/** What the server found wrong: one sentence for the whole, and problems by field name. */
export interface FormProblems {
  message?: string
  errors?: Record<string, string[]>
}

export interface FormProps {
  children: ReactNode
  /** A new object for every answer: each one takes the focus to what is wrong first. */
  problems?: FormProblems | null
  onSubmit: (values: FormData, form: HTMLFormElement) => void
  id?: string
  'aria-label'?: string
  /**
   * It is saved by itself, whenever a field is left: problems stand beside their fields alone, and nothing takes the focus
   * from what is typed.
   */
  onLeave?: () => void
}

/**
 * React Aria forgets a problem when its field is left, which is when the button below is pressed: the words vanish, the
 * button moves away from under the pointer, and the press is lost. So the field is told at every letter.
 */
const settle = ({ target }: Event) => {
  if (target instanceof Element && target.matches('input:not([type=file]), textarea'))
    target.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Keeps everything typed, puts each problem beside its field and the focus into the first of them. What belongs to no
 * field is said in a card on top.
 * The browser's own messages are off: they would speak the machine's language, not the reader's.
 */
export function Form({ children, problems, onSubmit, onLeave, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const own = form.current
    own?.addEventListener('input', settle)
    return () => own?.removeEventListener('input', settle)
  }, [])
  useEffect(() => {
    const own = form.current
    if (!own || !onLeave) return
    own.addEventListener('focusout', onLeave)
    return () => own.removeEventListener('focusout', onLeave)
  }, [onLeave])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form inside a dialog is a child of the page's form in React's tree: its submission is its own.
    event.stopPropagation()
    onSubmit(new FormData(event.currentTarget), event.currentTarget)
  }
  return (
    <AriaForm
      {...rest}
      ref={form}
      className={styles.form}
      validationBehavior="aria"
      validationErrors={problems?.errors}
      onSubmit={submit}
    >
      <FieldProblems value={problems?.errors}>
        {!onLeave && <ProblemCard problems={problems} form={form} />}
        {children}
      </FieldProblems>
    </AriaForm>
  )
}

/** What was typed there is wrong: the first of its kind, as the page shows them. */
const firstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')

function show(element: HTMLElement) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

function ProblemCard({
  problems,
  form,
}: {
  problems?: FormProblems | null
  form: { readonly current: HTMLFormElement | null }
}) {
  const words = useKitWords()
  const card = useRef<HTMLDivElement>(null)
  const [homeless, setHomeless] = useState<readonly string[]>([])
  const [told, setTold] = useState<{ isAlone: boolean } | null>(null)
  const isOfWhole = problems?.errors === undefined || Object.keys(problems.errors).length === 0

  useEffect(() => {
    const named = Object.entries(problems?.errors ?? {})
    // A problem whose field is not on this page would be lost beside it, so the card says it.
    const lost = named.filter(([name]) => !form.current?.elements.namedItem(name))
    const wrong = named.length > lost.length ? firstWrong(form.current) : null
    setHomeless(lost.flatMap(([, messages]) => messages))
    // The field that takes the focus says what is wrong with it: once is enough.
    setTold(problems && (!wrong || lost.length > 0) ? { isAlone: !wrong } : null)
    if (wrong) show(wrong)
  }, [problems, form])

  useEffect(() => {
    if (told?.isAlone && card.current) show(card.current)
  }, [told])

  if (!problems || !(isOfWhole || told)) return null
  return (
    <div ref={card} className={styles.card} role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} />
      <div className={styles.words}>
        <p className={styles.message}>{problems.message ?? words.formProblem}</p>
        {homeless.length > 0 && (
          <ul className={styles.list}>
            {homeless.map(message => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Fields side by side where there is room, one under the other on a phone. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** A titled part of a long form. */
export function FormSection({
  title,
  hint,
  id,
  children,
}: {
  title: string
  hint?: string
  /** For a link to it. */
  id?: string
  children: ReactNode
}) {
  return (
    <fieldset className={styles.section} id={id}>
      <legend className={styles.title}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  )
}

/** The foot of a form: what saves it, what leaves it. On a phone the buttons take the whole width. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
