import { useEffect, useRef } from 'react'
import type { useListAddress } from '../screens/use-list-address.ts'
import { viewQuery } from './view-query.ts'

type Options = {
  address: ReturnType<typeof useListAddress>
  rows: readonly string[]
  /** Without room beside the list a row leads to its page. */
  hasRoom: boolean
  /** Where the keyboard is once a row has left the list that was open. */
  onFollow: (row: string) => void
}

/** The row whose record is open beside its list, as the address says it; one that leaves the list gives its place to the next. */
export function useOpenRow({ address, rows, hasRoom, onFollow }: Options) {
  const { search, change, hrefFor } = address
  const asked = hasRoom ? address.get('open') : ''
  const page = address.get('page')
  const at = rows.indexOf(asked)
  const last = useRef<{ view: string; row: string; at: number } | null>(null)
  const view = `${viewQuery(search)} ${page}`
  const show = (row: string | null) => change({ page, open: row })
  const now = useRef({ show, onFollow })
  useEffect(() => {
    now.current = { show, onFollow }
  })
  useEffect(() => {
    if (!asked) last.current = null
    else if (at >= 0) last.current = { view, row: asked, at }
    else if (last.current?.view === view && last.current.row === asked) {
      const next = rows[Math.min(last.current.at, rows.length - 1)]
      last.current = null
      if (next === undefined) return
      now.current.show(next)
      now.current.onFollow(next)
    }
  }, [asked, at, view, rows])
  return {
    open: at >= 0 ? asked : null,
    show,
    hrefOf: (row: string) => hrefFor({ page, open: row }),
  }
}
