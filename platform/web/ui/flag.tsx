import type { ReactNode } from 'react'
import type { Locale } from '#platform/contract/locale.ts'
import styles from './flag.module.css'

const upright = (...colors: [string, string, string]) =>
  colors.map((color, at) => <path key={color} fill={color} d={`M${at * 8} 0h8v16h-8Z`} />)
const lying = (...colors: [string, string, string]) =>
  colors.map((color, at) => <path key={color} fill={color} d={`M0 ${(at * 16) / 3}h24v5.34H0Z`} />)

// The colours of flags are nobody's theme.
const flags: Record<Locale, ReactNode> = {
  fr: upright('#1f3f94', '#ffffff', '#dd2c3a'),
  it: upright('#12894b', '#ffffff', '#cf2b37'),
  nl: lying('#ae1c28', '#ffffff', '#21468b'),
  de: lying('#1a1a1a', '#d4001a', '#ffce00'),
  es: (
    <>
      <path fill="#c60b1e" d="M0 0h24v16H0Z" />
      <path fill="#ffc400" d="M0 4h24v8H0Z" />
    </>
  ),
  en: (
    <>
      <path fill="#1f2f6b" d="M0 0h24v16H0Z" />
      <path stroke="#ffffff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#ffffff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
}

/** Beside the name of a language, never instead of it. */
export function Flag({ of }: { of: Locale }) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" aria-hidden="true">
      {flags[of]}
    </svg>
  )
}
