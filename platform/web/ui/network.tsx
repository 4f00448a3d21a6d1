import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Names that need no translation, and their signs as strokes in a square of 24. */
const networks: Readonly<Record<string, { name: string; sign: ReactNode }>> = {
  linkedin: {
    name: 'LinkedIn',
    sign: (
      <>
        <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z" />
        <path d="M2 9h4v12H2z" />
        <circle cx="4" cy="4" r="2" />
      </>
    ),
  },
  twitter: { name: 'X', sign: <path d="M4 4l12 16h4L8 4H4zM4 20l6.8-7M13.2 11L20 4" /> },
  facebook: {
    name: 'Facebook',
    sign: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  },
  instagram: {
    name: 'Instagram',
    sign: (
      <>
        <rect x="2" y="2" width="20" height="20" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17.5 6.5h.01" />
      </>
    ),
  },
  youtube: {
    name: 'YouTube',
    sign: (
      <>
        <rect x="1.5" y="5" width="21" height="14" rx="4" />
        <path d="M10 9l5 3-5 3z" />
      </>
    ),
  },
}

const known = (code: string) => {
  const name = code === 'x' ? 'twitter' : code
  return Object.hasOwn(networks, name) ? networks[name] : undefined
}

/** A network as it calls itself. */
export const networkName = (code: string): string =>
  known(code)?.name ?? code.replace(/[_-]+/g, ' ').replace(/^./, first => first.toUpperCase())

/** The sign of a social network, beside its name. */
export function NetworkSign({ code }: { code: string }) {
  const network = known(code)
  if (!network) return <Icon of={ExternalLink} size="small" />
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {network.sign}
    </svg>
  )
}
