type Field = HTMLInputElement | HTMLTextAreaElement

/** What `earlyScript` has heard, by what was pressed, typed in or entered; `down`: what is being pressed. */
type Early = {
  presses: Set<Element>
  typed: Map<Field, string>
  entered: Set<Field>
  down?: HTMLElement | null
  stop(): void
}

declare global {
  interface Window {
    early?: Early
  }
}

/** Fields that one types in. */
export const typedFields = 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea'

/** As if it had just been typed: React hears of what comes by the field's own setter. */
function type(field: Field, text: string) {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function press(what: Element | undefined) {
  if (what instanceof HTMLFormElement) what.requestSubmit()
  else if (what instanceof HTMLElement) what.click()
  else what?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** The same of a part that was drawn anew, by its name. */
const sameAs = ({ tagName, textContent, ariaLabel }: Element) =>
  [...document.querySelectorAll(tagName)].find(
    one => one.textContent === textContent && one.ariaLabel === ariaLabel,
  )

/** React, which sees the end of a press alone, takes it for none: it is made anew. */
function endPress(down: HTMLElement) {
  const events = ['click', 'pointerdown'] as const
  const end = (event: Event) => {
    if (!event.isTrusted) return
    for (const name of events) document.removeEventListener(name, end, true)
    if (event.type !== 'click' || !(event.target instanceof Node && down.contains(event.target))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    down.click()
  }
  for (const name of events) document.addEventListener(name, end, true)
}

/** Tells the page, which hears now, what was typed and pressed before; once. */
export function replayEarly(): void {
  const { early } = window
  if (!early) return
  delete window.early
  const { presses, typed, entered, down } = early
  early.stop()
  document.documentElement.style.cursor = ''
  for (const field of document.querySelectorAll<Field>(typedFields))
    if (!typed.has(field) && field.value !== field.defaultValue) typed.set(field, field.value)
  for (const [field, text] of typed) if (field.isConnected) type(field, text)
  setTimeout(() => {
    for (const field of entered)
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  for (const what of presses) press(what.isConnected ? what : sameAs(what))
  if (down) endPress(down)
}
