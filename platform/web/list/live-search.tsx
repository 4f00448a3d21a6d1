import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../ui/toolbar.tsx'

const rest = 200

/**
 * Asks while one types, once the fingers rest, or at once by Enter and on leaving the field: what is asked after a link was
 * followed would call its page back. Follows an address that is changed by something else.
 */
export function LiveSearch({
  label,
  placeholder,
  asked,
  onAsk,
}: {
  label: string
  placeholder?: string | undefined
  asked: string
  onAsk: (text: string) => void
}) {
  const [text, setText] = useState(asked)
  const [answered, setAnswered] = useState(asked)
  const sent = useRef(asked)
  const ask = useRef(onAsk)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    ask.current = onAsk
  })
  if (asked !== answered) {
    setAnswered(asked)
    if (asked !== sent.current) setText(asked)
  }
  useEffect(() => {
    if (text.trim() === asked) return
    timer.current = setTimeout(() => {
      sent.current = text.trim()
      ask.current(text.trim())
    }, rest)
    return () => clearTimeout(timer.current)
  }, [text, asked])
  const now = (next: string) => {
    clearTimeout(timer.current)
    setText(next)
    sent.current = next.trim()
    onAsk(next.trim())
  }
  return (
    <SearchField
      label={label}
      placeholder={placeholder ?? label}
      value={text}
      onChange={next => (next ? setText(next) : now(''))}
      onSubmit={now}
      onBlur={() => text.trim() !== asked && text.trim() !== sent.current && now(text)}
    />
  )
}
