import { useEffect } from 'react'
import { useNavigate } from 'react-router'

type Props = { current: number; total: number; hrefFor: (page: number) => string }

/** Leads to the last page whoever is past it: its rows may have been deleted, or the link is older than they are. */
export function useLastPage({ current, total, hrefFor }: Props) {
  const navigate = useNavigate()
  const last = Math.max(total, 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is past the last
  useEffect(() => {
    if (current > last) void navigate(hrefFor(last), { replace: true, preventScrollReset: true })
  }, [current, last])
}
