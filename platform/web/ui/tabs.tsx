import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-aria-components/Link'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'

export interface TabEntry {
  id: string
  label: string
  /** A figure beside the word: how many are inside. */
  count?: number
}

export interface TabsProps {
  label: string
  tabs: readonly (TabEntry & { content: ReactNode })[]
  current?: string
  onChange?: (id: string) => void
}

/** Parts of one page of which one is seen, without an address of their own. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={current}
      onSelectionChange={key => onChange?.(String(key))}
    >
      <TabList className={styles.list} aria-label={label}>
        {tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} className={styles.tab}>
            <Words {...tab} />
          </Tab>
        ))}
      </TabList>
      {tabs.map(tab => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** The same look where each part is a page of its own. */
export function TabLinks({
  label,
  tabs,
  current,
}: {
  label: string
  tabs: readonly (TabEntry & { href: string })[]
  current: string
}) {
  const list = useRef<HTMLElement>(null)
  // On a phone the row is longer than the screen: the current part is brought into sight, the page stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is current
  useEffect(() => {
    const row = list.current
    const shown = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && shown) row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={list} className={styles.list} aria-label={label}>
      {tabs.map(tab => (
        <Link
          key={tab.id}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.id === current ? 'page' : undefined}
        >
          <Words {...tab} />
        </Link>
      ))}
    </nav>
  )
}

function Words({ label, count }: TabEntry) {
  return (
    <>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
}
