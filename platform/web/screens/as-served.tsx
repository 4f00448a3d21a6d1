import { type ReactNode, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A picture that the server has drawn stays as it came: the browser neither loads nor runs what draws it, until
 * `of` is another value. There must be nothing in it to press but links.
 */
export function AsServed({
  of,
  className,
  children,
}: {
  of: unknown
  className?: string
  children: ReactNode
}) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [served] = useState(isHydrating ? { of } : null)
  if (typeof document === 'undefined' || served?.of !== of) return <div className={className}>{children}</div>
  return (
    <div
      key="served"
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves alone what the server drew
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
